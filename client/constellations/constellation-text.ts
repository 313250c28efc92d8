import { formatDateRange, mediumDate } from "#domain/languages/dates.ts";
import { dateTimeFormat } from "#domain/languages/format.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { wallClockOf } from "#domain/local-time.ts";
import type { Constellation } from "#domain/records/constellation/constellation.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";

/** The stars of a constellation that are in the sky, in its order. */
export function starsIn(constellation: Constellation, byId: ReadonlyMap<string, MoodEntry>) {
  return constellation.entryIds.flatMap((id) => byId.get(id) ?? []);
}

/** The first and the last day of the stars; empty without a known day. */
export function datesText(t: Translator, stars: readonly MoodEntry[]): string {
  const times = stars.map((star) => wallClockOf(star).getTime()).filter((time) => !Number.isNaN(time));
  if (times.length === 0) return "";
  const days = dateTimeFormat(t.locale, { ...mediumDate, timeZone: "UTC" });
  return formatDateRange(days, Math.min(...times), Math.max(...times));
}
