/** What the settings say of when a way in was used. */

import { doors } from "#domain/languages/en/doors.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { dayText } from "../time/day-text.ts";
import { localDate } from "../time/local-date.ts";
import { serverClock } from "../time/server-clock.ts";

/** `lastUsedAt` is null for a way that was never used. */
export function usedText(t: Translator, lastUsedAt: string | null): string {
  if (lastUsedAt === null) return t(doors.notUsed);
  if (isToday(lastUsedAt)) return t(doors.usedToday);
  return t(doors.used, { day: dayText(t, lastUsedAt) });
}

const isToday = (moment: string) =>
  localDate(new Date(moment)) === localDate(new Date(serverClock.at(Date.now())));

/** Returns the host of a provider's address, by which people recognize it; a text that is not a URL is returned unchanged. */
export const hostOf = (issuer: string): string => (URL.canParse(issuer) ? new URL(issuer).host : issuer);
