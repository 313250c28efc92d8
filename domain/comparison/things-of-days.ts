/** What the days of a comparison have: of feelings, tags, parts of the day and exercises, how much on each day. */

import { quarterOf } from "../insights/day-quarters.ts";
import type { ScoredStar } from "../insights/scored-stars.ts";
import { dayAt } from "../local-time.ts";
import type { WellnessSession } from "../wellness/sessions.ts";
import type { ChosenBy } from "./chosen-days.ts";
import type { DifferenceKind } from "./comparison-data.ts";

/** `counts` has how often each day has it, by the place of the day, of so many times as `of` has for the day. */
export type Thing = {
  readonly kind: DifferenceKind;
  readonly id: string;
  readonly counts: ReadonlyMap<number, number>;
  readonly of: Float64Array;
};

/** The places of days, in their order, by the number of the day. */
export type Places = ReadonlyMap<number, number>;

/** The ids of the feelings and tags that a person can read about. */
export type KnownThings = {
  readonly feelings: ReadonlyMap<string, unknown>;
  readonly tags: ReadonlySet<string>;
};

/**
 * Shares, not whether a day has a thing at all: days with more stars have more of everything, and more filters find them.
 * What the days were chosen by is left out.
 */
export function thingsOfDays(
  stars: readonly ScoredStar[],
  places: Places,
  known: KnownThings,
  by: ChosenBy,
): readonly Thing[] {
  const starsOf = new Float64Array(places.size);
  const counts = new Map<DifferenceKind, Map<string, Map<number, number>>>([
    ["feeling", new Map()],
    ["tag", new Map()],
    ["part", new Map()],
  ]);
  const add = (kind: DifferenceKind, id: string, place: number) => {
    const ofKind = counts.get(kind);
    const ofThing = ofKind?.get(id) ?? new Map<number, number>();
    ofKind?.set(id, ofThing.set(place, (ofThing.get(place) ?? 0) + 1));
  };
  for (const { day, hour, feelings, tags } of stars) {
    const place = places.get(day);
    if (place === undefined) continue;
    starsOf[place] = (starsOf[place] ?? 0) + 1;
    if (!by.feelings) for (const id of feelings) if (known.feelings.has(id)) add("feeling", id, place);
    if (!by.hours) add("part", String(quarterOf(hour)), place);
    for (const id of tags) if (known.tags.has(id) && !by.tags.includes(id)) add("tag", id, place);
  }
  return [...counts].flatMap(([kind, ofKind]) =>
    [...ofKind].map(([id, ofThing]) => ({ kind, id, counts: ofThing, of: starsOf })),
  );
}

/** Which share of each day has a thing. */
export function sharesOf({ counts, of }: Thing): Float64Array {
  const shares = new Float64Array(of.length);
  for (const [place, count] of counts) shares[place] = count / (of[place] as number);
  return shares;
}

/** The days with a finished exercise. A session has no clock of its own: it is read on the reader's. */
export function exercisesOfDays(
  sessions: readonly WellnessSession[],
  places: Places,
  utcOffset: number,
): readonly Thing[] {
  const days = new Map<string, Map<number, number>>();
  for (const { kind, itemId, at } of sessions) {
    const place = kind === "exercise" ? places.get(dayAt(Date.parse(at), utcOffset)) : undefined;
    if (place !== undefined) days.set(itemId, (days.get(itemId) ?? new Map()).set(place, 1));
  }
  const once = new Float64Array(places.size).fill(1);
  return [...days].map(([id, counts]) => ({ kind: "exercise", id, counts, of: once }));
}
