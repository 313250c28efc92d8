/** The part of a journal's time that the sky shows: everything until a day, or everything between two days. */

import { monthsBefore } from "../calendar.ts";
import type { TimeSpan } from "./span.ts";

/** Numbers of calendar days, both included. `from` is null with one handle: everything from the beginning. */
export type TimeWindow = { readonly from: number | null; readonly until: number };

export type Handle = keyof TimeWindow;
export type TimeUnit = "day" | "week" | "month";

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** Everything. */
export const wholeSpan = ({ last }: TimeSpan): TimeWindow => ({ from: null, until: last });

/** The window within a span that may have changed, with its days in order. */
export function clampWindow({ from, until }: TimeWindow, { first, last }: TimeSpan): TimeWindow {
  const end = clamp(until, first, last);
  return { from: from === null ? null : clamp(from, first, end), until: end };
}

/** Moves one handle to a day. It stops at the other one. */
export function moveHandle(window: TimeWindow, handle: Handle, day: number, span: TimeSpan): TimeWindow {
  const within = clampWindow(window, span);
  if (handle === "from") return { ...within, from: clamp(Math.round(day), span.first, within.until) };
  return { ...within, until: clamp(Math.round(day), within.from ?? span.first, span.last) };
}

/** The day a unit later (`by` 1) or earlier (−1). */
export function stepDay(day: number, unit: TimeUnit, by: 1 | -1): number {
  if (unit === "month") return monthsBefore(day, -by);
  return day + by * (unit === "week" ? 7 : 1);
}

export type SliderKey = { readonly key: string; readonly shiftKey: boolean };

/**
 * The day to which a key of a slider moves a handle; null for other keys. Arrows move by a day, or with Shift by a week,
 * Page Up and Page Down by a month, Home and End to the first and the last day.
 */
export function dayAfterKey(day: number, { key, shiftKey }: SliderKey, span: TimeSpan): number | null {
  const unit = shiftKey ? "week" : "day";
  if (key === "ArrowRight" || key === "ArrowUp") return stepDay(day, unit, 1);
  if (key === "ArrowLeft" || key === "ArrowDown") return stepDay(day, unit, -1);
  if (key === "PageUp") return stepDay(day, "month", 1);
  if (key === "PageDown") return stepDay(day, "month", -1);
  if (key === "Home") return span.first;
  return key === "End" ? span.last : null;
}

/** A part of time whose ends are moments, in days: from `from` on, and before `until`. */
export type TimeRange = { readonly from: number; readonly until: number };

/** The moments of a window's days. */
export const rangeOf = ({ from, until }: TimeWindow): TimeRange => ({
  from: from ?? Number.NEGATIVE_INFINITY,
  until: until + 1,
});

/** `time` is that of `timeOf`. A star whose time is unknown is within every range. */
export const isWithin = (time: number, { from, until }: TimeRange): boolean =>
  !(time < from || time >= until);

/** The number of stars in a range; `times` ascend. */
export function countWithin(times: ArrayLike<number>, { from, until }: TimeRange): number {
  return Math.max(0, countBefore(times, until) - countBefore(times, from));
}

/** The number of these ascending times that are before a moment. Binary search. */
export function countBefore(times: ArrayLike<number>, moment: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] as number) < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}
