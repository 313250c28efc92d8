/** How often chance alone puts a thing on every day of one side, and on no day of the other. */

import { likenesses } from "./side-contrast.ts";
import { isSeldom } from "./spells.ts";

/** The chance of one thing, in the form in which share-difference.ts gives it. */
type Chance = { readonly p: number; readonly df: number; readonly isNeverClear: boolean };

/** What came too seldom to be judged by anything else, and does not divide the sides. */
export const notApart: Chance = { p: 1, df: 1, isNeverClear: true };

/** How large a part of all days a thing can have. */
const shares = Array.from({ length: 19 }, (_, at) => (at + 1) / 20);
/** Less than this needs no digits. */
const negligible = 1e-15;

/**
 * Such a thing has no errors that tell how much its neighbouring days are alike. So it is a chain of two states, of which
 * each day has that of the day before as often as the strongest memory allows, or a new one by chance: the probability that
 * a chain falls together with the sides, either way round, for the memory and the share with which that is likeliest.
 * `days` are increasing; `isFirst` has 1 for those of the first side.
 */
export function separation(days: readonly number[], isFirst: Float64Array): Chance {
  let most = 0;
  for (const memory of likenesses) {
    const chances = shares.map((share) => chanceOf(days, isFirst, memory, share));
    // The other way round, a thing is on the days of the other side: as one with the rest of the share is on these.
    for (const [at, chance] of chances.entries())
      most = Math.max(most, chance + (chances[chances.length - 1 - at] ?? 0));
  }
  // The thing comes and goes as the sides do.
  return {
    ...{ p: Math.min(1, most), df: days.length - 2 },
    isNeverClear: isSeldom(isFirst, (side) => side === 1),
  };
}

/** That a thing which has `share` of all days is on those of the first side, and on no others. */
function chanceOf(days: readonly number[], isFirst: Float64Array, memory: number, share: number): number {
  let chance = isFirst[0] === 1 ? share : 1 - share;
  for (let at = 1; at < days.length && chance > negligible; at++) {
    const kept = memory ** ((days[at] as number) - (days[at - 1] as number));
    const anew = (1 - kept) * (isFirst[at] === 1 ? share : 1 - share);
    chance *= isFirst[at] === isFirst[at - 1] ? kept + anew : anew;
  }
  return chance;
}
