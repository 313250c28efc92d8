import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useState } from "react";
import { useSearch } from "wouter";
import { sky } from "#domain/languages/en/sky.ts";
import type { Position } from "#domain/placement.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { readConstellation } from "../constellations/constellation-url.ts";
import { useTranslator } from "../languages/language.ts";
import { lazyComponent } from "../loading/lazy-component.tsx";
import { useParameter } from "../navigation/parameters.ts";
import { useOwnUniverse } from "../outbox/own-universe.tsx";
import { useFeelings } from "../stars/feelings.ts";
import { useFigures } from "./constellations/use-figures.ts";
import { DrawingFailure } from "./DrawingFailure.tsx";
import { Dusk, isAtDusk } from "./Dusk.tsx";
import { FirstStarName } from "./FirstStarName.tsx";
import { FocusMark } from "./FocusMark.tsx";
import { isGlowing } from "./layouts/glow-url.ts";
import { useLayout, useTidyLayoutUrl } from "./layouts/use-layout.ts";
import { useMorph } from "./layouts/use-morph.ts";
import { moveOverlays } from "./move-overlays.ts";
import { SkyPanels } from "./SkyPanels.tsx";
import type { Preset } from "./scene/camera/presets.ts";
import type { Room } from "./scene/camera/room.ts";
import type { FrameStars } from "./scene/scene-interface.ts";
import { useEntry, useListed, useSelection, useSelectionActions } from "./selection/use-selection.ts";
import { useSky, useSkyState } from "./sky-store.tsx";
import { skyWords } from "./sky-words.ts";
import { StarTooltip } from "./tooltip/StarTooltip.tsx";
import { useSkyScene } from "./use-sky-scene.ts";
import { useStarOfUrl } from "./use-star-of-url.ts";
import { showZoom, writeZoom } from "./zoom-readout.ts";

const StarReader = lazyComponent(async () => (await import("./card/StarReader.tsx")).StarReader);
const FilteredSky = lazyComponent(async () => (await import("./filter/FilteredSky.tsx")).FilteredSky);
const ComparedSky = lazyComponent(async () => (await import("./comparison/ComparedSky.tsx")).ComparedSky);
const GlowingSky = lazyComponent(async () => (await import("./layouts/GlowingSky.tsx")).GlowingSky);

const ShownConstellation = lazyComponent(
  async () => (await import("./constellations/ShownConstellation.tsx")).ShownConstellation,
);

type Props = {
  /** Null while it is not known. */
  nextPlace: Position | null;
  /** Receives the id of a star that a link names and the sky does not have. */
  onUnknownStar: (id: string) => void;
};

/** The sky, which fills the layer, and its pieces of the layer. Values of each frame go to the DOM directly, never through React. */
export function SkyMap({ nextPlace, onUnknownStar }: Props) {
  const t = useTranslator();
  const { entries } = useOwnUniverse();
  const { overlays, endFirstStar } = useSky();
  const drawing = useSkyState((state) => state.drawing);
  const firstStar = useSkyState((state) => state.firstStar);
  const descriptionId = useId();
  const label = { name: t(sky.map, { count: entries.length }), descriptionId };
  const retry = useSkyScene(useSceneEvents(), label);
  useListed(entries);
  const { tooltipId, isHovered, selectedId } = useSelection();
  const described = useEntry(entries, tooltipId);
  useSceneContents(nextPlace, described ?? firstStar);
  useStarOfUrl(onUnknownStar);
  useEscape();
  // The reader stays from the first selection on, because it notices when its star goes.
  const isReading = useWasEver(useEntry(entries, selectedId) !== null);
  const search = useSearch();
  const shownConstellation = readConstellation(search);
  const [compared] = useParameter("compare");

  return (
    <>
      <div className="sky-ground overflow-hidden">
        <p id={descriptionId} className="sr-only">
          {t(sky.keys)}
        </p>
        <div
          ref={overlays.layer}
          data-dusk={isAtDusk(entries.length) || undefined}
          className="absolute inset-0 isolate"
        >
          <FocusMark ref={overlays.mark} />
          <Dusk stars={entries.length} />
        </div>
        {drawing !== "drawn" && drawing !== "loading" && <DrawingFailure state={drawing} onRetry={retry} />}
        {isHovered && <div ref={overlays.halo} aria-hidden="true" className="star-halo" />}
        {described && <StarTooltip key={described.id} ref={overlays.tooltip} entry={described} />}
        {firstStar && !described && (
          <FirstStarName
            ref={overlays.firstName}
            light={overlays.halo}
            star={firstStar}
            onEnd={endFirstStar}
          />
        )}
      </div>
      <SkyPanels onWaitingStar={onUnknownStar} />
      {isReading && <StarReader />}
      {isGlowing(search) && <GlowingSky />}
      {compared !== null ? (
        <ComparedSky query={compared} />
      ) : shownConstellation !== null ? (
        <ShownConstellation id={shownConstellation} />
      ) : (
        search !== "" && <FilteredSky />
      )}
    </>
  );
}

