/** The journal as Markdown, one text for each month, to be read without this product. */

import { dateOfDay, dayMs, firstDayOf } from "../calendar.ts";
import { findEmotion } from "../emotions.ts";
import { type JournalDay, monthsOf } from "../journal/days.ts";
import type { Feeling, IndexedStar, StarsByDay } from "../journal/journal-index.ts";
import type { Tag } from "../tags.ts";
import { clockIn, clockText } from "./clock-text.ts";
import { markdownLine, markdownQuote } from "./markdown-text.ts";

export type MonthContext = {
  readonly universeName: string;
  /** Tags by their id. */
  readonly tags: ReadonlyMap<string, Tag>;
  /** The reader's time zone (IANA), for stars without an offset. */
  readonly timeZone: string;
};

/** `name` is that of a file, like `2026-11.md`; `stars` counts those of this and all earlier months. */
export type MonthText = { readonly name: string; readonly text: string; readonly stars: number };

const inEnglish = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" });
const monthFormat = inEnglish({ month: "long", year: "numeric" });
const dayFormat = inEnglish({ weekday: "long", day: "numeric", month: "long", year: "numeric" });

/** The months that have stars, the oldest first. */
export function* markdownMonths(days: StarsByDay, context: MonthContext): Generator<MonthText> {
  let stars = 0;
  for (const { year, month, days: ofMonth } of monthsOf(days).toReversed()) {
    const first = firstDayOf(year, month);
    stars += countStars(ofMonth);
    yield {
      stars,
      name: `${dateOfDay(first).slice(0, 7)}.md`,
      text: monthText(monthFormat.format(first * dayMs), ofMonth.toReversed(), context),
    };
  }
}

function monthText(title: string, days: readonly JournalDay[], context: MonthContext): string {
  const count = `${plural(countStars(days), "star")} on ${plural(days.length, "day")}`;
  const head = [`# ${title}`, `Mood Universe: ${markdownLine(context.universeName)}. ${count}.`];
  return `${[...head, ...days.flatMap((day) => dayParts(day, context))].join("\n\n")}\n`;
}

const countStars = (days: readonly JournalDay[]) => days.reduce((sum, day) => sum + day.stars.length, 0);

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;

/** The day, and its stars with the oldest first. */
const dayParts = ({ day, stars }: JournalDay, context: MonthContext): readonly string[] => [
  `## ${dayFormat.format(day * dayMs)}`,
  ...stars.toReversed().flatMap((star) => starParts(star, context)),
];

function starParts({ entry, feelings }: IndexedStar, { tags, timeZone }: MonthContext): readonly string[] {
  const time = clockText(clockIn(entry, timeZone)).slice(11, 16);
  const names = entry.tags.flatMap((id) => tags.get(id)?.name ?? []).map(markdownLine);
  return [
    `### ${time} ${feelings.map(feelingText).join(" with ")}`,
    ...(entry.note === null ? [] : [markdownQuote(entry.note)]),
    ...(names.length > 0 ? [`Tags: ${names.join(", ")}`] : []),
  ];
}

const feelingText = ({ emotion, intensity }: Feeling) => {
  const name = findEmotion(emotion)?.name ?? markdownLine(emotion);
  return intensity === null ? name : `${name} ${intensity}/10`;
};
