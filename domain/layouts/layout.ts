/** What the other layouts of the sky have in common: they are flat, and have axes and labels of their own. */

import type { FamilyId } from "../emotions.ts";
import type { Position } from "../placement.ts";
import type { MoodEntry } from "../records/star/mood-entry.ts";
import { timeOf } from "../sky-time/span.ts";

/** No two stars of a layout are closer, in units. */
export const minPlaceSpacing = 8;

/** The part of the window that a layout has for its stars and the middles of its labels, in pixels. */
export type LayoutRoom = { readonly width: number; readonly height: number };

/** Width by height. */
export const aspectOf = ({ width, height }: LayoutRoom) => Math.max(1, width) / Math.max(1, height);

/** A line of the axes. */
export type Stroke =
  | { readonly from: Position; readonly to: Position }
  | { readonly center: Position; readonly radius: number };

/** What a label names. `month` is 1 to 12, `hour` 0 to 23; a weekday is 0 for Sunday. */
export type Meaning =
  | { readonly kind: "year"; readonly year: number }
  | { readonly kind: "month"; readonly year: number; readonly month: number }
  | { readonly kind: "day"; readonly day: number }
  | { readonly kind: "weekday"; readonly weekday: number }
  | { readonly kind: "hour"; readonly hour: number }
  /** Null for emotions that the universe does not know. */
  | { readonly kind: "family"; readonly family: FamilyId | null }
  | { readonly kind: "tag"; readonly id: string }
  | { readonly kind: "untagged" };

/** The label `means` at a place; of labels that would overlap, the earlier one shows. */
export type Mark = {
  readonly at: Position;
  /** Places where the label can be too, if something is there already. */
  readonly or?: readonly Position[];
  readonly means: Meaning;
};

/** A short line at a day, for what was measured on it. */
export type Strip = { readonly day: number; readonly from: Position; readonly to: Position };

export type Layout = {
  /** One for each entry, in their order. */
  readonly places: readonly Position[];
  readonly strokes: readonly Stroke[];
  readonly marks: readonly Mark[];
  /** Strips below the cells of the days that were asked for; a layout without cells has none. */
  readonly strips?: readonly Strip[];
};

/** A star with its time in days (see `timeOf`), and its index in the list. */
export type TimedStar = { readonly entry: MoodEntry; readonly time: number; readonly at: number };

/**
 * Entries by time, so that a layout does not depend on the order of the list. A star whose time is unknown counts as
 * the first.
 */
export function inOrderOfTime(entries: readonly MoodEntry[]): readonly TimedStar[] {
  const times = entries.map(timeOf);
  const known = times.filter((time) => !Number.isNaN(time));
  const earliest = known.reduce((least, time) => Math.min(least, time), Number.POSITIVE_INFINITY);
  const unknown = Number.isFinite(earliest) ? earliest : 0;
  return entries
    .map((entry, at) => ({ entry, at, time: Number.isNaN(times[at]) ? unknown : (times[at] as number) }))
    .sort((one, other) => one.time - other.time || (one.entry.id < other.entry.id ? -1 : 1));
}

export const onPlane = (x: number, y: number): Position => ({ x, y, z: 0 });

/** Rounds a measure up to steps of a quarter, so that it seldom changes when a star is added. */
export const inSteps = (value: number): number =>
  value <= 0 ? 0 : 1.25 ** Math.ceil(Math.log(value) / Math.log(1.25) - 1e-9);

/** The places of stars given by time, in the order of the list. */
export function inOrderOfList(
  stars: readonly TimedStar[],
  placeOf: (star: TimedStar, rank: number) => Position,
): readonly Position[] {
  const places = new Array<Position>(stars.length);
  for (const [rank, star] of stars.entries()) places[star.at] = placeOf(star, rank);
  return places;
}

/** January stands for its year. */
export const nameOfMonth = (year: number, month: number): Meaning =>
  month === 1 ? { kind: "year", year } : { kind: "month", year, month };
