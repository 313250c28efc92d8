import type { PointerEvent } from "react";
import { type DaySpan, daysIn } from "#domain/calendar.ts";

/** CSS pixels from each end of a track to the middle of a handle that stands there. */
const inset = 12;

/** The day of a line of time that lies under a pointer. `track` is the part of it with the handles. */
export function dayAtPointer({ clientX }: PointerEvent, track: HTMLElement, span: DaySpan): number {
  const { left, right, width } = track.getBoundingClientRect();
  const isMirrored = getComputedStyle(track).direction === "rtl";
  const fromStart = isMirrored ? right - clientX : clientX - left;
  const share = (fromStart - inset) / Math.max(1, width - 2 * inset);
  return Math.round(span.first + Math.max(0, Math.min(1, share)) * (daysIn(span) - 1));
}
