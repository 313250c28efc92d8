/** The shape of a letter as plain data before any wording, and what a letter reads. */

import type { Feelings } from "../feelings.ts";
import type { NamedTracker } from "../insights/measure-sentences.ts";
import type { MeasuredReading } from "../insights/measured-days.ts";
import type { InsightEntry, ScoredStar } from "../insights/scored-stars.ts";
import type { Sureness } from "../insights/sureness.ts";
import type { MoodEntry } from "../records/star/mood-entry.ts";
import type { Tag } from "../records/tag/tag.ts";
import type { Period } from "./period.ts";

/** What a letter reads of a star. */
export type LetterEntry = InsightEntry & Pick<MoodEntry, "id" | "note" | "keptOutOfLetters">;

/** What a letter reads. Stars in the bin are not among the entries. */
export type LetterUniverse = {
  readonly feelings: Feelings;
  readonly entries: readonly LetterEntry[];
  readonly tags: readonly Pick<Tag, "id" | "name">[];
  readonly trackers: readonly NamedTracker[];
  readonly readings: readonly MeasuredReading[];
};

export type Counted = { readonly id: string; readonly count: number };

/** `all` counts different ones. `most` are those that stand out, the most frequent first: none that others equal. */
export type Frequent = { readonly most: readonly Counted[]; readonly all: number };

/** Why a note is quoted; "only" is that of a period with one star. `days` without a star came before. */
export type QuoteReason =
  | { readonly why: "only" | "bright" | "hard" | "fullest" | "longest" }
  | { readonly why: "first"; readonly feeling: string }
  | { readonly why: "silence"; readonly days: number };

export type Quote = QuoteReason & {
  readonly starId: string;
  readonly day: number;
  /** A part of the note exactly as it is written. */
  readonly words: string;
  /** Whether the words end within a sentence. */
  readonly isCut: boolean;
};

/** What a tracker has in the period. `days` have a value; `yes` of them say yes. */
export type Measured = {
  readonly trackerId: string;
  readonly days: number;
  readonly low: number;
  readonly high: number;
  readonly mean: number;
  readonly yes: number;
};

/** What went together. A claim is of all days until the end of the period, everything else is a count in it. */
export type Along =
  | {
      readonly kind: "claim";
      readonly tagId: string;
      readonly isBrighter: boolean;
      readonly sureness: Sureness;
      readonly daysWith: number;
      readonly daysWithout: number;
    }
  | {
      readonly kind: "tag";
      readonly tagId: string;
      readonly feeling: string;
      readonly count: number;
      readonly days: number;
    }
  | { readonly kind: "pair"; readonly first: string; readonly second: string; readonly count: number };

/** Compared with the time before: whether it was brighter, or of what there was more. */
export type Contrast =
  | { readonly kind: "brightness"; readonly isBrighter: boolean; readonly sureness: Sureness }
  | {
      readonly kind: "share";
      readonly of: "feeling" | "tag";
      readonly id: string;
      readonly isMore: boolean;
      readonly sureness: Sureness;
      readonly now: { readonly days: number; readonly of: number };
      readonly before: { readonly days: number; readonly of: number };
    };

/** `month` is 1 to 12. `word` is the feeling that it names most, if no other equals it. */
export type MonthOfYear = {
  readonly month: number;
  /** Whether the span has all of its days. */
  readonly isWhole: boolean;
  readonly stars: number;
  readonly days: number;
  readonly mean: number | null;
  readonly word: string | null;
};

export type Letter = {
  readonly period: Period;
  /** How many periods of this kind before this one have a star: neighbours among letters never choose the same words. */
  readonly turn: number;
  /** Stars in the order of their moments. */
  readonly stars: readonly ScoredStar[];
  /** Number of days with a star. */
  readonly days: number;
  /** The days of the period that are over or have begun, from the first star of the journal on. */
  readonly length: number;
  /** The day of the first star if the journal begins within the period, after its first day; otherwise null. */
  readonly beginsOn: number | null;
  /** Whether the period is over. */
  readonly isOver: boolean;
  /** Feelings by the number of stars that name them. */
  readonly feelings: Frequent;
  /** Feelings that no earlier star names; empty if there is no earlier star. */
  readonly newFeelings: readonly string[];
  /** A feeling that was last named long before the period, on `day`. */
  readonly back: { readonly feeling: string; readonly day: number } | null;
  /** Tags by the number of days that have them. */
  readonly tags: Frequent;
  /** Tags that no earlier star has; empty if there is no earlier star. */
  readonly newTags: readonly string[];
  readonly along: Along | null;
  readonly contrast: Contrast | null;
  /** Trackers with a value, those with the most days first. */
  readonly measured: readonly Measured[];
  /** The months of a year, from the first star of the journal until today; of another period, none. */
  readonly months: readonly MonthOfYear[];
  /** The half of a month that has most of the stars, and how many. */
  readonly half: { readonly which: "first" | "second"; readonly stars: number } | null;
  /** The day with the highest mean, of three days or more; null if two share it. */
  readonly brightest: number | null;
  /** The most stars on one day, if that is more than on any other. */
  readonly fullest: { readonly day: number; readonly stars: number } | null;
  /** The quarter of the day, 0 from midnight to 6, that has most of the stars. */
  readonly hours: { readonly part: number; readonly stars: number } | null;
  /** How many stars have two feelings, and which two of them differ most in how pleasant they are. */
  readonly twins: { readonly count: number; readonly first: string; readonly second: string } | null;
  /** The feeling that the same time a year earlier names most, of a week or a month. */
  readonly yearAgo: string | null;
  /** The feelings of the first and of the last star, if they differ. */
  readonly arc: { readonly first: string; readonly last: string } | null;
  /** The longest time without a star, if it is long for the period. */
  readonly silence: { readonly first: number; readonly last: number } | null;
  /** Up to three, by their days. */
  readonly quotes: readonly Quote[];
};
