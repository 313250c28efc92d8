/** The shape of everything that the insights say, as plain data before any wording. All numbers are finite and never −0. */

import type { Sureness } from "./sureness.ts";

/**
 * A difference in score, on the scale from −1 to 1. `low` and `high` bound it with 90 % confidence, unshrunk;
 * `signProbability` is the confidence that the true difference has this sign.
 */
export type Finding = {
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  readonly signProbability: number;
};

export type Interval = { readonly low: number; readonly high: number };

/**
 * A finding as the words speak of it. `chance` is how often chance alone would show as much among everything of its part that was
 * looked at, 0 to 1. `drawn` is the interval by which the words speak: it excludes zero exactly if `sureness` is not
 * "chance".
 */
export type StatedFinding = Finding & {
  readonly sureness: Sureness;
  readonly chance: number;
  readonly drawn: Interval;
};

/** Days with the tag, compared with days without it. `sharesDaysWith`: ids of tags that occur on the same days. */
export type TagFinding = StatedFinding & {
  readonly tagId: string;
  readonly daysWith: number;
  readonly daysWithout: number;
  readonly sharesDaysWith: readonly string[];
};

/** `needed`: days with the tag, and days without it. `why` is "weekday" if the tag cannot be told from a weekday. */
export type TagTooEarly = {
  readonly tagId: string;
  readonly daysWith: number;
  readonly daysWithout: number;
  readonly needed: number;
  readonly why?: "weekday";
};

/** `difference` is the change of the trend from the day `from` to the day `to` (`YYYY-MM-DD`). `days` have a star. */
export type Turn = StatedFinding & { readonly from: string; readonly to: string; readonly days: number };

/** The change across an exercise, compared with similar pairs of stars without one. */
export type ExerciseFinding = StatedFinding & { readonly itemId: string; readonly pairs: number };

/** `why` is "comparison" if there are too few pairs of stars without an exercise. */
export type ExerciseTooEarly = {
  readonly itemId: string;
  readonly pairs: number;
  readonly needed: number;
  readonly why?: "comparison";
};

/** Two feelings (ids), how often they occurred together, and how often chance alone would have it. */
export type FeelingPair = {
  readonly first: string;
  readonly second: string;
  readonly count: number;
  readonly expected: number;
  readonly sureness: Sureness;
  /** How often chance alone would show as much among all possible pairs. */
  readonly chance: number;
};

/** A weekday (Monday 0) compared with the other days. `days` are those of this weekday that have a star. */
export type WeekdayFinding = StatedFinding & { readonly weekday: number; readonly days: number };

/** `part` is a quarter of the day: 0 from midnight to 6. `mean` is shrunk toward the mean of all stars. */
export type RhythmCell = {
  readonly weekday: number;
  readonly part: number;
  readonly stars: number;
  readonly mean: number | null;
};

/** A week from the Monday `start` (`YYYY-MM-DD`). `low` and `high` bound the mean of its seven days with 80 % confidence. */
export type Week = {
  readonly start: string;
  readonly days: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
};

/** A year's cycle. `amplitude` is half the distance of its height and its depth; `peak` is its day of the year, 1 to 365. */
export type Season = {
  readonly amplitude: number;
  readonly low: number;
  readonly high: number;
  readonly peak: number;
  readonly isClaim: boolean;
  readonly sureness: Sureness;
  readonly chance: number;
};

/** Days of neighbouring values of a tracker, and the mean score of their stars, with 90 % confidence. */
export type ValueGroup = {
  readonly from: number;
  readonly to: number;
  readonly days: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
};

/** The days with more than `value`, and the others. `between` is the difference of score that the finding means for them. */
export type ValueHalves = {
  readonly value: number;
  readonly daysAbove: number;
  readonly daysBelow: number;
  readonly between: number;
};

/**
 * How the stars of a day go along with the value that a tracker had `lag` days before. `difference` is that of one standard
 * deviation of the person's values. `days` have a star and a value.
 */
export type MeasureFinding = StatedFinding & {
  readonly trackerId: string;
  readonly lag: 0 | 1;
  readonly days: number;
  readonly groups: readonly ValueGroup[];
  readonly halves: ValueHalves | null;
};

/** `why` is "constant" if the value hardly changes, "bound" if it cannot be told from weekdays and slow changes. */
export type MeasureTooEarly = {
  readonly trackerId: string;
  readonly days: number;
  readonly needed: number;
  readonly why?: "constant" | "bound";
};

