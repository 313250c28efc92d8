/**
 * The regression of the daily means with which tags and trackers are judged: weekdays, slow changes, and errors that follow
 * each other. As the journal is now, and as it was four weeks ago: a coincidence rarely lasts.
 */

import { type Regression, regress } from "./autoregression.ts";
import type { DailyMean } from "./daily-means.ts";
import { constant, slowCosines, weekdayColumns } from "./day-columns.ts";

/** A claim must also have held this many days ago. */
const lookBack = 28;

/** `days` end with the number of the day `today`. `regression` is null if there are too few. */
export type JudgedDays = {
  readonly days: readonly DailyMean[];
  readonly today: number;
  readonly regression: Regression | null;
};

/** How much the days of the earlier journal follow each other is known from those of now. */
export function judgedDays(
  days: readonly DailyMean[],
  today: number,
): { now: JudgedDays; before: JudgedDays } {
  const now = regressDays(days, null);
  const earlier = days.filter(({ day }) => day <= today - lookBack);
  return {
    now: { days, today, regression: now },
    before: {
      ...{ days: earlier, today: today - lookBack },
      regression: regressDays(earlier, now?.phi ?? null),
    },
  };
}

const regressDays = (days: readonly DailyMean[], knownPhi: number | null) =>
  regress(
    days.map(({ day }) => day),
    Float64Array.from(days, ({ mean }) => mean),
    [constant(days.length), ...weekdayColumns(days), ...slowCosines(days)],
    knownPhi,
  );