/** What the scene tells the page; stable. */
function useSceneEvents() {
  const store = useSky();
  const { events } = useSelectionActions();
  return useMemo(() => {
    const { tooltip, firstName, halo, moons, mark, readout } = store.overlays;
    return {
      ...events,
      frameDrawn: (stars: FrameStars, room: Room) =>
        moveOverlays(
          {
            ...{ tooltip: tooltip.current ?? firstName.current, halo: halo.current },
            ...{ moons: moons.current, mark: mark.current },
          },
          stars,
          room,
        ),
      zoomed: (zoom: number) => writeZoom(readout.current, zoom),
      presetChanged: (preset: Preset | null) => store.set({ preset }),
    };
  }, [store, events]);
}

/** Keeps the scene as the page has it. `followed` is the star beside which a text stands. */
function useSceneContents(nextPlace: Position | null, followed: MoodEntry | null) {
  const t = useTranslator();
  const store = useSky();
  const feelings = useFeelings();
  const { entries, constellations, tags } = useOwnUniverse();
  const scene = useSkyState((state) => state.scene);
  const mode = useSkyState((state) => state.mode);
  const isLoading = useSkyState((state) => state.drawing === "loading");
  const { selected, several } = useSelection();
  const newestId = entries.at(-1)?.id ?? null;
  useEffect(() => {
    if (!isLoading) store.set({ isInView: true });
  }, [isLoading, store]);
  useEffect(() => scene?.setWords(skyWords(t)), [scene, t]);
  useEffect(() => showZoom(store.overlays.readout.current, t), [store, t]);
  useEffect(
    () => scene?.show({ feelings, entries, nextPlace, newestId }),
    [scene, feelings, entries, nextPlace, newestId],
  );
  useFigures(scene, constellations);
  useEffect(() => scene?.select(selected), [scene, selected]);
  useEffect(() => scene?.selectSeveral(several), [scene, several]);
  useEffect(() => scene?.follow(followed?.id ?? null), [scene, followed]);
  useEffect(() => scene?.setMode(mode), [scene, mode]);
  useTidyLayoutUrl();
  const { layout, setLayout } = useLayout();
  useMorph(
    scene,
    layout,
    tags,
    useSkyState((state) => state.shares),
    useCallback(() => setLayout("sky"), [setLayout]),
  );
  useLayoutEffect(() => {
    store.inView = () => scene && { ...scene.inView, mode, layoutId: layout, constellations };
    return () => {
      store.inView = () => null;
    };
  }, [store, scene, mode, layout, constellations]);
}

/** True once `value` has been true. */
function useWasEver(value: boolean): boolean {
  const [wasEver, setWasEver] = useState(value);
  if (value && !wasEver) setWasEver(true);
  return wasEver || value;
}

/** Listens on the document, so that Escape closes a tooltip of the mouse wherever the focus is. */
function useEscape() {
  const { isActive } = useSelection();
  const { clear } = useSelectionActions();
  useEffect(() => {
    if (!isActive) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) clear();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [isActive, clear]);
}
