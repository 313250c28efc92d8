import type { Weekday } from "#domain/calendar.ts";

/**
 * A locale as browsers have it: with the method, or, in older versions, the property; some have neither. `firstDay`
 * is 7 for Sunday.
 */
type WithWeek = {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
};

/** The first day of the week where `locale` is spoken; Monday (ISO 8601) where the browser does not know it. */
export function weekStartOf(locale: string): Weekday {
  const known = new Intl.Locale(locale) as WithWeek;
  const { firstDay } = known.getWeekInfo?.() ?? known.weekInfo ?? { firstDay: 1 };
  return (firstDay % 7) as Weekday;
}

/** All days of a week that begins on `first`. */
export const weekdaysFrom = (first: Weekday): readonly Weekday[] =>
  Array.from({ length: 7 }, (_, at) => ((first + at) % 7) as Weekday);
