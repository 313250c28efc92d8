/** The words of a letter: kind and exact, from counts alone, beside quotations of notes. */

import { dayMs } from "../calendar.ts";
import { feelingInSentence } from "../feeling-name.ts";
import type { Feelings } from "../feelings.ts";
import { quoted } from "../insights/text-parts.ts";
import { dateWithWeekday, keepDateTogether } from "../languages/dates.ts";
import { insights } from "../languages/en/insights.ts";
import { letters } from "../languages/en/letters.ts";
import { listed } from "../languages/lists.ts";
import type { Translator } from "../languages/translator.ts";
import type { Counted, Letter, LetterUniverse } from "./letter.ts";

type LetterNames = {
  readonly feelings: Feelings;
  /** A tag's name by its id. */
  readonly tag: (id: string) => string;
  /** A tracker's name by its id. */
  readonly tracker: (id: string) => string;
  /** A day in words, such as "Tuesday, 3 March". */
  readonly day: (day: number) => string;
};

export type Paragraph =
  | { readonly kind: "text"; readonly sentences: readonly string[] }
  /** `words` are those of a note, with an ellipsis where a sentence of it goes on. `leadIn` is a sentence that says whose day it was. */
  | {
      readonly kind: "quote";
      readonly starId: string;
      readonly day: number;
      readonly leadIn: string;
      readonly words: string;
    };

const mostListed = 4;

/** The letter in paragraphs. The same letter is written in the same words each time. */
export function writeLetter(
  t: Translator,
  letter: Letter,
  universe: Pick<LetterUniverse, "feelings" | "tags" | "trackers">,
): readonly Paragraph[] {
  const names = namesIn(t, universe);
  const paragraphs = [
    [beginning(t, letter), feelingsSentence(t, letter, names)],
    [...firstNamed(t, letter.newFeelings, names), ...tagsSentence(t, letter, names)],
    measuredSentence(t, letter, names),
    [...daySentences(t, letter, names), ...ending(t, letter)],
  ];
  return paragraphs
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => ({ kind: "text", sentences }));
}

function namesIn(
  t: Translator,
  { feelings, tags, trackers }: Pick<LetterUniverse, "feelings" | "tags" | "trackers">,
): LetterNames {
  const nameOf = (named: readonly { readonly id: string; readonly name: string }[]) => {
    const names = new Map(named.map(({ id, name }) => [id, name]));
    return (id: string) => names.get(id) ?? id;
  };
  const format = new Intl.DateTimeFormat(t.locale, { ...dateWithWeekday(t.locale), timeZone: "UTC" });
  const day = (day: number) => keepDateTogether(format.format(day * dayMs));
  return { feelings, tag: nameOf(tags), tracker: nameOf(trackers), day };
}

function beginning(t: Translator, { period, stars, days, length, isFirst, isOver }: Letter): string {
  if (days < length) return t(letters.someDays, { stars: stars.length, days, length });
  const params = { kind: period.kind, stars: stars.length };
  if (isFirst) return t(length === 1 ? letters.firstDay : letters.everyDaySinceFirst, params);
  return isOver ? t(letters.everyDay, params) : t(letters.everyDaySoFar, params);
}

const listedFeelings = (t: Translator, ids: readonly string[], { feelings }: LetterNames) =>
  listed(
    t,
    ids.map((id) => quoted(t, feelingInSentence(t, feelings, id))),
  );

function feelingsSentence(
  t: Translator,
  { stars, feelings: { most, all } }: Letter,
  names: LetterNames,
): string {
  const feelings = listedFeelings(
    t,
    most.map(({ id }) => id),
    names,
  );
  if (stars.length === 1) return t(letters.oneStar, { feelings });
  if (all === 1) return t(letters.oneFeeling, { feelings });
  if (most.length === 0) return t(letters.equalFeelings, { count: all });
  const withCounts = most.map(({ id, count }) =>
    t(letters.feelingWithCount, { feeling: feelingInSentence(t, names.feelings, id), count }),
  );
  return t(all > most.length ? letters.mostFeelings : letters.feelings, { feelings: listed(t, withCounts) });
}

function firstNamed(t: Translator, ids: readonly string[], names: LetterNames): readonly string[] {
  if (ids.length === 0) return [];
  const feelings = listedFeelings(t, ids.slice(0, mostListed), names);
  if (ids.length <= mostListed) return [t(letters.newFeelings, { feelings })];
  return [t(letters.manyNewFeelings, { count: ids.length, feelings })];
}

function tagsSentence(t: Translator, { tags: { most, all } }: Letter, names: LetterNames): readonly string[] {
  if (all === 0) return [];
  if (most.length === 0) return [t(letters.equalTags, { count: all })];
  const withDays = ({ id, count }: Counted) => t(letters.tagWithDays, { tag: names.tag(id), days: count });
  return [t(all > most.length ? letters.mostTags : letters.tags, { tags: listed(t, most.map(withDays)) })];
}

function measuredSentence(t: Translator, { measured }: Letter, names: LetterNames): readonly string[] {
  if (!measured) return [];
  const { days, trackers } = measured;
  const named = trackers.slice(0, mostListed).map(({ id }) => quoted(t, names.tracker(id)));
  const more = trackers.length - named.length;
  const list = more > 0 ? [...named, t(insights.more, { count: more })] : named;
  return [t(letters.measured, { days, trackers: listed(t, list) })];
}

const daySentences = (
  t: Translator,
  { brightest, fullest }: Letter,
  names: LetterNames,
): readonly string[] => [
  ...(brightest === null ? [] : [t(letters.brightest, { day: names.day(brightest) })]),
  ...(fullest ? [t(letters.fullest, { day: names.day(fullest.day), stars: fullest.stars })] : []),
];

/** Silent days are no gap. */
const ending = (t: Translator, { days, length }: Letter): readonly string[] =>
  days === length ? [] : [t(letters.silentDays)];
