/** The names of what a letter speaks of, in the reader's language. */

import { type DaySpan, dayMs } from "../calendar.ts";
import { feelingInSentence } from "../feeling-name.ts";
import type { NamedTracker } from "../insights/measure-sentences.ts";
import { quoted } from "../insights/text-parts.ts";
import { dateAsWritten, dateWithWeekday, formatDateRange, mediumDate } from "../languages/dates.ts";
import { insights } from "../languages/en/insights.ts";
import { listed } from "../languages/lists.ts";
import type { Translator } from "../languages/translator.ts";
import type { LetterUniverse } from "./letter-data.ts";

export type Names = {
  readonly feeling: (id: string) => string;
  readonly tag: (id: string) => string;
  readonly tracker: (id: string) => NamedTracker | undefined;
  /** A day of the period, with its weekday: "Tuesday, March 3". */
  readonly day: (day: number) => string;
  /** A day of any year. */
  readonly date: (day: number) => string;
  readonly dates: (span: DaySpan) => string;
  /** 1 to 12. */
  readonly month: (month: number) => string;
};

export function namesIn(
  t: Translator,
  { feelings, tags, trackers }: Pick<LetterUniverse, "feelings" | "tags" | "trackers">,
): Names {
  const [tagNames, byId] = [
    new Map(tags.map(({ id, name }) => [id, name])),
    new Map(trackers.map((tracker) => [tracker.id, tracker])),
  ];
  // A day is already one of the person's calendar.
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(t.locale, { ...options, timeZone: "UTC" });
  const [day, date, month] = [
    format(dateWithWeekday(t.locale)),
    format(mediumDate),
    format({ month: "long" }),
  ];
  const range = format({ month: "long", day: "numeric" });
  return {
    feeling: (id) => feelingInSentence(t, feelings, id),
    tag: (id) => tagNames.get(id) ?? t(insights.removedTag),
    tracker: (id) => byId.get(id),
    day: (number) => dateAsWritten(t.locale, day.format(number * dayMs)),
    date: (number) => dateAsWritten(t.locale, date.format(number * dayMs)),
    dates: ({ first, last }) => formatDateRange(range, first * dayMs, last * dayMs),
    month: (number) => month.format(Date.UTC(2000, number - 1, 15)),
  };
}

/** Names in quotation marks: up to four, and how many more there are. */
export function listedNames(t: Translator, names: readonly string[]): string {
  const first = names.slice(0, 4).map((name) => quoted(t, name));
  const more = names.length - first.length;
  return listed(t, more > 0 ? [...first, t(insights.more, { count: more })] : first);
}
