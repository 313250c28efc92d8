/** What else than words of a note a typed search can mean: tags, feelings, families, days and what they measured. */

import type { Weekday } from "../calendar.ts";
import { type FamilyId, familyIds } from "../emotions.ts";
import { familyName, feelingName } from "../feeling-name.ts";
import type { Feelings } from "../feelings.ts";
import type { Translator } from "../languages/translator.ts";
import { sortByUse, starsPerTag } from "../records/tag/find-tags.ts";
import { maxTagsOfStar, type Tag } from "../records/tag/tag.ts";
import { type ComparedDay, maxComparedDays, writeComparedDays } from "../trackers/compared-days.ts";
import { isChosen, shareOfFamily, toggleEmotion, toggleFamily } from "./chosen-feelings.ts";
import type { Filter } from "./filter.ts";
import { filterEntries } from "./filter-entries.ts";
import { cleanWords } from "./filter-parts.ts";
import { writeFilter } from "./filter-url.ts";
import { fold } from "./fold.ts";
import type { JournalIndex } from "./journal-index.ts";
import { daysReader } from "./written-days.ts";
import { measuresReader } from "./written-measures.ts";

/** What a part of the text means. */
export type Meaning =
  | { readonly kind: "words"; readonly words: string }
  | { readonly kind: "tag"; readonly id: string; readonly name: string }
  | { readonly kind: "feeling"; readonly id: string }
  | { readonly kind: "family"; readonly id: FamilyId }
  | { readonly kind: "dates"; readonly from: string; readonly to: string }
  | { readonly kind: "weekday"; readonly weekday: Weekday }
  | { readonly kind: "measure"; readonly compared: ComparedDay };

/** One way to understand the text, the filter that it makes, and the stars that this finds. */
export type Suggestion = {
  readonly meanings: readonly Meaning[];
  readonly filter: Filter;
  readonly count: number;
};

export type Suggester = {
  /** Other ways to understand the words of a filter, the best first; none for text in quotes. */
  readonly suggest: (asked: Filter) => readonly Suggestion[];
  readonly countOf: (filter: Filter) => number;
};

/** A meaning, and whether it was named whole: then it is worth saying that it finds nothing. */
type Found = { readonly meaning: Meaning; readonly isWhole: boolean };
/** Words of the text that belong together. Nothing was found for words of a note. */
type Segment = { readonly text: string; readonly found: readonly Found[] };

const mostSuggestions = 5;
/** Names that begin with the text whose stars are counted. */
const mostBegun = 8;
/** Words of a name or a date, such as "hours of sleep less than 6 h". */
const mostWords = 8;

export function makeSuggester(t: Translator, index: JournalIndex, tags: readonly Tag[]): Suggester {
  const find = meaningFinder(t, index, tags);
  const counts = new Map<string, number>();
  const countOf = (filter: Filter) => {
    const key = writeFilter(filter);
    const count = counts.get(key) ?? filterEntries(index, filter).stars.length;
    counts.set(key, count);
    return count;
  };
  const suggest = (asked: Filter) => {
    const suggestions = new Map<string, Suggestion>();
    for (const found of waysOf(segmentsOf(asked.words, find))) {
      if (suggestions.size >= mostSuggestions) break;
      const meanings = found.map(({ meaning }) => meaning);
      const filter = filterOf(index.feelings, asked, meanings);
      if (filter === null) continue;
      const count = countOf(filter);
      if (count > 0 || found.every(({ isWhole }) => isWhole))
        suggestions.set(writeFilter(filter), { meanings, filter, count });
    }
    return [...suggestions.values()];
  };
  return { suggest, countOf };
}

type Find = (text: string, mayGoOn: boolean) => readonly Found[];

