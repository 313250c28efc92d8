/** Makes the message of a reminder, in the person's language. */

import { reminderTexts } from "../languages/en/reminder-lines.ts";
import { directionOf } from "../languages/languages.ts";
import type { Translator } from "../languages/translator.ts";
import { addMoodPath } from "../pages/paths.ts";
import type { ReminderMessage } from "./message.ts";

type Content = {
  readonly line: string;
  /** Origin of the product, such as `https://mood.example.org`. */
  readonly origin: string;
  readonly isSilent: boolean;
  readonly link: string;
};

export const makeReminderMessage = (
  t: Translator,
  { line, origin, isSilent, link }: Content,
): ReminderMessage => ({
  web_push: 8030,
  notification: {
    title: "Mood Universe",
    body: line,
    navigate: `${origin}${addMoodPath}`,
    lang: t.language,
    dir: directionOf(t.language),
    silent: isSilent,
    tag: "reminder",
  },
  actions: { rest: t(reminderTexts.rest), stop: t(reminderTexts.stop) },
  link,
});
