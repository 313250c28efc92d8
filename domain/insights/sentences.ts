/** Sentences that the page of insights begins with: few, plain and exact. They state counts, and never advise. */

import { feelingInSentence } from "../feeling-name.ts";
import type { Feelings } from "../feelings.ts";
import { insights } from "../languages/en/insights.ts";
import { listed } from "../languages/lists.ts";
import type { Translator } from "../languages/translator.ts";
import type { Insights, TagFinding } from "./insights-data.ts";
import { quoted } from "./text-parts.ts";

/** Days from Monday, as findings count them. */
export const weekdayIds = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

/** How much of the span the page can speak about. */
export function coverageSentence(t: Translator, { days, span }: Insights["coverage"]): string {
  if (span === 1) return t(insights.coverage.oneDay);
  const params = { days: days.all, span };
  return days.all === span ? t(insights.coverage.everyDay, params) : t(insights.coverage.someDays, params);
}

/** Stars that the insights leave out; `isAll` if there are no others. Null if there are none. */
export function laterStarsSentence(t: Translator, count: number, isAll: boolean): string | null {
  if (count === 0) return null;
  return isAll ? t(insights.laterStars.all, { count }) : t(insights.laterStars.some, { count });
}

export const newFeelingsSentence = (
  t: Translator,
  feelings: Feelings,
  ids: readonly string[],
): string | null =>
  ids.length === 0
    ? null
    : t(insights.words.newFeelings, {
        feelings: listed(
          t,
          ids.map((id) => quoted(t, feelingInSentence(t, feelings, id))),
        ),
      });

/** That a tag shares its days with others; null if it does with none. */
export const sharedDaysSentence = (
  t: Translator,
  { sharesDaysWith }: Pick<TagFinding, "sharesDaysWith">,
  nameOf: (tagId: string) => string,
): string | null =>
  sharesDaysWith.length === 0
    ? null
    : t(insights.tags.sharedDays, {
        tags: listed(
          t,
          sharesDaysWith.map((id) => quoted(t, nameOf(id))),
        ),
      });
