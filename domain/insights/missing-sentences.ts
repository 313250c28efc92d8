/** What cannot be said yet, and how much is missing for it. */

import type { Insights } from "./insights-data.ts";
import { neededForHalfLife, neededForSeasons, neededForSpread, neededForVariety } from "./limits.ts";
import { counted, numberText } from "./text-parts.ts";

type Coverage = Insights["coverage"];

/** Some days have feelings without a score, so that enough days can still be too few. */
export const missingSpreadSentence = ({ days: { last90 } }: Coverage): string =>
  last90 < neededForSpread
    ? `How widely your days vary: ${last90} of ${neededForSpread} days with a star in the last 90.`
    : `How widely your days vary: from ${neededForSpread} days of the last 90 on.`;

/** The stars of the last 90 days are known as long as all are from these. */
export const missingVarietySentence = ({ stars, span }: Coverage): string =>
  span <= 90
    ? `The variety of your words: ${stars} of ${counted(neededForVariety, "star")}.`
    : `The variety of your words: from ${counted(neededForVariety, "star")} in the last 90 days on.`;

export const missingHalfLifeSentence = ({ stars }: Coverage): string =>
  stars < neededForHalfLife
    ? `How long a mood lasts: ${stars} of ${counted(neededForHalfLife, "star")}.`
    : "How long a mood lasts: your stars do not show it clearly.";

export function missingSeasonSentence({ days, span }: Coverage): string {
  const what = "Whether your days follow the year";
  if (span < neededForSeasons.span)
    return `${what}: ${numberText(span)} of ${counted(neededForSeasons.span, "day")} since your first star.`;
  if (days.all < neededForSeasons.days)
    return `${what}: ${days.all} of ${counted(neededForSeasons.days, "day")} with a star.`;
  return `${what}: your days with a star lie too close together.`;
}

/** Fifty days with a star have eight of one weekday at least. */
export const noWeekdaySentence = ({ days }: Coverage): string =>
  days.all < 50
    ? "Whether a weekday differs: from eight days of it on."
    : "No weekday is clearly different from the others.";
