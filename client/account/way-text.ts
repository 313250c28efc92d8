/** What the settings say of a way in. */

import { doors } from "#domain/languages/en/doors.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { usedText } from "../time/used-text.ts";

/** `lastUsedAt` is null for a way that was never used. */
export const usedWayText = (t: Translator, lastUsedAt: string | null): string =>
  usedText(t, lastUsedAt, { used: doors.used, usedToday: doors.usedToday, notUsed: doors.notUsed });

/** Returns the host of a provider's address, by which people recognize it; a text that is not a URL is returned unchanged. */
export const hostOf = (issuer: string): string => (URL.canParse(issuer) ? new URL(issuer).host : issuer);
