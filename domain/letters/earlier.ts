/** What a letter knows of the time before it. */

import type { DaySpan } from "../calendar.ts";
import { canonicalEmotion } from "../emotions.ts";
import { dayAt } from "../local-time.ts";
import type { LetterEntry } from "./letter-data.ts";
import { type Period, periodOf } from "./period.ts";

export type Earlier = {
  /** The day on which each feeling was last named. */
  readonly named: ReadonlyMap<string, number>;
  readonly tags: ReadonlySet<string>;
  /** The latest day with a star; null if the journal begins in the period. */
  readonly lastDay: number | null;
  /** How many periods of the same kind have a star. */
  readonly periods: number;
};

export type DatedEntry = { readonly entry: LetterEntry; readonly day: number };

/**
 * The stars up to the end of the period with their days, those of the period and of the one before it, and what is known of
 * all earlier ones. `utcOffset` is the reader's, in minutes east of UTC.
 */
export function splitEntries(
  entries: readonly LetterEntry[],
  period: Period,
  utcOffset: number,
): {
  dated: readonly DatedEntry[];
  inside: readonly LetterEntry[];
  before: readonly LetterEntry[];
  earlier: Earlier;
} {
  const previous = periodOf(period.kind, period.first - 1);
  const dated: DatedEntry[] = [];
  const [named, tags, days] = [new Map<string, number>(), new Set<string>(), new Set<number>()];
  for (const entry of entries) {
    const day = dayAt(Date.parse(entry.timestamp), entry.utcOffset ?? utcOffset);
    if (day > period.last) continue;
    dated.push({ entry, day });
    if (day >= period.first) continue;
    days.add(day);
    for (const feeling of feelingsOf(entry)) named.set(feeling, Math.max(day, named.get(feeling) ?? day));
    for (const tag of entry.tags) tags.add(tag);
  }
  const periods = new Set([...days].map((day) => periodOf(period.kind, day).first)).size;
  // The days of a long journal are more than a call has room for as arguments.
  const lastDay = [...days].reduce<number | null>((last, day) => Math.max(last ?? day, day), null);
  return {
    dated,
    inside: entriesIn(dated, period),
    before: entriesIn(dated, previous),
    earlier: { named, tags, lastDay, periods },
  };
}

export const entriesIn = (dated: readonly DatedEntry[], { first, last }: DaySpan): readonly LetterEntry[] =>
  dated.flatMap(({ entry, day }) => (first <= day && day <= last ? [entry] : []));

const feelingsOf = ({ emotion, secondaryEmotion }: LetterEntry) =>
  (secondaryEmotion === null ? [emotion] : [emotion, secondaryEmotion]).map(canonicalEmotion);
