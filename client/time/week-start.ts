import type { Weekday } from "#domain/calendar.ts";

/** Browsers have the method, or, in older versions, the property; some have neither. `firstDay` is 7 for Sunday. */
type WithWeek = {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
};

/** WebKit without a language setting reports "C", which is no locale: null. */
function localeOf(name: string): WithWeek | null {
  try {
    return new Intl.Locale(name) as WithWeek;
  } catch {
    return null;
  }
}

/** The first day of the week where `locale` is spoken; Monday (ISO 8601) where the browser does not know it. */
export function weekStartOf(locale: string): Weekday {
  const known = localeOf(locale);
  const { firstDay } = known?.getWeekInfo?.() ?? known?.weekInfo ?? { firstDay: 1 };
  return (firstDay % 7) as Weekday;
}

/** Where the person's week begins. */
export const weekStart = weekStartOf(navigator.language);

/** All days of a week that begins on `first`. */
export const weekdaysFrom = (first: Weekday): readonly Weekday[] =>
  Array.from({ length: 7 }, (_, at) => ((first + at) % 7) as Weekday);
