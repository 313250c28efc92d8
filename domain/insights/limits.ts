/** How much the parts need or read, where their sentences say it; apart from the models, because the page does not load those. */

/** Days with a star, before pairs of feelings are tested. */
export const neededForPairs = 10;
/** Days with a star in the last 90. */
export const neededForSpread = 10;
/** Stars of the last 90 days. */
export const neededForVariety = 30;
/** Days with a value of a tracker, and with a star. */
export const neededForMeasures = 20;
/** Stars. */
export const neededForHalfLife = 150;
/** `span` in days from the first star on; `days` have a star. */
export const neededForSeasons = { span: 2 * 365, days: 200 } as const;
/** Days: four years. One figure for a tag must not span lives that have little in common. */
export const horizon = 4 * 365 + 1;
/** Days: "lately" are these, and the same number before them is what they stand beside. */
export const latelyDays = 30;
/** Days with a tag, and days without it. */
export const neededForTags = 10;
/** Days with a star: of a weekday, and of the others. */
export const neededForWeekdays = 8;
/** Days with a star in the last year, before a slow change is tested. */
export const neededForTurns = 60;