/** The weeks of a tracker with a value, from their Monday `start` (`YYYY-MM-DD`): the last year until the latest one. */
export type MeasureLine = {
  readonly trackerId: string;
  readonly weeks: readonly { readonly start: string; readonly days: number; readonly mean: number }[];
};

/** How often something was named, by its id. */
export type Count = { readonly id: string; readonly count: number };

/** Plain counts of up to thirty days. */
export type LatelySpan = {
  /** Days of it since the first star of the journal: thirty, in a journal that is older. */
  readonly length: number;
  /** Days with a star. */
  readonly days: number;
  readonly stars: number;
  /** Every feeling by the number of stars that name it, the most frequent first. */
  readonly feelings: readonly Count[];
  /** Stars by the quarter of the day on the person's clock: 0 from midnight to 6. */
  readonly parts: readonly number[];
};

/** What cannot be said yet; its texts are in languages/en/insights.ts. */
export type LaterThing =
  | "weekdays"
  | "tags"
  | "measures"
  | "exercises"
  | "pairs"
  | "spread"
  | "variety"
  | "turns"
  | "halfLife"
  | "seasons";

export type Insights = {
  /** The last thirty days with today, and the thirty before; null if the journal is younger. */
  readonly lately: {
    readonly last: LatelySpan;
    readonly before: LatelySpan | null;
    /** The day of the latest star (`YYYY-MM-DD`); null without any star. */
    readonly latest: string | null;
  };
  /** What cannot be said yet, and after about how many more days with a star it can: the nearest first. */
  readonly later: readonly { readonly thing: LaterThing; readonly days: number }[];
  readonly coverage: {
    readonly stars: number;
    /** Days from the first star to today. */
    readonly span: number;
    /** Days with a star. */
    readonly days: {
      readonly last7: number;
      readonly last30: number;
      readonly last90: number;
      readonly last365: number;
      readonly all: number;
    };
    /** Stars by the hour of the person's clock, 0 to 23. */
    readonly hours: readonly number[];
  };
  readonly weather: {
    readonly weeks: readonly Week[];
    /** How widely the days of the last 90 vary. `relative`: to the most that their mean allows, 0 to 1. */
    readonly spread: { readonly days: number; readonly sd: number; readonly relative: number } | null;
  };
  readonly turns: {
    readonly claims: readonly Turn[];
    readonly unsure: readonly Turn[];
    readonly tooEarly: { readonly days: number; readonly needed: number } | null;
  };
  readonly steadiness: {
    /** Between consecutive stars of a day, last 90 days. */
    readonly rmssd: number | null;
    readonly pairs: number;
    readonly halfLife: {
      readonly hours: number;
      readonly low: number;
      readonly high: number;
      readonly stars: number;
    } | null;
  };
  readonly rhythm: {
    readonly cells: readonly RhythmCell[];
    readonly claims: readonly WeekdayFinding[];
    /** The weekdays that were compared, and are not claimed. */
    readonly unsure: readonly WeekdayFinding[];
  };
  readonly tags: {
    readonly claims: readonly TagFinding[];
    readonly unsure: readonly TagFinding[];
    readonly tooEarly: readonly TagTooEarly[];
  };
  readonly measures: {
    readonly claims: readonly MeasureFinding[];
    readonly unsure: readonly MeasureFinding[];
    readonly tooEarly: readonly MeasureTooEarly[];
    readonly lines: readonly MeasureLine[];
  };
  readonly together: {
    /** Pairs of feelings on one star. */
    readonly shared: { readonly claims: readonly FeelingPair[] };
    /** `second` on the next star of the same day. */
    readonly following: { readonly claims: readonly FeelingPair[] };
  };
  readonly words: {
    /** How many of the feelings that the universe knows have a star. */
    readonly named: number;
    /** Entropy in nats, of 30 stars of the last 90 days. */
    readonly entropy: { readonly of: 30; readonly value: number } | null;
    readonly newThisMonth: readonly string[];
  };
  readonly beforeAfter: {
    readonly claims: readonly ExerciseFinding[];
    readonly unsure: readonly ExerciseFinding[];
    readonly tooEarly: readonly ExerciseTooEarly[];
  };
  readonly seasons: Season | null;
};