/** Reads the longest names first, from the left. Only the last one may be the beginning of a name. */
function segmentsOf(typed: string, find: Find): readonly Segment[] {
  const words = /["“”„«»]/.test(typed) ? [] : (typed.match(/\S+/g) ?? []);
  const segments: Segment[] = [];
  for (let at = 0; at < words.length; ) {
    const lengths = Array.from({ length: Math.min(mostWords, words.length - at) }, (_, less) => less + 1);
    const read = lengths.reverse().map((length) => {
      const text = words.slice(at, at + length).join(" ");
      return { length, text, found: find(text, at + length === words.length) };
    });
    const { length, text, found } = read.find(({ found }) => found.length > 0) ?? {
      ...{ length: 1, text: words[at] ?? "", found: [] },
    };
    segments.push({ text, found });
    at += length;
  }
  return segments;
}

/** The whole text with each meaning of its last name, then one name alone with the others as words of a note. */
function waysOf(segments: readonly Segment[]): readonly (readonly Found[])[] {
  const named = segments.filter(({ found }) => found.length > 0);
  const last = named.at(-1);
  if (!last) return [];
  const together = last.found.map((found) =>
    segments.map((segment) => (segment === last ? found : (segment.found[0] ?? words(segment)))),
  );
  const alone = named.flatMap((one) =>
    one.found.map((found) => segments.map((segment) => (segment === one ? found : words(segment)))),
  );
  return named.length > 1 ? [...together, ...alone] : together;
}

const words = ({ text }: Segment): Found => ({ meaning: { kind: "words", words: text }, isWhole: false });

/** Null if the filter asks for a meaning already, or cannot ask for it. */
function filterOf(feelings: Feelings, asked: Filter, meanings: readonly Meaning[]): Filter | null {
  const left = meanings.flatMap((meaning) => (meaning.kind === "words" ? [meaning.words] : []));
  let filter: Filter | null = { ...asked, words: cleanWords(left.join(" ")) };
  for (const meaning of meanings) filter = filter && withMeaning(feelings, filter, meaning);
  return filter;
}

function withMeaning(feelings: Feelings, filter: Filter, meaning: Meaning): Filter | null {
  switch (meaning.kind) {
    case "words":
      return filter;
    case "tag": {
      const isFull = filter.tags.length >= maxTagsOfStar || filter.tags.includes(meaning.id);
      return isFull ? null : { ...filter, tags: [...filter.tags, meaning.id] };
    }
    case "feeling":
      if (isChosen(feelings, filter, meaning.id)) return null;
      return { ...filter, ...toggleEmotion(feelings, filter, meaning.id) };
    case "family":
      if (shareOfFamily(feelings, filter, meaning.id) === "all") return null;
      return { ...filter, ...toggleFamily(feelings, filter, meaning.id) };
    case "dates":
      return { ...filter, from: meaning.from, to: meaning.to };
    case "weekday":
      if (filter.weekdays.includes(meaning.weekday)) return null;
      return { ...filter, weekdays: [...filter.weekdays, meaning.weekday].sort() };
    case "measure": {
      const { measures } = filter;
      const isKnown = measures.some(
        (one) => writeComparedDays([one]) === writeComparedDays([meaning.compared]),
      );
      const isFull = measures.length >= maxComparedDays;
      return isKnown || isFull ? null : { ...filter, measures: [...measures, meaning.compared] };
    }
  }
}

type Named = { readonly meaning: Meaning; readonly folded: string };

/** Finds what is named so: whole names, then days, then the beginnings of names. */
function meaningFinder(t: Translator, index: JournalIndex, tags: readonly Tag[]): Find {
  const named = namedMeanings(t, index, tags);
  const days = daysReader(t, index.days);
  const measures = measuresReader(t, index.measured.trackers);
  return (text, mayGoOn) => {
    const typed = fold(text).trim();
    if (typed === "") return [];
    const whole = named.filter(({ folded }) => folded === typed);
    const begun =
      mayGoOn && isLongEnough(typed) ? named.filter((name) => isBegun(name, typed)).slice(0, mostBegun) : [];
    const weekday = days.weekday(typed);
    return [
      ...measures(typed).map(
        (compared): Found => ({ meaning: { kind: "measure", compared }, isWhole: true }),
      ),
      ...whole.map(({ meaning }) => ({ meaning, isWhole: true })),
      ...days.read(typed, mayGoOn).map(({ from, to, isWhole }): Found => {
        return { meaning: { kind: "dates", from, to }, isWhole };
      }),
      ...(weekday === null ? [] : [{ meaning: { kind: "weekday", weekday } as const, isWhole: false }]),
      ...begun.map(({ meaning }) => ({ meaning, isWhole: false })),
    ];
  };
}

/** Of names that are equal, tags come first, the most used one first. */
const namedMeanings = (t: Translator, { stars, feelings }: JournalIndex, tags: readonly Tag[]): Named[] => [
  ...sortByUse(tags, starsPerTag(stars.map(({ entry }) => entry))).map(({ id, name }): Named => {
    return { meaning: { kind: "tag", id, name }, folded: fold(name).trim() };
  }),
  ...feelings.all.map(({ id }): Named => {
    return { meaning: { kind: "feeling", id }, folded: fold(feelingName(t, feelings, id)).trim() };
  }),
  ...familyIds.map((id): Named => ({ meaning: { kind: "family", id }, folded: fold(familyName(t, id)) })),
];

/** Scripts that put no spaces between words. */
const isUnspaced = (text: string) => /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u.test(text);

/** One letter begins too many names. */
const isLongEnough = (typed: string) => typed.length > 1 || isUnspaced(typed);

/** Whether one of the words of a name begins so; without spaces, any part of it. */
const isBegun = ({ folded }: Named, typed: string) =>
  folded !== typed &&
  (folded.startsWith(typed) || folded.includes(` ${typed}`) || (isUnspaced(typed) && folded.includes(typed)));
