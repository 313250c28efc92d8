/** Finds the next reminder of a schedule, also on the days on which the clocks change. */

import { dateOfDay, weekdayOf } from "../calendar.ts";
import { dayAt, momentAfterSkip, momentsAt, offsetIn } from "../local-time.ts";
import type { ReminderTime } from "./schedule.ts";

const dayMs = 86_400_000;

/** A reminder that is due at a moment. `date` and `time` are those of the schedule, and name it among all of a person. */
export type DueReminder = {
  /** Epoch milliseconds. */
  readonly at: number;
  /** `YYYY-MM-DD` on the person's clock. */
  readonly date: string;
  /** `HH:MM`; the clock shows a later time if a clock change skips this one. */
  readonly time: string;
};

type Schedule = { readonly times: readonly ReminderTime[]; readonly timeZone: string };

/**
 * The first reminder later than `after` (epoch milliseconds); null without times. A time that the clocks repeat counts
 * once, the first time; one that they skip is as long after the change as it would have been. Times that fall on the same
 * moment are one reminder.
 */
export function nextReminder({ times, timeZone }: Schedule, after: number): DueReminder | null {
  const today = dayAt(after, offsetIn(timeZone, after));
  let next: DueReminder | null = null;
  // The days go from yesterday, whose skipped times may be still to come, to the same weekday of the next week.
  for (let day = today - 1; day <= today + 8; day++) {
    // A day that a time zone leaves out has its reminders on the following one, perhaps after others.
    const isFound = next !== null;
    for (const due of remindersOf(times, timeZone, day))
      if (due.at > after && (next === null || due.at < next.at)) next = due;
    if (isFound) return next;
  }
  return next;
}

/** The reminders of a day on the person's calendar. */
const remindersOf = (times: readonly ReminderTime[], timeZone: string, day: number): DueReminder[] =>
  times
    .filter(({ weekdays }) => weekdays.includes(weekdayOf(day)))
    .map(({ time }) => {
      const wallClock = day * dayMs + msOfTime(time);
      const [first = momentAfterSkip(wallClock, timeZone)] = momentsAt(wallClock, timeZone);
      return { at: first, date: dateOfDay(day), time };
    });

const msOfTime = (time: string) => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * 60_000;
