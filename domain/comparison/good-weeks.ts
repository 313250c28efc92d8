/**
 * Good weeks and the others. Half of the days of each week choose it, and the other half describe it: what happened on the
 * days that made a week good would be found on them by chance alone.
 */

import { type DaySpan, dateOfDay, mondayOf } from "../calendar.ts";
import { type DailyMean, meanOf } from "../insights/daily-means.ts";
import type { ChosenBy, ChosenSides } from "./chosen-days.ts";
import type { Missing } from "./comparison-data.ts";

/** Days with a star in a week that is chosen: two that choose it, and two that describe it. */
const leastDays = 4;
/** With fewer, three good ones would be described. */
const neededWeeks = 9;
/** The brightest third are good weeks. */
const goodShare = 1 / 3;

/** `described` are the second, fourth and sixth day with a star. */
type ChosenWeek = {
  readonly monday: number;
  readonly choosing: number;
  readonly described: readonly number[];
};

export function weeksAsSides({ first, last }: DaySpan, means: readonly DailyMean[]): ChosenSides {
  const weeks = weeksOf(means.filter(({ day }) => first <= day && day <= last));
  const brightest = weeks.toSorted(
    (one, other) => other.choosing - one.choosing || one.monday - other.monday,
  );
  const good = new Set(brightest.slice(0, Math.floor(weeks.length * goodShare)));
  const [ofGood, ofOthers] = [
    weeks.filter((week) => good.has(week)),
    weeks.filter((week) => !good.has(week)),
  ];
  const mondays = (some: readonly ChosenWeek[]) => some.map(({ monday }) => dateOfDay(monday));
  const described = (some: readonly ChosenWeek[]) => some.flatMap((week) => week.described);
  return {
    days: { first: described(ofGood), second: described(ofOthers) },
    weeks: { good: mondays(ofGood), others: mondays(ofOthers) },
    missing: whyNone(means, weeks.length),
    ...{ calendarDays: { first: null, second: null }, inBoth: 0, by: nothing },
  };
}

const nothing: ChosenBy = { feelings: false, hours: false, tags: [], trackers: [] };

function whyNone(means: readonly DailyMean[], weeks: number): readonly Missing[] {
  if (means.length === 0) return [{ kind: "no-stars" }];
  return weeks < neededWeeks ? [{ kind: "too-few-weeks", weeks, needed: neededWeeks }] : [];
}

const weeksOf = (means: readonly DailyMean[]): readonly ChosenWeek[] =>
  [...Map.groupBy(means, ({ day }) => mondayOf(day))]
    .filter(([, some]) => some.length >= leastDays)
    .map(([monday, some]) => ({
      monday,
      choosing: meanOf(some.filter((_, at) => at % 2 === 0).map(({ mean }) => mean)),
      described: some.filter((_, at) => at % 2 === 1).map(({ day }) => day),
    }));
