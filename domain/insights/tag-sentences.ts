/** The sentences about tags one press deeper: what is not clear, and what is missing. */

import { insights } from "../languages/en/insights.ts";
import { figures } from "../languages/en/insights-figures.ts";
import type { Translator } from "../languages/translator.ts";
import { coverageNote } from "./figure-sentences.ts";
import type { Insights, TagFinding, TagTooEarly } from "./insights-data.ts";
import { horizon } from "./limits.ts";
import { firstListed, quoted } from "./text-parts.ts";

/** A tag's name by its id. */
type NameOf = (tagId: string) => string;

/** How many days the comparisons can speak about: those of the last four years. */
export function tagsNote(
  t: Translator,
  { coverage, tags: { claims, unsure, tooEarly } }: Pick<Insights, "coverage" | "tags">,
): string {
  const [tag] = [...claims, ...unsure, ...tooEarly];
  if (!tag || coverage.span <= horizon) return coverageNote(t, coverage);
  return t(figures.coverage.noteOfLast, { days: tag.daysWith + tag.daysWithout, span: horizon });
}

/** Null if there is none. */
export function unsureTagsSentence(
  t: Translator,
  tags: readonly TagFinding[],
  nameOf: NameOf,
): string | null {
  if (tags.length === 0) return null;
  const withDays = tags.map(({ tagId, daysWith }) =>
    t(insights.tags.withDays, { tag: nameOf(tagId), days: daysWith }),
  );
  return t(figures.tags.unsure, { tags: firstListed(t, withDays) });
}

export function tagsTooEarlySentences(
  t: Translator,
  tags: readonly TagTooEarly[],
  nameOf: NameOf,
): readonly string[] {
  const bound = tags.filter(({ why }) => why === "weekday").map(({ tagId }) => quoted(t, nameOf(tagId)));
  const missing = tags
    .filter(({ why }) => why === undefined)
    .toSorted((one, other) => other.daysWith - one.daysWith)
    .map((tag) => missingText(t, tag, nameOf(tag.tagId)));
  return [
    ...(missing.length > 0 ? [t(figures.tags.tooEarly, { tags: firstListed(t, missing) })] : []),
    ...(bound.length > 0
      ? [t(figures.tags.bound, { count: bound.length, tags: firstListed(t, bound) })]
      : []),
  ];
}

function missingText(t: Translator, { daysWith, daysWithout, needed }: TagTooEarly, tag: string): string {
  if (daysWith < needed) return t(figures.tags.missingWith, { tag, days: daysWith, needed });
  if (daysWithout < needed) return t(figures.tags.missingWithout, { tag, days: daysWithout, needed });
  return t(figures.tags.tooFew, { tag });
}
