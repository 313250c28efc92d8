import { type Ref, useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from "react";
import type { MoodEntry } from "#domain/mood-entry.ts";
import type { Position } from "#domain/placement.ts";
import { Button } from "../ui/Button.tsx";
import { FirstStarName } from "./FirstStarName.tsx";
import { FocusMark } from "./FocusMark.tsx";
import { SkyPanels } from "./SkyPanels.tsx";
import { SkyPlaceholder } from "./SkyPlaceholder.tsx";
import type { ScreenCircle } from "./scene/camera/view.ts";
import type { ViewMode } from "./scene/renderer.ts";
import type { Preset } from "./scene/scene-interface.ts";
import { useSelection } from "./selection/use-selection.ts";
import { moveTooltip } from "./tooltip/move-tooltip.ts";
import { StarTooltip } from "./tooltip/StarTooltip.tsx";
import { type SkyState, useSkyScene } from "./use-sky-scene.ts";

export type SkyControls = { applyPreset(preset: Preset): void };

export type SkyMapProps = {
  readonly entries: readonly MoodEntry[];
  /** Null while it is not known. */
  readonly nextPlace: Position | null;
  readonly newestId: string | null;
  readonly controls?: Ref<SkyControls>;
  /** The person's first star, while its name stands beside it. */
  readonly firstStar?: MoodEntry | null;
  readonly onFirstStarNamed?: () => void;
};

/** Fills its parent. Values of each frame go to the DOM directly, never through React. */
export function SkyMap({
  entries,
  nextPlace,
  newestId,
  controls,
  firstStar = null,
  onFirstStarNamed = ignore,
}: SkyMapProps) {
  const host = useRef<HTMLDivElement>(null);
  const tooltip = useRef<HTMLDivElement>(null);
  const name = useRef<HTMLDivElement>(null);
  const readout = useRef<HTMLParagraphElement>(null);
  const descriptionId = useId();
  const [mode, setMode] = useState<ViewMode>("galaxy");
  const selection = useSelection(entries);
  const { events: selectionEvents } = selection;
  const events = useMemo(
    () => ({
      ...selectionEvents,
      frameDrawn: (star: ScreenCircle | null) =>
        moveTooltip(tooltip.current ?? name.current, host.current, star),
      zoomed: (zoom: number) => writeZoom(readout.current, zoom),
    }),
    [selectionEvents],
  );
  const { scene, state, retry } = useSkyScene(host, events, {
    name: nameSky(entries.length),
    descriptionId,
  });

  useEffect(() => scene?.show({ entries, nextPlace, newestId }), [scene, entries, nextPlace, newestId]);
  useEffect(() => scene?.select(selection.selected), [scene, selection.selected]);
  useEffect(() => scene?.selectSeveral(selection.several), [scene, selection.several]);
  const described = selection.tooltipEntry ?? firstStar;
  useEffect(() => scene?.follow(described?.id ?? null), [scene, described]);
  useEffect(() => scene?.setMode(mode), [scene, mode]);
  useImperativeHandle(controls, () => ({ applyPreset: (preset) => scene?.applyPreset(preset) }), [scene]);
  useEscape(selection.isActive, selection.clear);

  return (
    <div ref={host} className="group/map relative size-full overflow-hidden">
      <p id={descriptionId} className="sr-only">
        Arrow keys turn the sky, plus and minus zoom, 0 resets the view. Square brackets go to the star before
        and after, Enter selects the one in the middle, Space adds the selected star to several, Escape lets
        go.
      </p>
      <FocusMark />
      {state === "loading" && <SkyPlaceholder />}
      {state !== "drawn" && state !== "loading" && <DrawingFailure state={state} onRetry={retry} />}
      {selection.tooltipEntry && (
        <StarTooltip key={selection.tooltipEntry.id} ref={tooltip} entry={selection.tooltipEntry} />
      )}
      {firstStar && !selection.tooltipEntry && (
        <FirstStarName ref={name} star={firstStar} onEnd={onFirstStarNamed} />
      )}
      <SkyPanels
        isDrawn={state !== "undelivered" && state !== "unsupported"}
        entries={entries}
        selection={selection}
        scene={scene}
        mode={mode}
        onMode={setMode}
        readout={readout}
      />
    </div>
  );
}

const ignore = () => {};

const nameSky = (stars: number) => `Star map, ${stars.toLocaleString()} ${stars === 1 ? "star" : "stars"}`;

function writeZoom(readout: HTMLElement | null, zoom: number) {
  const text = `${zoom.toFixed(1)}x`;
  if (readout && readout.textContent !== text) readout.textContent = text;
}

/** On the document, so that Escape closes a tooltip of the mouse wherever the focus is. */
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

type Failure = Exclude<SkyState, "drawn" | "loading">;

const failures: Readonly<Record<Failure, string>> = {
  lost: "The picture of your sky is interrupted. It comes back by itself; your entries are safe.",
  undelivered:
    "A part of the star map did not arrive. Your entries are safe: here is the list of your stars. Check your connection and try again.",
  unsupported:
    "This browser cannot draw the star map. Your entries are safe: here is the list of your stars.",
};

function DrawingFailure({ state, onRetry }: { state: Failure; onRetry: () => void }) {
  return (
    <div className="absolute inset-0 flex flex-col items-center gap-3 bg-ground px-6 pt-[18dvh] text-center">
      <p role="status" className="max-w-sm text-ink">
        {failures[state]}
      </p>
      {state === "undelivered" && <Button onClick={onRetry}>Draw the sky again</Button>}
    </div>
  );
}
