/** The lines of reminders, in the person's language. */

import { dayOfDate } from "../calendar.ts";
import { reminderTexts } from "../languages/en/reminder-lines.ts";
import type { Text } from "../languages/text.ts";
import type { Translator } from "../languages/translator.ts";
import type { ReminderKind } from "./schedule.ts";

export const reminderLines: readonly Text[] = Object.values(reminderTexts.lines);
export const checkInLines: readonly Text[] = Object.values(reminderTexts.checkInLines);

const linesOf: Readonly<Record<ReminderKind, readonly Text[]>> = {
  star: reminderLines,
  "check-in": checkInLines,
};

/** The line of a reminder: another one each day, and at other hours of the same day. */
export function reminderLine(
  t: Translator,
  { date, time }: { readonly date: string; readonly time: string },
  kind: ReminderKind,
): string {
  const hour = Number(time.slice(0, 2));
  const lines = linesOf[kind];
  const turn = (dayOfDate(date) + hour * 3) % lines.length;
  return t(lines[turn] ?? reminderTexts.lines.quietMoment);
}
