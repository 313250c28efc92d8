/** Turns: whether the mood changed over a span of months. */

import { dateOfDay } from "../calendar.ts";
import { type DailyMean, meanOf } from "./daily-means.ts";
import { judge } from "./distributions.ts";
import type { Insights, Turn } from "./insights-data.ts";
import { neededForTurns as neededDays } from "./limits.ts";
import { stateFinding } from "./stated-finding.ts";

/** Days. Means over so long hardly follow each other, even if days do. */
const block = 14;
/** Days: a line through more than a year would hide what happened in it. */
const longest = 364;
const fewestInBlock = 3;
const claimLevel = 0.05;
/**
 * Means of 14 days still follow each other a little: in simulated journals without a change, a p-value of 0.5 % comes up in
 * one of 100. Chance is said to show as much as it does.
 */
const oftener = 2;

/** The slope of the means of 14 days, by least squares, with Student's t interval. */
export function turnsOf(days: readonly DailyMean[], today: number): Insights["turns"] {
  const recent = days.filter(({ day }) => day > today - longest);
  const turn = recent.length < neededDays ? null : turnOf(recent);
  if (!turn) return { claims: [], unsure: [], tooEarly: { days: recent.length, needed: neededDays } };
  const isClaim = turn.sureness !== "chance";
  return { claims: isClaim ? [turn] : [], unsure: isClaim ? [] : [turn], tooEarly: null };
}

function turnOf(days: readonly DailyMean[]): Turn | null {
  const first = days[0]?.day ?? 0;
  const last = days.at(-1)?.day ?? 0;
  const blocks = [...Map.groupBy(days, ({ day }) => Math.floor((day - first) / block)).values()]
    .filter((some) => some.length >= fewestInBlock)
    .map((some) => ({
      day: meanOf(some.map(({ day }) => day)),
      mean: meanOf(some.map(({ mean }) => mean)),
    }));
  if (blocks.length < 4) return null;
  const middle = meanOf(blocks.map(({ day }) => day));
  const level = meanOf(blocks.map(({ mean }) => mean));
  const spread = blocks.reduce((sum, { day }) => sum + (day - middle) ** 2, 0);
  const slope = blocks.reduce((sum, { day, mean }) => sum + (day - middle) * (mean - level), 0) / spread;
  const squares = blocks.reduce(
    (sum, { day, mean }) => sum + (mean - level - slope * (day - middle)) ** 2,
    0,
  );
  const df = blocks.length - 2;
  const length = last - first;
  const se = Math.sqrt(squares / df / spread) * length;
  const { finding, p, intervalAt } = judge({ estimate: slope * length, se, df });
  const turn = { ...finding, from: dateOfDay(first), to: dateOfDay(last), days: days.length };
  const chance = Math.min(1, oftener * p);
  return stateFinding(turn, {
    adjustedP: chance,
    isClaim: chance <= claimLevel,
    interval: intervalAt(claimLevel / oftener),
  });
}
