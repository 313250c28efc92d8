/** Names that say what a cell of the calendar shows to people who do not see it. */

import { familyName } from "#domain/feeling-name.ts";
import type { Band, DayCell } from "#domain/journal/pixels.ts";
import type { Pleasantness } from "#domain/journal/pleasantness.ts";
import { journal } from "#domain/languages/en/journal.ts";
import { readingTexts } from "#domain/languages/en/reading-texts.ts";
import { listed } from "#domain/languages/lists.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { Tracker } from "#domain/records/tracker/tracker.ts";
import { valueText } from "#domain/trackers/value-text.ts";
import { dayTitle } from "../day-text.ts";

/** The date, the number of stars, and what the cell shows of a day: its families, or what `shown` says. */
export function cellName(
  t: Translator,
  { day: number, count, bands }: DayCell,
  isFiltered: boolean,
  shown?: string,
): string {
  const day = dayTitle(t, number);
  if (count > 0) return t(journal.calendar.day, { day, count, families: shown ?? familiesText(t, bands) });
  return t(isFiltered ? journal.calendar.dayWithoutFound : journal.calendar.dayWithoutStars, { day });
}

/** What a tracker says of a day; `value` is null without a reading. */
export const measuredName = (t: Translator, day: number, tracker: Tracker, value: number | null): string =>
  value === null
    ? t(readingTexts.calendar.dayWithout, { day: dayTitle(t, day), tracker: tracker.name })
    : t(readingTexts.calendar.day, {
        ...{ day: dayTitle(t, day), tracker: tracker.name, value: valueText(t, tracker, value) },
      });

/** The families of a day, the largest first; "mostly" for one with more than half of it. */
export function familiesText(t: Translator, bands: readonly Band[]): string {
  const [first = "", ...others] = bands.map(({ family }) => bandName(t, family));
  const isMost = others.length > 0 && (bands[0]?.share ?? 0) > 0.5;
  if (!isMost) return listed(t, [first, ...others]);
  return t(journal.calendar.mostly, { first, others: listed(t, others) });
}

const bandName = (t: Translator, family: Band["family"]): string =>
  family ? familyName(t, family) : t(journal.calendar.anotherFeeling);

/** `step` is null where the universe knows none of the feelings. */
export const pleasantnessName = (t: Translator, step: Pleasantness | null): string =>
  t(step ? journal.calendar.pleasantness[step] : journal.calendar.anotherFeeling);
