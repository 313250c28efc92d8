/** Streaks: consecutive days with an entry. */

import { dayAt } from "../local-time.ts";

/** The longest streak that is counted, in days, today included. */
export const maxStreak = 30;

/**
 * The number of consecutive days with an entry that end at `today`; 0 when today has no entry. Each day is the number
 * of a calendar day in the person's time zone, so that two adjacent days differ by 1.
 */
export function countStreak(days: ReadonlySet<number>, today: number): number {
  let streak = 0;
  while (streak < maxStreak && days.has(today - streak)) streak += 1;
  return streak;
}

/** The streak up to yesterday, which an entry today would continue; 0 when today has an entry or yesterday has none. */
export const continuableStreak = (days: ReadonlySet<number>, today: number): number =>
  days.has(today) ? 0 : countStreak(days, today - 1);

// Below, times and offsets are counted in quarters of an hour: the offset of every time zone is a multiple of one.
export const quarterHourMs = 900_000;
const quartersPerDay = 96;
/** UTC−12 and UTC+14. */
const [westernmostOffset, easternmostOffset] = [-12 * 4, 14 * 4];
/** Possible differences between the offset before a clock change and the present one: at most an hour. */
const clockChanges = [0, 4, 2, -2, -4];

/** Epoch milliseconds, and minutes east of UTC on the person's clock or null where they are unknown. */
export type EntryMoment = { readonly moment: number; readonly utcOffset: number | null };

/**
 * The longest streak that these entries can form in any time zone, for a server that does not know the time zone in which
 * they are read. It decides what today is, and the days of entries without an offset; for these, one clock change during
 * the streak is allowed for. `now` is epoch milliseconds.
 */
export function longestPossibleStreak(entries: readonly EntryMoment[], now: number): number {
  const currentQuarter = Math.floor(now / quarterHourMs);
  const hasEntryOn = indexEntries(entries, currentQuarter - (maxStreak + 2) * quartersPerDay);
  const streakUntil = (day: number, offset: number) => {
    let streak = 0;
    while (streak < maxStreak && hasEntryOn(day - streak, offset)) streak++;
    return streak;
  };
  let longest = 0;
  for (let offset = westernmostOffset; offset <= easternmostOffset; offset++) {
    const today = Math.floor((currentQuarter + offset) / quartersPerDay);
    const streak = streakUntil(today, offset);
    for (const change of clockChanges)
      for (let daysAgo = 0; daysAgo <= streak; daysAgo++) {
        // The clocks change on this day: it starts at the earlier offset and ends at the present one.
        const day = today - daysAgo;
        const earlier = offset + change;
        const hasEntry = hasEntryOn(day, earlier, offset);
        longest = Math.max(longest, hasEntry ? daysAgo + 1 + streakUntil(day - 1, earlier) : daysAgo);
      }
  }
  return Math.min(longest, maxStreak);
}

const startOfDay = (day: number, offset: number) => day * quartersPerDay - offset;

/**
 * Prepares a function that tells in constant time whether a day has an entry: one with an offset on that day, or one
 * without from the start of the day at an offset to its end, possibly at another offset.
 */
function indexEntries(entries: readonly EntryMoment[], earliest: number) {
  const knownDays = new Set<number>();
  const moments: number[] = [];
  for (const { moment, utcOffset } of entries)
    if (utcOffset === null) moments.push(moment);
    else knownDays.add(dayAt(moment, utcOffset));
  const hasMomentBetween = indexMoments(moments, earliest);
  return (day: number, offset: number, offsetAtEnd = offset) =>
    knownDays.has(day) || hasMomentBetween(startOfDay(day, offset), startOfDay(day + 1, offsetAtEnd));
}

/**
 * Prepares a function that tells in constant time whether a moment lies from one quarter of an hour (inclusive) to
 * another (exclusive). It covers the time from `earliest` to a few days after now.
 */
function indexMoments(moments: readonly number[], earliest: number) {
  const quartersWithEntry = new Set(moments.map((moment) => Math.floor(moment / quarterHourMs)));
  const counts = [0];
  for (let quarter = earliest; quarter <= earliest + (maxStreak + 4) * quartersPerDay; quarter++)
    counts.push((counts.at(-1) ?? 0) + (quartersWithEntry.has(quarter) ? 1 : 0));
  const countBefore = (quarter: number) =>
    counts[Math.min(counts.length - 1, Math.max(0, quarter - earliest))] ?? 0;
  return (from: number, to: number) => countBefore(to) > countBefore(from);
}
