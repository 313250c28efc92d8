import { useCallback, useEffect, useId, useMemo, useReducer, useRef } from "react";
import type { MoodEntry } from "#domain/mood-entry.ts";
import type { Position } from "#domain/placement.ts";
import { choose, nothingChosen, shownStar } from "./choice.ts";
import { StarTooltip } from "./StarTooltip.tsx";
import type { ScreenCircle } from "./scene/picking.ts";
import { isInFrame, placeTooltip } from "./tooltip-placement.ts";
import { type SkyState, useSkyScene } from "./use-sky-scene.ts";

export type SkyMapProps = {
  readonly entries: readonly MoodEntry[];
  /** Where the next star will be, null when that is not known. */
  readonly nextPlace: Position | null;
  readonly newestId: string | null;
};

/** The star map: fills its parent. What changes with every frame goes straight to the page, never through React. */
export function SkyMap({ entries, nextPlace, newestId }: SkyMapProps) {
  const host = useRef<HTMLDivElement>(null);
  const tooltip = useRef<HTMLDivElement>(null);
  const readout = useRef<HTMLParagraphElement>(null);
  const descriptionId = useId();
  const [choice, decide] = useReducer(choose, nothingChosen);
  const events = useMemo(
    () => ({
      tapped: (id: string | null) => decide({ event: "tapped", id }),
      hovered: (id: string | null) => decide({ event: "hovered", id }),
      moved: (at: ScreenCircle | null) => moveTooltip(tooltip.current, host.current, at),
      zoomed: (zoom: number) => writeZoom(readout.current, zoom),
    }),
    [],
  );
  const { scene, state } = useSkyScene(host, events, { name: nameSky(entries.length), descriptionId });
  const shownId = shownStar(choice);
  const shown = useMemo(() => entries.find(({ id }) => id === shownId), [entries, shownId]);

  useEffect(() => scene?.show({ entries, nextPlace, newestId }), [scene, entries, nextPlace, newestId]);
  useEffect(() => scene?.select(choice.selected), [scene, choice.selected]);
  useEffect(() => scene?.follow(shownId), [scene, shownId]);
  useEscape(
    shownId !== null,
    useCallback(() => decide({ event: "escaped" }), []),
  );

  return (
    <div ref={host} className="relative size-full overflow-hidden">
      <p id={descriptionId} className="sr-only">
        Arrow keys turn the sky, plus and minus zoom, 0 resets the view, Escape closes a star's details.
      </p>
      {state !== "drawn" && <Trouble state={state} />}
      {shown && <StarTooltip key={shown.id} ref={tooltip} entry={shown} />}
      <p
        ref={readout}
        className="pointer-events-none absolute right-3 bottom-[calc(6rem+env(safe-area-inset-bottom))] rounded-full bg-panel px-2 py-0.5 text-quiet text-small tabular-nums empty:hidden group-data-aside/sky:invisible md:bottom-3"
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
  const frame = { width: host.clientWidth, height: host.clientHeight };
  const size = { width: tooltip.offsetWidth, height: tooltip.offsetHeight };
  const { left, top } = placeTooltip(star, size, frame);
  tooltip.style.visibility = isInFrame(star, frame) ? "visible" : "hidden";
  tooltip.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
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
    <div role="status" className="absolute inset-0 grid place-items-center bg-ground p-6 text-center">
      <p className="max-w-sm text-ink">
        {state === "lost"
          ? "The picture of your sky is interrupted. It comes back by itself; your entries are safe."
          : "This browser cannot draw the star map: it needs WebGL 2. Your entries are safe, and everything else works."}
      </p>
    </div>
  );
}
