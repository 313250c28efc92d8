import { type Ref, useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from "react";
import type { MoodEntry } from "#domain/mood-entry.ts";
import type { Position } from "#domain/placement.ts";
import { SkyPanels } from "./SkyPanels.tsx";
import { StarTooltip } from "./StarTooltip.tsx";
import type { ViewMode } from "./scene/links.ts";
import type { ScreenCircle } from "./scene/picking.ts";
import type { Preset } from "./scene/sky-terms.ts";
import { isInFrame, placeTooltip } from "./tooltip-placement.ts";
import { useChoice } from "./use-choice.ts";
import { type SkyState, useSkyScene } from "./use-sky-scene.ts";

/** What others may ask of the sky. */
export type SkyControls = { look(preset: Preset): void };

export type SkyMapProps = {
  readonly entries: readonly MoodEntry[];
  /** Where the next star will be, null when that is not known. */
  readonly nextPlace: Position | null;
  readonly newestId: string | null;
  readonly controls?: Ref<SkyControls>;
};

/** The star map: fills its parent. What changes with every frame goes straight to the page, never through React. */
export function SkyMap({ entries, nextPlace, newestId, controls }: SkyMapProps) {
  const host = useRef<HTMLDivElement>(null);
  const tooltip = useRef<HTMLDivElement>(null);
  const readout = useRef<HTMLParagraphElement>(null);
  const descriptionId = useId();
  const [mode, setMode] = useState<ViewMode>("galaxy");
  const choice = useChoice(entries);
  const { events: chosen } = choice;
  const events = useMemo(
    () => ({
      ...chosen,
      moved: (at: ScreenCircle | null) => moveTooltip(tooltip.current, host.current, at),
      zoomed: (zoom: number) => writeZoom(readout.current, zoom),
    }),
    [chosen],
  );
  const { scene, state } = useSkyScene(host, events, { name: nameSky(entries.length), descriptionId });

  useEffect(() => scene?.show({ entries, nextPlace, newestId }), [scene, entries, nextPlace, newestId]);
  useEffect(() => scene?.select(choice.selected), [scene, choice.selected]);
  useEffect(() => scene?.choose(choice.several), [scene, choice.several]);
  useEffect(() => scene?.follow(choice.shown?.id ?? null), [scene, choice.shown]);
  useEffect(() => scene?.setMode(mode), [scene, mode]);
  useImperativeHandle(controls, () => ({ look: (preset) => scene?.look(preset) }), [scene]);
  useEscape(choice.isAny, choice.escape);

  return (
    <div ref={host} className="group/map relative size-full overflow-hidden">
      <p id={descriptionId} className="sr-only">
        Arrow keys turn the sky, plus and minus zoom, 0 resets the view. Square brackets go to the star before
        and after, Enter selects the one in the middle, Space adds the selected star to several, Escape lets
        go.
      </p>
      {state !== "drawn" && <Trouble state={state} />}
      {choice.shown && <StarTooltip key={choice.shown.id} ref={tooltip} entry={choice.shown} />}
      <SkyPanels
        isDrawn={state !== "undrawable"}
        entries={entries}
        choice={choice}
        scene={scene}
        mode={mode}
        onMode={setMode}
        readout={readout}
      />
    </div>
  );
}

const nameSky = (stars: number) => `Star map, ${stars.toLocaleString()} ${stars === 1 ? "star" : "stars"}`;

function writeZoom(readout: HTMLElement | null, zoom: number) {
  const text = `${zoom.toFixed(1)}x`;
  if (readout && readout.textContent !== text) readout.textContent = text;
}

function moveTooltip(tooltip: HTMLElement | null, host: HTMLElement | null, star: ScreenCircle | null) {
  if (!tooltip || !host || !star) return;
  const frame = freeFrame(host);
  const size = { width: tooltip.offsetWidth, height: tooltip.offsetHeight };
  const { left, top } = placeTooltip(star, size, frame);
  tooltip.style.visibility = isInFrame(star, frame) ? "visible" : "hidden";
  tooltip.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}

/** What the list of stars leaves of the window: a panel at the right, or a sheet from below. */
function freeFrame(host: HTMLElement) {
  const [width, height] = [host.clientWidth, host.clientHeight];
  const list = host.querySelector<HTMLElement>("[data-over-sky]");
  if (!list) return { width, height };
  return list.offsetLeft > 0 ? { width: list.offsetLeft, height } : { width, height: list.offsetTop };
}

/** Escape works wherever the focus is: a tooltip that the mouse opened can be closed without moving it. */
function useEscape(isOn: boolean, escaped: () => void) {
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) escaped();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [isOn, escaped]);
}

function Trouble({ state }: { state: Exclude<SkyState, "drawn"> }) {
  return (
    <div
      role="status"
      className="absolute inset-0 grid justify-items-center bg-ground px-6 pt-[18dvh] text-center"
    >
      <p className="max-w-sm text-ink">
        {state === "lost"
          ? "The picture of your sky is interrupted. It comes back by itself; your entries are safe."
          : "This browser cannot draw the star map. Your entries are safe: here is the list of your stars."}
      </p>
    </div>
  );
}
