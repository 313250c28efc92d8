/** Makes the message of a reminder, in the person's language. */

import { reminderTexts } from "../languages/en/reminder-lines.ts";
import { directionOf } from "../languages/languages.ts";
import type { Translator } from "../languages/translator.ts";
import { addMoodPath, checkInPath } from "../pages/paths.ts";
import type { ReminderMessage } from "./message.ts";
import type { ReminderKind } from "./schedule.ts";

type Content = {
  readonly kind: ReminderKind;
  readonly line: string;
  /** Address of the product without a slash at its end, such as `https://mood.example.org`. */
  readonly address: string;
  readonly isSilent: boolean;
  readonly link: string;
};

/** What a tap opens. */
const pathOf: Readonly<Record<ReminderKind, string>> = { star: addMoodPath, "check-in": checkInPath };

/** Names the reminders that replace each other where several wait or are shown. */
export const tagOf: Readonly<Record<ReminderKind, string>> = { star: "reminder", "check-in": "check-in" };

export const makeReminderMessage = (
  t: Translator,
  { kind, line, address, isSilent, link }: Content,
): ReminderMessage => ({
  web_push: 8030,
  notification: {
    title: "Mood Universe",
    body: line,
    navigate: address + pathOf[kind],
    lang: t.language,
    dir: directionOf(t.language),
    silent: isSilent,
    tag: tagOf[kind],
  },
  actions: { rest: t(reminderTexts.rest), stop: t(reminderTexts.stop) },
  link,
});
