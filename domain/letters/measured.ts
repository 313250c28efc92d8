/** What a person measured in the time of a letter. */

import type { DaySpan } from "../calendar.ts";
import { dateOfDay } from "../calendar.ts";
import { meanOf } from "../insights/daily-means.ts";
import { trackedDays } from "../insights/measured-days.ts";
import { dateOf } from "../records/reading/at.ts";
import type { LetterUniverse, Measured } from "./letter-data.ts";

/** Trackers with a value, those with the most days first; equal ones are in the order of `trackers`. */
export function measuredIn(
  { trackers, readings }: Pick<LetterUniverse, "trackers" | "readings">,
  { first, last }: DaySpan,
): readonly Measured[] {
  const [from, to] = [dateOfDay(first), dateOfDay(last)];
  const yesNo = new Set(trackers.filter(({ kind }) => kind === "yes-no").map(({ id }) => id));
  // Dates compare as texts, which is faster than reading all of them.
  const inside = readings.filter(({ at }) => from <= dateOf(at) && dateOf(at) <= to);
  return trackedDays(trackers, inside, { after: first - 1, today: last })
    .flatMap(({ trackerId, values }) => {
      const numbers = [...values.values()].sort((one, other) => one - other);
      const [low, high] = [numbers[0], numbers.at(-1)];
      if (low === undefined || high === undefined) return [];
      const yes = numbers.filter((value) => value > 0.5).length;
      // "On 1 of 1 day" says nothing.
      if (yesNo.has(trackerId) && numbers.length === 1) return [];
      return [{ trackerId, days: numbers.length, low, high, mean: meanOf(numbers), yes }];
    })
    .sort((one, other) => other.days - one.days);
}
