/** The sentences about tags: what is claimed, what is not clear, and what is missing. */

import { insights } from "../languages/en/insights.ts";
import { listed } from "../languages/lists.ts";
import type { Translator } from "../languages/translator.ts";
import type { Insights, TagFinding, TagTooEarly } from "./insights-data.ts";
import { horizon } from "./limits.ts";
import { coverageNote } from "./sentences.ts";
import { directionOf, firstListed, quoted } from "./text-parts.ts";

/** A tag's name by its id. */
type NameOf = (tagId: string) => string;

/** How many days the comparisons can speak about: those of the last four years. */
export function tagsNote(
  t: Translator,
  { coverage, tags: { claims, unsure, tooEarly } }: Pick<Insights, "coverage" | "tags">,
): string {
  const [tag] = [...claims, ...unsure, ...tooEarly];
  if (!tag || coverage.span <= horizon) return coverageNote(t, coverage);
  return t(insights.coverage.noteOfLast, { days: tag.daysWith + tag.daysWithout, span: horizon });
}

export function tagClaimSentence(
  t: Translator,
  { tagId, difference, daysWith, daysWithout }: TagFinding,
  nameOf: NameOf,
): string {
  const params = { daysWith, daysWithout, tag: nameOf(tagId), direction: directionOf(difference) };
  return difference > 0 ? t(insights.tags.brighter, params) : t(insights.tags.dimmer, params);
}

/** Null if the tag shares its days with no other. */
export const sharedDaysSentence = (
  t: Translator,
  { sharesDaysWith }: TagFinding,
  nameOf: NameOf,
): string | null =>
  sharesDaysWith.length === 0
    ? null
    : t(insights.tags.sharedDays, { tags: listedTags(t, sharesDaysWith, nameOf) });

const listedTags = (t: Translator, ids: readonly string[], nameOf: NameOf) =>
  listed(
    t,
    ids.map((id) => quoted(t, nameOf(id))),
  );

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
  return t(insights.tags.unsure, { tags: firstListed(t, withDays) });
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
    ...(missing.length > 0 ? [t(insights.tags.tooEarly, { tags: firstListed(t, missing) })] : []),
    ...(bound.length > 0
      ? [t(insights.tags.bound, { count: bound.length, tags: firstListed(t, bound) })]
      : []),
  ];
}

function missingText(t: Translator, { daysWith, daysWithout, needed }: TagTooEarly, tag: string): string {
  if (daysWith < needed) return t(insights.tags.missingWith, { tag, days: daysWith, needed });
  if (daysWithout < needed) return t(insights.tags.missingWithout, { tag, days: daysWithout, needed });
  return t(insights.tags.tooFew, { tag });
}
