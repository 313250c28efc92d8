import { type RefObject, useEffect, useMemo, useState } from "react";
import { sky } from "#domain/languages/en/sky.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { spanOf, type TimeSpan, timeOf } from "#domain/sky-time/span.ts";
import { countWithin, type TimeWindow } from "#domain/sky-time/time-window.ts";
import { translator, useTranslator } from "../../languages/language.ts";
import { useReducedMotion } from "../../ui/use-media.ts";
import type { PlayedTime } from "../scene/shown-time.ts";
import type { SkyScene } from "../scene/sky-scene.ts";
import { Scrubber } from "./scrubber.ts";
import { countText, longDateText, windowText } from "./time-text.ts";

/** The times of a journal, ascending, and its span; null without stars. */
export function useJournalTimes(entries: readonly MoodEntry[]) {
  return useMemo(() => {
    const times = Float64Array.from(entries, timeOf).filter((time) => !Number.isNaN(time));
    return { times: times.sort(), span: spanOf(times) };
  }, [entries]);
}

/** A scrubber for the lifetime of the component, which writes into `panel` what changes with each frame. */
export function useScrubber(
  panel: RefObject<HTMLElement | null>,
  { times, span }: { readonly times: Float64Array; readonly span: TimeSpan },
  scene: SkyScene | null,
) {
  const [state, setState] = useState<Scrubber["state"] | null>(null);
  const [scrubber, setScrubber] = useState<Scrubber | null>(null);
  const target = useMemo(() => ({ scene, times, span }), [scene, times, span]);
  const [latest] = useState(() => ({ target }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scrubber follows its journal by `setSpan`.
  useEffect(() => {
    const moved = (window: TimeWindow, shown: PlayedTime) => {
      const { scene, times, span } = latest.target;
      scene?.showTime(shown);
      const count = countText(translator(), countWithin(times, shown), times.length);
      if (panel.current) writeWindow(panel.current, { window, span, count, isPlaying: shown.speed > 0 });
    };
    const made = new Scrubber(span, { moved, changed: setState });
    setScrubber(made);
    setState(made.state);
    return () => {
      made.stop();
      latest.target.scene?.showTime(null);
    };
  }, [panel, latest]);
  useEffect(() => {
    latest.target = target;
    scrubber?.setSpan(target.span);
  }, [latest, target, scrubber]);
  const t = useTranslator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language, the same is said again.
  useEffect(() => scrubber?.tell(), [t, scrubber]);
  const isMotionReduced = useReducedMotion();
  useEffect(() => {
    if (scrubber) scrubber.isMotionReduced = isMotionReduced;
  }, [scrubber, isMotionReduced]);
  return { scrubber, state };
}

type Shown = { window: TimeWindow; span: TimeSpan; count: string; isPlaying: boolean };

/** The window is written without React, because it changes with each frame. */
function writeWindow(panel: HTMLElement, { window, span, count, isPlaying }: Shown) {
  const { first, last } = span;
  const share = (day: number) => `${((100 * (day - first)) / Math.max(1, last - first)).toFixed(2)}%`;
  // The styles are set on each veil: on the whole track, the browser would compute the styles of the curve again,
  // too.
  for (const { style } of panel.querySelectorAll<HTMLElement>(".time-veil, .time-handles")) {
    style.setProperty("--from", share(window.from ?? first));
    style.setProperty("--to", share(window.until));
  }
  // The handle is above the other where that could not move away from it.
  const isOnTop = (window.from ?? first) > (first + last) / 2;
  panel.querySelector(".time-track")?.toggleAttribute("data-from-on-top", isOnTop);
  writeText(panel.querySelector("[data-date]"), windowText(translator(), window));
  writeText(panel.querySelector("[data-count]"), count);
  for (const input of panel.querySelectorAll<HTMLInputElement>("input[data-handle]")) {
    const day = input.dataset.handle === "from" ? (window.from ?? first) : window.until;
    // A screen reader would read out every star that begins without this.
    if (isPlaying && input.valueAsNumber === day && input.hasAttribute("aria-valuetext")) continue;
    input.value = String(day);
    input.setAttribute(
      "aria-valuetext",
      translator()(sky.time.handle, { day: longDateText(translator(), day), count }),
    );
  }
}

/**
 * Writes into the same text node: a new one would make the browser check every style that depends on what the page
 * has.
 */
function writeText(element: Element | null, text: string) {
  if (!element?.firstChild) element?.append(text);
  else if (element.firstChild.nodeValue !== text) element.firstChild.nodeValue = text;
}
