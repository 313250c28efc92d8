/** Seasons: whether the mood follows the year. Two whole cycles are the least that can show it. */

import { firstDayOf, mondayOf, partsOfDay } from "../calendar.ts";
import { regress } from "./autoregression.ts";
import { type DailyMean, meanOf, negligible } from "./daily-means.ts";
import { constant } from "./day-columns.ts";
import { tQuantile, upperF } from "./distributions.ts";
import type { Season } from "./insights-data.ts";
import { neededForSeasons } from "./limits.ts";
import { surenessOf } from "./sureness.ts";

const level = 0.05;

/** Days: a longer silence shows nothing of the seasons in it, such as that after a star of a clock that was wrong. */
const longestSilence = 92;

/** Days that the journal spans, without what its silences have beyond the longest. `days` are in order. */
export const seenSpan = (days: readonly DailyMean[]): number =>
  days.reduce((sum, { day }, at) => sum + Math.min(day - (days[at - 1]?.day ?? day - 1), longestSilence), 0);

/**
 * A wave of one year in the means of weeks, beside a straight trend and errors that follow each other. The test of the
 * wave has two degrees of freedom: its height and its time.
 */
export function seasonsOf(days: readonly DailyMean[]): Season | null {
  const [first, last] = [days[0]?.day ?? 0, days.at(-1)?.day ?? 0];
  if (days.length < neededForSeasons.days || seenSpan(days) < neededForSeasons.span) return null;
  const weeks = [...Map.groupBy(days, ({ day }) => mondayOf(day))];
  const column = (valueAt: (monday: number) => number) =>
    Float64Array.from(weeks, ([monday]) => valueAt(monday));
  const values = Float64Array.from(weeks, ([, some]) => meanOf(some.map(({ mean }) => mean)));
  const base = [constant(weeks.length), column((monday) => (monday - first) / (last - first) - 0.5)];
  const cosines = column((monday) => Math.cos(angleOf(monday + 3)));
  const sines = column((monday) => Math.sin(angleOf(monday + 3)));
  const numbers = weeks.map(([monday]) => monday / 7);
  const cosine = regress(numbers, values, [...base, sines])?.effectOf(cosines);
  const sine = regress(numbers, values, [...base, cosines])?.effectOf(sines);
  if (!cosine || !sine) return null;
  const amplitude = Math.hypot(cosine.estimate, sine.estimate);
  // Of the same score all year, the rest is rounding.
  if (Math.max(amplitude, cosine.se, sine.se) < negligible) return null;
  const half = tQuantile(0.95, cosine.df) * Math.max(cosine.se, sine.se);
  const turn = Math.atan2(sine.estimate, cosine.estimate) / (2 * Math.PI);
  const f = ((cosine.estimate / cosine.se) ** 2 + (sine.estimate / sine.se) ** 2) / 2;
  const chance = upperF(f, 2, cosine.df);
  const isClaim = chance <= level && amplitude > half;
  return {
    amplitude,
    low: Math.max(0, amplitude - half),
    high: amplitude + half,
    peak: Math.floor((turn < 0 ? turn + 1 : turn) * 365) + 1,
    ...{ isClaim, sureness: surenessOf(chance, isClaim), chance },
  };
}

/** 0 on 1 January, 2π a year later. */
const angleOf = (day: number) => (2 * Math.PI * (day - firstDayOf(partsOfDay(day).year, 1))) / 365.25;
