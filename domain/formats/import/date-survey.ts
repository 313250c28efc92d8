/** What all dates of a file say together about how each of them is read. */

import { dayOfDate, weekdayOf } from "../../calendar.ts";
import { anyForm, type DateForm, type DateOrder, dateOrders, readDate, writtenDate } from "./date-text.ts";
import { wordingsOf } from "./date-wording.ts";
import { readMoment } from "./moment-text.ts";

/** `orders` are those between which only the person can decide, the likeliest first; `sample` is a date on which they differ. */
export type DateFacts = {
  readonly form: DateForm;
  readonly orders: readonly DateOrder[];
  readonly sample: string;
};

const perOrder = (value: number) =>
  Object.fromEntries(dateOrders.map((order) => [order, value])) as Record<DateOrder, number>;

export function createDateSurvey() {
  const languages = new Map<string, number>();
  const words = new Set<string>();
  const [reads, votes] = [perOrder(0), perOrder(0)];
  const [first, last] = [perOrder(Number.POSITIVE_INFINITY), perOrder(Number.NEGATIVE_INFINITY)];
  let [read, unordered, sample] = [0, 0, ""];
  let [hasOnlyDots, endsWithYear] = [true, true];

  const countLanguages = (text: string) => {
    const written = writtenDate(text);
    const key = written.replace(/[^\p{L}\p{M}]+/gu, " ").trim();
    if (key === "" || words.has(key)) return;
    words.add(key);
    for (const language of new Set(wordingsOf(key).flatMap((wording) => wording.languages)))
      languages.set(language, (languages.get(language) ?? 0) + 1);
  };

  return {
    /** `hints` are cells of the same row that may say the date or its weekday too. */
    see(text: string, hints: readonly string[] = []) {
      if (text.trim() === "") return;
      for (const cell of [text, ...hints]) countLanguages(cell);
      if (readMoment(text) !== null) {
        read += 1;
        return;
      }
      const found = dateOrders.flatMap((order) => {
        const date = readMoment(text, { ...anyForm, order })?.date;
        return date === undefined ? [] : [{ order, date }];
      });
      if (found.length === 0) return;
      read += 1;
      unordered += 1;
      hasOnlyDots &&= !/\d\s?[-/]\s?\d/.test(writtenDate(text).slice(0, 10));
      endsWithYear &&= /^\D*\d{1,2}\.\d{1,2}\.\d{2}(?![\d.])/.test(writtenDate(text));
      const likely = found.filter(({ date }) => hints.every((hint) => agrees(date, hint)));
      for (const { order, date } of found) {
        const day = dayOfDate(date);
        reads[order] += 1;
        first[order] = Math.min(first[order], day);
        last[order] = Math.max(last[order], day);
      }
      const [only, ...others] = likely;
      if (only && others.length === 0) votes[only.order] += 1;
      if (sample === "" && new Set(found.map(({ date }) => date)).size === found.length) sample = text;
    },

    /** How many cells are dates, in some order. */
    read: () => read,

    finish(): DateFacts {
      const most = Math.max(0, ...languages.values());
      const own = [...languages].filter(([, count]) => count === most).map(([language]) => language);
      const likeliest = rank({
        reads,
        votes,
        unordered,
        ...{ hasOnlyDots, endsWithYear },
        span: (order) => last[order] - first[order],
      });
      const form = { order: likeliest[0] ?? null, languages: own.length > 0 ? new Set(own) : null };
      return { form, orders: likeliest.length > 1 ? likeliest : [], sample };
    },
  };
}

/** Whether a second text of a row can be of the same day: a weekday, a date without a year, or one of another clock. */
function agrees(date: string, text: string): boolean {
  const written = writtenDate(text);
  if (written === "") return true;
  if (!/\d/.test(written)) {
    const weekdays = wordingsOf(written).flatMap(({ weekday }) => weekday ?? []);
    return weekdays.length === 0 || weekdays.includes(weekdayOf(dayOfDate(date)));
  }
  const other = readMoment(text)?.date ?? readDate(`${text} ${date.slice(0, 4)}`);
  return other === null || Math.abs(dayOfDate(other) - dayOfDate(date)) <= 1;
}

type Counts = {
  readonly reads: Readonly<Record<DateOrder, number>>;
  readonly votes: Readonly<Record<DateOrder, number>>;
  readonly unordered: number;
  readonly hasOnlyDots: boolean;
  /** Dates like 13.03.21: countries whose year comes first write a space or another dot, as in 21. 3. 13. */
  readonly endsWithYear: boolean;
  readonly span: (order: DateOrder) => number;
};

/** Of so many votes, one can be a slip. */
const votesPerSlip = 10;

/** One order where the file decides, several where it does not, none where it needs none. */
function rank({ reads, votes, unordered, hasOnlyDots, endsWithYear, span }: Counts): readonly DateOrder[] {
  if (unordered === 0) return [];
  const byVotes = dateOrders.toSorted((one, other) => votes[other] - votes[one] || reads[other] - reads[one]);
  const [best = "day-first", second = "day-first"] = byVotes;
  const isDecided = votes[best] > votes[second] * votesPerSlip;
  if (isDecided) return [best];
  const possible = byVotes.filter((order) =>
    votes[best] > 0 ? votes[order] > 0 : reads[order] === reads[best],
  );
  if (votes[best] > 0) return possible;
  // No country writes the month first between dots.
  const likely = hasOnlyDots ? possible.filter((order) => order !== "month-first") : possible;
  // A wrong order scatters the days of a month.
  const ordered = (likely.length > 0 ? likely : possible).toSorted((one, other) => span(one) - span(other));
  return endsWithYear && ordered[0] === "day-first" ? ["day-first"] : ordered;
}
