/** The lines of reminders: none has a feeling, a number, a count of days or a reproach, because others can read a lock screen. */

import { dayOfDate } from "../calendar.ts";

export const reminderLines = [
  "A quiet moment, if you would like one.",
  "There is room in your sky, whenever you like.",
  "How is your sky today?",
  "A breath, and a look at the sky.",
  "Your sky is here for you.",
  "Would you like to place a star?",
  "A small pause, just for you.",
  "The sky is open, in your own time.",
  "Here is a moment that is yours.",
  "Whatever today is like, it can be a star.",
  "A few seconds for yourself?",
] as const;

/** The line of a reminder: another one each day, and at other hours of the same day. */
export function reminderLine({ date, time }: { readonly date: string; readonly time: string }): string {
  const hour = Number(time.slice(0, 2));
  const turn = (dayOfDate(date) + hour * 3) % reminderLines.length;
  return reminderLines[turn] ?? reminderLines[0];
}
