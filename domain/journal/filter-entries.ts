/** The stars that a filter finds. */

import { dayOfDate, weekdayOf } from "../calendar.ts";
import { hasNote } from "../records/star/has-note.ts";
import { daysCompared } from "../trackers/compared-days.ts";
import type { Measured } from "../trackers/day-values.ts";
import type { Filter } from "./filter.ts";
import { writeFilter } from "./filter-url.ts";
import type { FeltEmotion, IndexedStar, JournalIndex } from "./journal-index.ts";
import { hasWords, isNarrowerSearch, searchWords } from "./search.ts";

/** `stars` are in the order of the index, the latest last; `words` are those to mark in their notes with `matchRanges`. */
export type Results = {
  readonly index: JournalIndex;
  readonly filter: Filter;
  readonly words: readonly string[];
  readonly stars: readonly IndexedStar[];
};

/**
 * Finds the stars of an index. With the `previous` results, and if the words have only become more or longer, only
 * these are searched.
 */
export function filterEntries(index: JournalIndex, filter: Filter, previous: Results | null = null): Results {
  const words = searchWords(filter.words);
  const isNarrower =
    previous !== null &&
    previous.index === index &&
    isNarrowerSearch(words, previous.words) &&
    withoutWords(previous.filter) === withoutWords(filter);
  const candidates = isNarrower ? previous.stars : index.stars;
  const meets = isNarrower ? () => true : conditionsOf(filter, index);
  const stars = candidates.filter((star) => meets(star) && hasWords(star.foldedWords, words));
  return { index, filter, words, stars };
}

const withoutWords = (filter: Filter) => writeFilter({ ...filter, words: "" });

type Condition = (star: IndexedStar) => boolean;

/** Everything that a filter asks for apart from its words. */
function conditionsOf(filter: Filter, { measured }: JournalIndex): Condition {
  const conditions = [
    feelingCondition(filter),
    tagCondition(filter),
    dateCondition(filter),
    hourCondition(filter),
    measureCondition(filter, measured),
    filter.weekdays.length > 0 && (({ day }: IndexedStar) => filter.weekdays.includes(weekdayOf(day))),
    filter.twins && (({ entry }: IndexedStar) => (entry.isTwinStar === 1) === (filter.twins === "only")),
    filter.note && (({ entry }: IndexedStar) => hasNote(entry) === (filter.note === "with")),
  ].filter((condition) => typeof condition === "function");
  return (star) => conditions.every((meets) => meets(star));
}

/** One feeling of the star meets both the emotion and the intensity. */
function feelingCondition({ emotions, families, intensity }: Filter): Condition | null {
  const isAny = emotions.length + families.length === 0;
  if (isAny && !intensity) return null;
  const wanted = { emotions: new Set<string>(emotions), families: new Set<string | null>(families) };
  const meets = (feeling: FeltEmotion) =>
    (isAny || wanted.emotions.has(feeling.emotion) || wanted.families.has(feeling.family)) &&
    (!intensity ||
      (feeling.intensity !== null &&
        feeling.intensity >= intensity.min &&
        feeling.intensity <= intensity.max));
  return ({ feelings }) => feelings.some(meets);
}

function tagCondition({ tags, tagMatch }: Filter): Condition | null {
  if (tags.length === 0) return null;
  if (tagMatch === "any") return ({ entry }) => tags.some((id) => entry.tags.includes(id));
  return ({ entry }) => tags.every((id) => entry.tags.includes(id));
}

function dateCondition({ from, to }: Filter): Condition | null {
  if (from === null && to === null) return null;
  const [first, last] = [from ? dayOfDate(from) : -Infinity, to ? dayOfDate(to) : Infinity];
  return ({ day }) => day >= first && day <= last;
}

function measureCondition({ measures }: Filter, measured: Measured): Condition | null {
  if (measures.length === 0) return null;
  const meets = daysCompared(measured, measures);
  return ({ day }) => meets(day);
}

function hourCondition({ hours }: Filter): Condition | null {
  if (!hours) return null;
  const { from, until } = hours;
  if (from < until) return ({ hour }) => hour >= from && hour < until;
  return ({ hour }) => hour >= from || hour < until;
}
