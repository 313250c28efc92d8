/** Streaks: consecutive days with an entry. */

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

/** The streak that ended yesterday, which an entry today would continue; 0 when today has an entry or yesterday has none. */
export const continuableStreak = (days: ReadonlySet<number>, today: number): number =>
  days.has(today) ? 0 : Math.min(countStreak(days, today - 1), maxStreak - 1);

// Below, times and offsets are counted in quarters of an hour: the offset of every time zone is a multiple of one.
const quarterHourMs = 900_000;
const quartersPerDay = 96;
/** UTC−12 and UTC+14. */
const [westernmostOffset, easternmostOffset] = [-12 * 4, 14 * 4];
/** Possible differences between the offset before a clock change and the present one: at most an hour. */
const clockChanges = [0, 4, 2, -2, -4];

/**
 * The longest streak that entries at these moments can form in any time zone, for a server that does not know the
 * person's time zone. Allows for one clock change during the streak. `moments` and `now` are epoch milliseconds.
 */
export function longestPossibleStreak(moments: readonly number[], now: number): number {
  const currentQuarter = Math.floor(now / quarterHourMs);
  const earliest = currentQuarter - (maxStreak + 2) * quartersPerDay;
  const hasEntryBetween = indexEntries(moments, earliest);
  const streakUntil = (day: number, offset: number) => {
    let streak = 0;
    while (
      streak < maxStreak &&
      hasEntryBetween(startOfDay(day - streak, offset), startOfDay(day - streak + 1, offset))
    )
      streak++;
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
        const hasEntry = hasEntryBetween(startOfDay(day, offset + change), startOfDay(day + 1, offset));
        longest = Math.max(longest, hasEntry ? daysAgo + 1 + streakUntil(day - 1, offset + change) : daysAgo);
      }
  }
  return Math.min(longest, maxStreak);
}

const startOfDay = (day: number, offset: number) => day * quartersPerDay - offset;

/**
 * Prepares a function that tells in constant time whether an entry lies from one quarter of an hour (inclusive) to
 * another (exclusive). It covers the time from `earliest` to a few days after now.
 */
function indexEntries(moments: readonly number[], earliest: number) {
  const quartersWithEntry = new Set(moments.map((moment) => Math.floor(moment / quarterHourMs)));
  const counts = [0];
  for (let quarter = earliest; quarter <= earliest + (maxStreak + 4) * quartersPerDay; quarter++)
    counts.push((counts.at(-1) ?? 0) + (quartersWithEntry.has(quarter) ? 1 : 0));
  const countBefore = (quarter: number) =>
    counts[Math.min(counts.length - 1, Math.max(0, quarter - earliest))] ?? 0;
  return (from: number, to: number) => countBefore(to) > countBefore(from);
}
