/** The shape of a month or a year in a few sentences, and the small facts that letters take in turn. */

import { partsOfDay } from "../calendar.ts";
import { dayQuarters } from "../insights/day-quarters.ts";
import type { ScoredStar } from "../insights/scored-stars.ts";
import { letters } from "../languages/en/letters.ts";
import { listed } from "../languages/lists.ts";
import type { Translator } from "../languages/translator.ts";
import { wordOf } from "./counts.ts";
import type { Letter, MonthOfYear } from "./letter-data.ts";
import type { Names } from "./names.ts";
import type { Say } from "./wording.ts";

/** Months without a star that are named. */
const mostEmpty = 4;

/** How a year went from month to month. */
export function yearSentences(t: Translator, say: Say, letter: Letter, names: Names): readonly string[] {
  const written = letter.months.filter(({ stars }) => stars > 0);
  if (written.length < 2) return [];
  return [
    ...wordsOfMonths(t, say, letter, names),
    // Months without a star are the stillest: where they are too many to be named, no other is called so.
    ...(letter.months.length - written.length <= mostEmpty ? fullestMonth(say, written, names) : []),
    ...lightOfMonths(say, written, names),
    ...emptyMonths(t, say, letter.months, names),
  ];
}

/** Months from 1 to 12, the last included, and what they name most. */
type PartOfYear = { readonly first: number; readonly last: number; readonly word: string | null };
type Span = PartOfYear & { readonly word: string };
const mostSpans = 4;
/** The share of months that have a word, so that the months speak for the year. */
const leastNamed = 0.6;

/** What the months named most, in few spans: by quarters of the year where months change too often, or have no word. */
function wordsOfMonths(t: Translator, say: Say, { months, stars }: Letter, names: Names): readonly string[] {
  const byMonth = spansOf(months.map(({ month, word }) => ({ first: month, last: month, word })));
  const named = months.filter(({ word }) => word !== null).length;
  const spans =
    byMonth.length <= mostSpans && named >= leastNamed * months.length
      ? byMonth
      : spansOf(quartersOf(months, stars));
  if (spans.length < 2) return [];
  const words = spans.map(({ first, last, word }) => {
    const feeling = names.feeling(word);
    return first === last
      ? t(letters.year.wordIn, { feeling, month: names.month(first) })
      : t(letters.year.wordFromTo, { feeling, first: names.month(first), last: names.month(last) });
  });
  return [say(letters.year.words, { words: listed(t, words) })];
}

function quartersOf(months: readonly MonthOfYear[], stars: readonly ScoredStar[]): readonly PartOfYear[] {
  const [begin, end] = [months[0]?.month ?? 1, months.at(-1)?.month ?? 12];
  return [1, 4, 7, 10]
    .filter((first) => first <= end && begin <= first + 2)
    .map((first) => {
      const some = stars.filter(({ day }) => Math.floor((partsOfDay(day).month - first) / 3) === 0);
      return { first: Math.max(first, begin), last: Math.min(first + 2, end), word: wordOf(some) };
    });
}

/** Neighbours with the same word become one span; those without a word are left out. */
function spansOf(parts: readonly PartOfYear[]): readonly Span[] {
  const spans: Span[] = [];
  for (const { first, last, word } of parts) {
    const before = spans.at(-1);
    if (word === null) continue;
    if (before && before.word === word && before.last === first - 1)
      spans[spans.length - 1] = { ...before, last };
    else spans.push({ first, last, word });
  }
  return spans;
}

/** A month that has just begun, or in which the journal began late, is not the stillest. */
function fullestMonth(say: Say, written: readonly MonthOfYear[], { month }: Names): readonly string[] {
  const [most, second] = written.toSorted((one, other) => other.stars - one.stars);
  const [least, next] = written
    .filter((one) => one.isWhole && one !== most)
    .toSorted((one, other) => one.stars - other.stars);
  if (!most || !second || !least || most.stars === second.stars || least.stars === next?.stars) return [];
  const params = { mostStars: most.stars, leastStars: least.stars };
  return [say(letters.year.fullest, { ...params, most: month(most.month), least: month(least.month) })];
}

/** Days with a star, before the mean of a month is compared; and by how much two months differ. */
const fewDays = 5;
const unlike = 0.15;

function lightOfMonths(say: Say, written: readonly MonthOfYear[], { month }: Names): readonly string[] {
  const means = written.flatMap((one) =>
    one.mean !== null && one.days >= fewDays ? [{ month: one.month, mean: one.mean }] : [],
  );
  const [bright, ...others] = means.sort((one, other) => other.mean - one.mean);
  const dark = others.at(-1);
  if (!bright || !dark || bright.mean - dark.mean < unlike) return [];
  return [say(letters.year.light, { bright: month(bright.month), dark: month(dark.month) })];
}

function emptyMonths(
  t: Translator,
  say: Say,
  months: readonly MonthOfYear[],
  { month }: Names,
): readonly string[] {
  const empty = months.filter(({ stars, isWhole }) => stars === 0 && isWhole).map((one) => month(one.month));
  if (empty.length === 0 || empty.length > mostEmpty) return [];
  return [say(letters.year.empty, { months: listed(t, empty), count: empty.length })];
}

export const halfSentence = (say: Say, { half, stars }: Letter): readonly string[] =>
  half ? [say(letters.half, { which: half.which, count: half.stars, stars: stars.length })] : [];

const mostSmall = 2;

/** Two small facts that are not said elsewhere, other ones than in the letter before where there are enough. */
export function smallFacts(say: Say, letter: Letter, names: Names): readonly string[] {
  const { brightest, fullest, hours, twins, arc, silence, stars, quotes, turn, yearAgo } = letter;
  const { feeling, day, dates } = names;
  const isQuoted = (day: number) => quotes.some((quote) => quote.day === day);
  const facts = [
    arc && say(letters.small.arc, { first: feeling(arc.first), last: feeling(arc.last) }),
    fullest &&
      fullest.stars > 2 &&
      !isQuoted(fullest.day) &&
      say(letters.small.fullest, { day: day(fullest.day), stars: fullest.stars }),
    hours &&
      say(letters.small.hours, {
        ...{ part: dayQuarters[hours.part] ?? "night", count: hours.stars },
        stars: stars.length,
      }),
    brightest !== null && !isQuoted(brightest) && say(letters.small.brightest, { day: day(brightest) }),
    silence && say(letters.small.silence, { dates: dates(silence) }),
    yearAgo !== null && say(letters.small.yearAgo, { feeling: feeling(yearAgo) }),
    twins &&
      say(letters.small.twins, {
        ...{ count: twins.count, first: feeling(twins.first), second: feeling(twins.second) },
      }),
  ];
  const start = (turn * mostSmall) % facts.length;
  return [...facts.slice(start), ...facts.slice(0, start)]
    .filter((fact) => typeof fact === "string")
    .slice(0, mostSmall);
}
