/** The journal as Markdown, one text for each month, to be read without this product. */

import { dateOfDay, dayMs, firstDayOf } from "../calendar.ts";
import { feelingName } from "../feeling-name.ts";
import type { Feelings } from "../feelings.ts";
import { type JournalDay, monthsOf } from "../journal/days.ts";
import type { FeltEmotion, IndexedStar, StarsByDay } from "../journal/journal-index.ts";
import { dateWithWeekday } from "../languages/dates.ts";
import { formats } from "../languages/en/formats.ts";
import { series } from "../languages/lists.ts";
import type { Translator } from "../languages/translator.ts";
import { dayOf, isDay } from "../records/reading/at.ts";
import { type Reading, readingsOf } from "../records/reading/reading.ts";
import type { Tag } from "../records/tag/tag.ts";
import type { Tracker } from "../records/tracker/tracker.ts";
import { valueText } from "../trackers/value-text.ts";
import { clockIn, clockText } from "./clock-text.ts";
import { markdownLine, markdownQuote } from "./markdown-text.ts";

export type MonthContext = {
  readonly universeName: string;
  /** The feelings that the universe knows. */
  readonly known: Feelings;
  /** Tags by their id. */
  readonly tags: ReadonlyMap<string, Tag>;
  /** What the person measured, in the order of their trackers. */
  readonly trackers: readonly Tracker[];
  readonly readings: readonly Reading[];
  /** The reader's time zone (IANA), for stars without an offset. */
  readonly timeZone: string;
};

/** `name` is that of a file, like `2026-11.md`; `stars` counts those of this and all earlier months. */
export type MonthText = { readonly name: string; readonly text: string; readonly stars: number };

/** English files have the day before the month, wherever their reader is. */
const datesIn = ({ language, locale }: Translator, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language === "en" ? "en-GB" : locale, { ...options, timeZone: "UTC" });

type Writing = MonthContext & {
  readonly t: Translator;
  readonly dates: Intl.DateTimeFormat;
  readonly measured: ReadonlyMap<number, readonly string[]>;
};

/** The months that have stars or readings, the oldest first. */
export function* markdownMonths(
  t: Translator,
  days: StarsByDay,
  context: MonthContext,
): Generator<MonthText> {
  const months = datesIn(t, { month: "long", year: "numeric" });
  const dates = datesIn(t, { ...dateWithWeekday(t.locale), year: "numeric" });
  const measured = readingLines(t, context);
  const without = [...measured.keys()].filter((day) => !days.has(day)).map((day) => [day, []] as const);
  let stars = 0;
  for (const { year, month, days: ofMonth } of monthsOf(new Map([...days, ...without])).toReversed()) {
    const first = firstDayOf(year, month);
    stars += countStars(ofMonth);
    yield {
      stars,
      name: `${dateOfDay(first).slice(0, 7)}.md`,
      text: monthText(months.format(first * dayMs), ofMonth.toReversed(), { ...context, t, dates, measured }),
    };
  }
}

function monthText(title: string, days: readonly JournalDay[], context: Writing): string {
  const summary = context.t(formats.markdown.summary, {
    ...{
      name: markdownLine(context.universeName),
      stars: countStars(days),
      days: days.filter(({ stars }) => stars.length > 0).length,
    },
  });
  const head = [`# ${title}`, summary];
  return `${[...head, ...days.flatMap((day) => dayParts(day, context))].join("\n\n")}\n`;
}

const countStars = (days: readonly JournalDay[]) => days.reduce((sum, day) => sum + day.stars.length, 0);

/** The day, what was measured on it, and its stars with the oldest first. */
const dayParts = ({ day, stars }: JournalDay, context: Writing): readonly string[] => [
  `## ${context.dates.format(day * dayMs)}`,
  ...[context.measured.get(day)?.join("\n") ?? []].flat(),
  ...stars.toReversed().flatMap((star) => starParts(star, context)),
];

/** The items of a list of what was measured, by the numbers of the days. */
function readingLines(t: Translator, universe: MonthContext): Map<number, string[]> {
  const lines = new Map<number, string[]>();
  for (const tracker of universe.trackers)
    for (const { at, value } of readingsOf(universe, tracker.id)) {
      const day = dayOf(at);
      const ofDay = lines.get(day) ?? [];
      const said = { tracker: tracker.name, value: valueText(t, tracker, value) };
      const text = isDay(at)
        ? t(formats.markdown.reading, said)
        : t(formats.markdown.readingAt, { ...said, time: at.slice(11) });
      lines.set(day, [...ofDay, `- ${markdownLine(text)}`]);
    }
  return lines;
}

function starParts({ entry, feelings }: IndexedStar, context: Writing): readonly string[] {
  const { t, tags, timeZone } = context;
  const time = clockText(clockIn(entry, timeZone)).slice(11, 16);
  const names = entry.tags.flatMap((id) => tags.get(id)?.name ?? []).map(markdownLine);
  return [
    `### ${time} ${feelingsText(context, feelings)}`,
    ...(entry.note === null ? [] : [markdownQuote(entry.note)]),
    ...(names.length > 0 ? [t(formats.markdown.tags, { tags: series(t, names) })] : []),
  ];
}

function feelingsText(context: Writing, feelings: readonly FeltEmotion[]): string {
  const [first = "", second] = feelings.map((feeling) => feelingText(context, feeling));
  return second === undefined ? first : context.t(formats.markdown.twin, { first, second });
}

function feelingText({ t, known }: Writing, { emotion, intensity }: FeltEmotion): string {
  const feeling = markdownLine(feelingName(t, known, emotion));
  return intensity === null ? feeling : t(formats.markdown.feeling, { feeling, intensity });
}
