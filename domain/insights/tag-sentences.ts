/** The sentences about tags: what is claimed, what is not clear, and what is missing. */

import type { Insights, TagFinding, TagTooEarly } from "./insights-data.ts";
import { horizon } from "./limits.ts";
import { coverageNote, knownDaysNote } from "./sentences.ts";
import { counted, directionText, firstListed, listed, quoted } from "./text-parts.ts";

/** A tag's name by its id. */
type NameOf = (tagId: string) => string;

/** How many days the comparisons can speak about: those of the last four years. */
export function tagsNote({
  coverage,
  tags: { claims, unsure, tooEarly },
}: Pick<Insights, "coverage" | "tags">): string {
  const [tag] = [...claims, ...unsure, ...tooEarly];
  if (!tag || coverage.span <= horizon) return coverageNote(coverage);
  return knownDaysNote(tag.daysWith + tag.daysWithout, `the last ${counted(horizon, "day")}`);
}

export function tagClaimSentence(
  { tagId, difference, daysWith, daysWithout }: TagFinding,
  nameOf: NameOf,
): string {
  const name = quoted(nameOf(tagId));
  return `On ${counted(daysWith, "day")} with ${name} your stars tended to be ${directionText(difference)} than on ${counted(daysWithout, "day")} without. It may be chance, or ${difference > 0 ? "good" : "hard"} days invite ${name}.`;
}

/** Null if the tag shares its days with no other. */
export const sharedDaysSentence = ({ sharesDaysWith }: TagFinding, nameOf: NameOf): string | null =>
  sharesDaysWith.length === 0
    ? null
    : `It often falls on the same days as ${listed(sharesDaysWith.map((id) => quoted(nameOf(id))))}, so their parts cannot be told apart.`;

/** Null if there is none. */
export const unsureTagsSentence = (tags: readonly TagFinding[], nameOf: NameOf): string | null =>
  tags.length === 0
    ? null
    : `Not clearly different from the days without: ${firstListed(tags.map(({ tagId, daysWith }) => `${quoted(nameOf(tagId))} (${counted(daysWith, "day")})`))}.`;

export function tagsTooEarlySentences(tags: readonly TagTooEarly[], nameOf: NameOf): readonly string[] {
  const bound = tags.filter(({ why }) => why === "weekday").map(({ tagId }) => quoted(nameOf(tagId)));
  const missing = tags
    .filter(({ why }) => why === undefined)
    .toSorted((one, other) => other.daysWith - one.daysWith)
    .map((tag) => `${quoted(nameOf(tag.tagId))} (${missingText(tag)})`);
  return [
    ...(missing.length > 0 ? [`Too early to compare: ${firstListed(missing)}.`] : []),
    ...(bound.length > 0
      ? [
          `${firstListed(bound)} ${bound.length === 1 ? "keeps" : "keep"} to certain weekdays or one stretch of time, and cannot be told apart from them.`,
        ]
      : []),
  ];
}

function missingText({ daysWith, daysWithout, needed }: TagTooEarly): string {
  if (daysWith < needed) return `${daysWith} of ${needed} days with it`;
  if (daysWithout < needed) return `${daysWithout} of ${needed} days without it`;
  return "too few days";
}
