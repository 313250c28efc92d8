/** What the two sides of a comparison are called. */

import type { Comparison, SideName } from "#domain/comparison/comparison.ts";
import type { Feelings } from "#domain/feelings.ts";
import type { Filter } from "#domain/journal/filter.ts";
import { comparedSky } from "#domain/languages/en/compared-sky.ts";
import { starSearch } from "#domain/languages/en/star-search.ts";
import { series } from "#domain/languages/lists.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import { describeFilter } from "./filter-text.ts";

type Known = Pick<Universe, "tags" | "trackers"> & { readonly feelings: Feelings };

/** What the days of each side are. */
export function sideNames(
  t: Translator,
  comparison: Comparison,
  known: Known,
): { readonly [Name in SideName]: string } {
  if (comparison.kind === "weeks")
    return { first: t(comparedSky.sides.goodWeeks), second: t(comparedSky.sides.otherWeeks) };
  const { first, second } = comparison;
  return {
    first: filterName(t, first, known),
    second: second === "others" ? t(comparedSky.sides.others) : filterName(t, second, known),
  };
}

function filterName(t: Translator, filter: Filter, { feelings, tags, trackers }: Known): string {
  const parts = describeFilter(t, feelings, filter, tags, trackers).map(({ text }) => text);
  const words = filter.words === "" ? [] : [t(starSearch.meanings.notes, { words: filter.words.trim() })];
  return parts.length + words.length === 0 ? t(comparedSky.sides.all) : series(t, [...words, ...parts]);
}
