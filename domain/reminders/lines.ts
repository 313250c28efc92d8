/** The lines of reminders, in the person's language. */

import { dayOfDate } from "../calendar.ts";
import { reminderTexts } from "../languages/en/reminder-lines.ts";
import type { Text } from "../languages/text.ts";
import type { Translator } from "../languages/translator.ts";

export const reminderLines: readonly Text[] = Object.values(reminderTexts.lines);

/** The line of a reminder: another one each day, and at other hours of the same day. */
export function reminderLine(
  t: Translator,
  { date, time }: { readonly date: string; readonly time: string },
): string {
  const hour = Number(time.slice(0, 2));
  const turn = (dayOfDate(date) + hour * 3) % reminderLines.length;
  return t(reminderLines[turn] ?? reminderTexts.lines.quietMoment);
}
