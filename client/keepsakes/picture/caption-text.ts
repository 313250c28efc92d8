/** What the words of a picture say about the stars in it. */

import { type FamilyId, familyIds } from "#domain/emotions.ts";
import { familyName } from "#domain/feeling-name.ts";
import { type Feelings, findEmotion } from "#domain/feelings.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { spanOf, timeOf } from "#domain/sky-time/span.ts";
import { dayFormat } from "../../time/day-format.ts";
import type { Portrait } from "../drawing/portrait.ts";
import type { Caption } from "./sheet.ts";

/** Which words the person wants. */
export type CaptionChoices = {
  readonly hasName: boolean;
  readonly hasDates: boolean;
  readonly hasLegend: boolean;
};

export function captionOf(
  t: Translator,
  portrait: Portrait,
  universeName: string,
  wanted: CaptionChoices,
): Caption {
  const stars = shownStars(portrait);
  return {
    name: wanted.hasName ? universeName : null,
    dates: wanted.hasDates ? datesText(t, stars) : null,
    families: wanted.hasLegend
      ? familiesOf(portrait.feelings, stars).map((family) => ({ family, name: familyName(t, family) }))
      : [],
  };
}

/** Stars within the part of time that is shown: the others are outlines. */
const shownStars = ({ entries, shownTime: { from, until } }: Portrait): readonly MoodEntry[] =>
  entries.filter((entry) => {
    const time = timeOf(entry);
    return time >= from && time < until;
  });

/** The first and the last day with a star; null without stars. */
function datesText({ locale }: Translator, stars: readonly MoodEntry[]): string | null {
  const days = dayFormat({ dateStyle: "long" }, locale);
  const span = spanOf(stars.map(timeOf));
  return (
    span && (span.first === span.last ? days.format(span.first) : days.formatRange(span.first, span.last))
  );
}

/** The families of these stars, in the order of the sky. */
function familiesOf(feelings: Feelings, stars: readonly MoodEntry[]): readonly FamilyId[] {
  const present = new Set(
    stars.flatMap(({ emotion, secondaryEmotion }) =>
      [emotion, secondaryEmotion ?? ""].map((id) => findEmotion(feelings, id)?.family),
    ),
  );
  return familyIds.filter((family) => present.has(family));
}
