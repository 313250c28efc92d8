/** What the settings say of when something was used last. */

import type { Text } from "#domain/languages/text.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { dayText } from "./day-text.ts";
import { localDate } from "./local-date.ts";
import { serverClock } from "./server-clock.ts";

/** The texts agree with the gender of what was used; `used` has its `day`. */
type UsedTexts = { readonly used: Text; readonly usedToday: Text; readonly notUsed: Text };

/** `lastUsedAt` is null for what was never used. */
export function usedText(t: Translator, lastUsedAt: string | null, texts: UsedTexts): string {
  if (lastUsedAt === null) return t(texts.notUsed);
  if (isToday(lastUsedAt)) return t(texts.usedToday);
  return t(texts.used, { day: dayText(t, lastUsedAt) });
}

const isToday = (moment: string) =>
  localDate(new Date(moment)) === localDate(new Date(serverClock.at(Date.now())));
