/** What cannot be said yet, and how much is missing for it. */

import { figures } from "../languages/en/insights-figures.ts";
import type { Translator } from "../languages/translator.ts";
import type { Insights } from "./insights-data.ts";
import { neededForHalfLife, neededForSeasons, neededForSpread, neededForVariety } from "./limits.ts";

type Coverage = Insights["coverage"];

/** Some days have feelings without a score, so that enough days can still be too few. */
export const missingSpreadSentence = (t: Translator, { days: { last90 } }: Coverage): string =>
  last90 < neededForSpread
    ? t(figures.weather.spreadCount, { days: last90, needed: neededForSpread })
    : t(figures.weather.spreadMissing, { needed: neededForSpread });

/** The stars of the last 90 days are known as long as all are from these. */
export const missingVarietySentence = (t: Translator, { stars, span }: Coverage): string =>
  span <= 90
    ? t(figures.words.varietyCount, { stars, needed: neededForVariety })
    : t(figures.words.varietyMissing, { needed: neededForVariety });

export const missingHalfLifeSentence = (t: Translator, { stars }: Coverage): string =>
  stars < neededForHalfLife
    ? t(figures.steadiness.halfLifeCount, { stars, needed: neededForHalfLife })
    : t(figures.steadiness.halfLifeMissing);

export function missingSeasonSentence(t: Translator, { days, span }: Coverage): string {
  if (span < neededForSeasons.span)
    return t(figures.weather.seasonSpan, { span, needed: neededForSeasons.span });
  if (days.all < neededForSeasons.days)
    return t(figures.weather.seasonCount, { days: days.all, needed: neededForSeasons.days });
  return t(figures.weather.seasonTooClose);
}

/** Fifty days with a star have eight of one weekday at least. */
export const noWeekdaySentence = (t: Translator, { days }: Coverage): string =>
  t(days.all < 50 ? figures.rhythm.weekdayTooEarly : figures.rhythm.noWeekday);
