/** What the fields of a moment show before a person types. */

import { type Clock, localTimeAt, wallClockOf } from "#domain/local-time.ts";
import { type LocalTime, localTimeIn } from "#domain/typed-moment.ts";
import type { TypedWhen } from "./mood-form.ts";

/** The time zone of this device. */
export const deviceZone = () => localTimeAt(Date.now()).timeZone ?? "UTC";

/** What the fields show for a moment. */
export function typedOf(moment: Pick<LocalTime, "timestamp"> & { utcOffset: number | null }): TypedWhen {
  const clock = wallClockOf(moment).toISOString();
  return { date: clock.slice(0, 10), time: clock.slice(11, 16), utcOffset: moment.utcOffset };
}

/** "Earlier", before the person has said when: today, at no time yet. `now` is epoch milliseconds. */
export const earlierToday = (now: number, clock: Clock = deviceZone()): TypedWhen => ({
  date: typedOf(localTimeIn(now, clock)).date,
  time: "",
  utcOffset: null,
});
