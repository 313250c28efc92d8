/** The line of a tracker: means of its weeks. */

import { dateOfDay, mondayOf } from "../calendar.ts";
import { meanOf } from "./daily-means.ts";
import type { MeasureLine } from "./insights-data.ts";
import { neededForMeasures } from "./limits.ts";
import type { TrackedDays } from "./measured-days.ts";

const mostWeeks = 52;

/** Null under 20 days with a value. A week without one is not there. */
export function weeksOfTracker({ trackerId, values }: TrackedDays): MeasureLine | null {
  if (values.size < neededForMeasures) return null;
  const weeks = [...Map.groupBy(values, ([day]) => mondayOf(day))].sort(([one], [other]) => one - other);
  const last = weeks.at(-1)?.[0] ?? 0;
  return {
    trackerId,
    weeks: weeks
      .filter(([monday]) => monday > last - 7 * mostWeeks)
      .map(([monday, days]) => ({
        start: dateOfDay(monday),
        days: days.length,
        mean: meanOf(days.map(([, value]) => value)),
      })),
  };
}
