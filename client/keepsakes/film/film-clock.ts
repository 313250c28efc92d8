/**
 * The stars of a film on the film's own clock: their moments are those at which they light up, a day for each second.
 * The sky then shows, joins and lights them as it does while a journal plays.
 */

import { dayMs } from "#domain/calendar.ts";
import { litAt } from "#domain/keepsakes/film-time.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { flareSeconds } from "../../sky/scene/model/star-appearance.ts";
import type { TimeOfFrame } from "../../sky/scene/shown-time.ts";

/** A day from which the graphics card counts with its full precision; see `Stars`. */
const firstDay = 20_000;

/** Strength of the outlines of stars that are still to come: a hint of them, so that the sky begins dark. */
const outlines = 0.3;

/** `stars` are in the order in which they light up; `length` in seconds. */
export const onFilmClock = (stars: readonly MoodEntry[], length: number): readonly MoodEntry[] =>
  stars.map((star, index) => {
    const day = firstDay + litAt(index, stars.length, length);
    return { ...star, timestamp: new Date(day * dayMs).toISOString(), utcOffset: 0 };
  });

/** What the sky shows at a second of the film. */
export function shownAt(second: number): TimeOfFrame {
  const now = firstDay + second;
  return { from: Number.NEGATIVE_INFINITY, until: now, flareMoment: now, flareDays: flareSeconds, outlines };
}
