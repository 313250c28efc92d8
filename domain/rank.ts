/** Ranks: numbers, also fractions, that put the stars of a universe in the order of their moments. */

/** A smaller distance between ranks leaves too little precision for the stars of an evening between them. */
export const minRankSpacing = 2 ** -20;

/** The rank of a star between two neighbours in time; `before` is null for the earliest star. Null when numbers have no precision left. */
export function rankBetween(before: number | null, after: number): number | null {
  if (before === null) return after - 1;
  const middle = before + (after - before) / 2;
  return before < middle && middle < after ? middle : null;
}

/** `count` ranks at equal distances between `low` and `high`, ascending; null when they would be closer than `minRankSpacing`. */
export function spreadRanks(count: number, low: number, high: number): number[] | null {
  const spacing = (high - low) / (count + 1);
  if (spacing < minRankSpacing) return null;
  return Array.from({ length: count }, (_, at) => low + spacing * (at + 1));
}
