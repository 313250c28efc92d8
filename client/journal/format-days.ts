/** Formats many days at a fraction of what the browser's format takes: a year in pixels names 366 of them. */

import { dayMs, partsOfDay, weekdayOf } from "#domain/calendar.ts";

/** What the text of a part depends on. */
const keyOf = (type: string, day: number): number | null => {
  const { year, month, date } = partsOfDay(day);
  return { weekday: weekdayOf(day), day: date, month, year }[type] ?? null;
};

/**
 * Makes texts equal to those of `format`, whose time zone is UTC, put together from parts that are formatted once. In
 * other calendars than the Gregorian, the parts depend on other numbers: there, each text is formatted alone.
 */
export function formatterOfDays(format: Intl.DateTimeFormat): (day: number) => string {
  if (format.resolvedOptions().calendar !== "gregory") return (day) => format.format(day * dayMs);
  const template = format.formatToParts(0);
  const texts = new Map<string, string>();
  const textOf = (type: Intl.DateTimeFormatPartTypes, key: number, day: number) => {
    const known = texts.get(`${type} ${key}`);
    if (known !== undefined) return known;
    const text = format.formatToParts(day * dayMs).find((part) => part.type === type)?.value ?? "";
    texts.set(`${type} ${key}`, text);
    return text;
  };
  return (day) =>
    template
      .map(({ type, value }) => {
        const key = keyOf(type, day);
        return key === null ? value : textOf(type, key, day);
      })
      .join("");
}
