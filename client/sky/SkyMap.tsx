import {
  type Ref,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import { useSearch } from "wouter";
import { sky } from "#domain/languages/en/sky.ts";
import type { Position } from "#domain/placement.ts";
import type { Constellation } from "#domain/records/constellation/constellation.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { readConstellation } from "../constellations/constellation-url.ts";
import { useTranslator } from "../languages/language.ts";
import { lazyComponent } from "../loading/lazy-component.tsx";
import type { MoonMover } from "./card/moon-mover.ts";
import { useFigures } from "./constellations/use-figures.ts";
import { DrawingFailure } from "./DrawingFailure.tsx";
import { Dusk, isAtDusk } from "./Dusk.tsx";
import { FirstStarName } from "./FirstStarName.tsx";
import { FocusMark } from "./FocusMark.tsx";
import { useLayout } from "./layouts/use-layout.ts";
import { useMorph } from "./layouts/use-morph.ts";
import { moveOverlays } from "./move-overlays.ts";
import { SkyPanels } from "./SkyPanels.tsx";
import type { Preset } from "./scene/camera/presets.ts";
import type { Room } from "./scene/camera/room.ts";
import type { ViewMode } from "./scene/renderer.ts";
import type { FrameStars, ShownSky } from "./scene/scene-interface.ts";
import { useSelection } from "./selection/use-selection.ts";
import { skyWords } from "./sky-words.ts";
import { StarTooltip } from "./tooltip/StarTooltip.tsx";
import { useSkyScene } from "./use-sky-scene.ts";
import { useStarOfUrl } from "./use-star-of-url.ts";
import { showZoom, writeZoom } from "./zoom-readout.ts";
import "./card/star-card.css";

const StarReader = lazyComponent(async () => (await import("./card/StarReader.tsx")).StarReader);
const FilteredSky = lazyComponent(async () => (await import("./filter/FilteredSky.tsx")).FilteredSky);

const ShownConstellation = lazyComponent(
  async () => (await import("./constellations/ShownConstellation.tsx")).ShownConstellation,
);

export type SkyControls = {
  applyPreset(preset: Preset): void;
  /** What is in view; null while the sky is not drawn. */
  shown(): ShownSky | null;
};

export type SkyMapProps = {
  readonly entries: readonly MoodEntry[];
  /** All tags of the universe. */
  readonly tags: readonly Tag[];
  readonly constellations: readonly Constellation[];
  /** Null while it is not known. */
  readonly nextPlace: Position | null;
  readonly newestId: string | null;
  /** The stars are those of an earlier visit, until the server answers. */
  readonly isStale: boolean;
  readonly controls?: Ref<SkyControls>;
  /** The person's first star, while its name stands beside it. */
  readonly firstStar?: MoodEntry | null;
  readonly onFirstStarNamed?: () => void;
  /** The preset view in which the sky is, until the person turns it. */
  readonly onPresetChange?: (preset: Preset | null) => void;
  /** Where a bar says what the filter of the URL finds. */
  readonly barPlace: HTMLElement | null;
  /** Receives the id of a star that a link names and the sky does not have. */
  readonly onUnknownStar: (id: string) => void;
  /** The sky is drawn, or cannot be. */
  readonly onInView: () => void;
  /** The person wants to keep what is in view, as a picture. */
  readonly onKeep: () => void;
};

/** Fills its parent. Values of each frame go to the DOM directly, never through React. */
export function SkyMap({
  entries,
  tags,
  constellations,
  nextPlace,
  newestId,
  isStale,
  controls,
  firstStar = null,
  onFirstStarNamed = ignore,
  onPresetChange = ignore,
  barPlace,
  onUnknownStar,
  onInView,
  onKeep,
}: SkyMapProps) {
  const t = useTranslator();
  const layer = useRef<HTMLDivElement>(null);
  const moons = useRef<MoonMover>(null);
  const tooltip = useRef<HTMLDivElement>(null);
  const halo = useRef<HTMLDivElement>(null);
  const name = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const readout = useRef<HTMLParagraphElement>(null);
  const descriptionId = useId();
  const [mode, setMode] = useState<ViewMode>("galaxy");
  const [found, setFound] = useState<readonly MoodEntry[] | null>(null);
  const selection = useSelection(entries, found);
  const [preset, setPreset] = useState<Preset | null>("reset");
  const { events: selectionEvents } = selection;
  const events = useMemo(
    () => ({
      ...selectionEvents,
      frameDrawn: (stars: FrameStars, room: Room) =>
        moveOverlays(
          {
            ...{ tooltip: tooltip.current ?? name.current, halo: halo.current },
            ...{ moons: moons.current, mark: mark.current },
          },
          stars,
          room,
        ),
      zoomed: (zoom: number) => writeZoom(readout.current, zoom),
      presetChanged: (preset: Preset | null) => {
        setPreset(preset);
        onPresetChange(preset);
      },
    }),
    [selectionEvents, onPresetChange],
  );
  const { scene, state, retry } = useSkyScene(layer, events, {
    name: t(sky.map, { count: entries.length }),
    descriptionId,
  });

  useEffect(() => {
    if (state !== "loading") onInView();
  }, [state, onInView]);
  useEffect(() => scene?.setWords(skyWords(t)), [scene, t]);
  useEffect(() => showZoom(readout.current, t), [t]);
  useEffect(() => scene?.show({ entries, nextPlace, newestId }), [scene, entries, nextPlace, newestId]);
  useFigures(scene, constellations);
  useEffect(() => scene?.select(selection.selected), [scene, selection.selected]);
  useEffect(() => scene?.selectSeveral(selection.several), [scene, selection.several]);
  const described = selection.tooltipEntry ?? firstStar;
  useEffect(() => scene?.follow(described?.id ?? null), [scene, described]);
  useEffect(() => scene?.setMode(mode), [scene, mode]);
  const { layout, setLayout } = useLayout();
  const leaveLayout = useCallback(() => setLayout("sky"), [setLayout]);
  useMorph(scene, layout, tags, leaveLayout);
  useImperativeHandle(
    controls,
    () => ({
      applyPreset: (preset) => scene?.applyPreset(preset),
      shown: () => scene && { ...scene.inView, mode, layoutId: layout, constellations },
    }),
    [scene, mode, layout, constellations],
  );
  useEscape(selection.isActive, selection.clear);
  useStarOfUrl(entries, isStale, selection.select, onUnknownStar);
  // The reader stays from the first selection on, because it notices when its star goes.
  const isReading = useWasEver(selection.selectedEntry !== null);
  const search = useSearch();
  const shownConstellation = readConstellation(search);
  const redraw = useCallback(() => scene?.redraw(), [scene]);
  const isDrawable = state !== "undelivered" && state !== "unsupported";

  return (
    <div className="group/map relative size-full overflow-hidden">
      <p id={descriptionId} className="sr-only">
        {t(sky.keys)}
      </p>
      <div ref={layer} data-dusk={isAtDusk(entries.length) || undefined} className="absolute inset-0 isolate">
        <FocusMark ref={mark} />
        <Dusk stars={entries.length} />
      </div>
      {state !== "drawn" && state !== "loading" && <DrawingFailure state={state} onRetry={retry} />}
      {selection.hovered && <div ref={halo} aria-hidden="true" className="star-halo" />}
      {selection.tooltipEntry && (
        <StarTooltip key={selection.tooltipEntry.id} ref={tooltip} entry={selection.tooltipEntry} />
      )}
      {firstStar && !selection.tooltipEntry && (
        <FirstStarName ref={name} light={halo} star={firstStar} onEnd={onFirstStarNamed} />
      )}
      <SkyPanels
        isDrawn={isDrawable}
        isLost={state === "lost"}
        entries={entries}
        found={found}
        constellations={constellations}
        selection={selection}
        scene={scene}
        layout={layout}
        onLayout={setLayout}
        mode={mode}
        onMode={setMode}
        preset={preset}
        readout={readout}
        onKeep={onKeep}
      />
      {/* The card is after the list of stars, from which it takes its place. */}
      {isReading && (
        <StarReader
          entries={entries}
          found={found}
          tags={tags}
          selection={selection}
          layer={isDrawable ? layer : null}
          moons={moons}
          onMoons={redraw}
        />
      )}
      {shownConstellation !== null && (
        <ShownConstellation
          isStale={isStale}
          id={shownConstellation}
          {...{ entries, constellations, scene, barPlace }}
          onFound={setFound}
        />
      )}
      {shownConstellation === null && search !== "" && (
        <FilteredSky entries={entries} tags={tags} scene={scene} barPlace={barPlace} onFound={setFound} />
      )}
    </div>
  );
}

const ignore = () => {};

/** Stays true once `value` has been true. */
function useWasEver(value: boolean): boolean {
  const [wasEver, setWasEver] = useState(value);
  if (value && !wasEver) setWasEver(true);
  return wasEver || value;
}

/** Listens on the document, so that Escape closes a tooltip of the mouse wherever the focus is. */
function useEscape(isOn: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) onEscape();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [isOn, onEscape]);
}
