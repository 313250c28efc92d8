/** The shape of everything that a comparison says, as plain data before any wording. All numbers are finite and never −0. */

import type { Interval, StatedFinding } from "../insights/insights-data.ts";
import type { Sureness } from "../insights/sureness.ts";
import type { SideName } from "./comparison.ts";

/**
 * Why nothing can be said, or not everything. The kinds down to "too-few-weeks" mean that nothing can: then `brightness`
 * is null and the lists are empty.
 */
export type Missing =
  | { readonly kind: "no-stars" }
  /** Two spans share so many calendar days. */
  | { readonly kind: "overlap"; readonly days: number }
  | { readonly kind: "same" }
  /** The journal begins on the day `first` (`YYYY-MM-DD`), after the dates of the side. */
  | { readonly kind: "before-first-star"; readonly side: SideName; readonly first: string }
  | { readonly kind: "to-come"; readonly side: SideName }
  /** The dates of the side have no star. */
  | { readonly kind: "empty"; readonly side: SideName }
  /** The dates of the side have so many days with a star, and its filter finds none of them. */
  | { readonly kind: "nothing"; readonly side: SideName; readonly days: number }
  /** The first filter finds each of so many days, so that there are no others. */
  | { readonly kind: "everything"; readonly days: number }
  /** All days of this side belong to the other one, too. */
  | { readonly kind: "in-both"; readonly side: SideName; readonly days: number }
  | {
      readonly kind: "too-few-days";
      readonly side: SideName;
      readonly days: number;
      readonly needed: number;
    }
  | { readonly kind: "too-few-weeks"; readonly weeks: number; readonly needed: number }
  /** The stars of so many days are equally bright: only `brightness` is null. */
  | { readonly kind: "alike"; readonly days: number }
  /** No feeling of the side is known, and none has a score: `brightness` is null. */
  | { readonly kind: "unscored"; readonly side: SideName }
  /** A side was chosen by feelings or their intensity: whether it was brighter, or had other feelings, would be a circle. */
  | { readonly kind: "chosen-by-feelings" }
  /** So many stars lie after now, by a clock that was wrong, and are left out. */
  | { readonly kind: "after-now"; readonly stars: number };

/** `calendarDays` are those of its dates so far, from the first star on; null if its filter asks for more than days. */
export type Side = {
  readonly stars: number;
  /** Days with a star. */
  readonly days: number;
  readonly calendarDays: number | null;
  /** The mean of the daily means, −1 to 1; null without a star that has a score. */
  readonly mean: number | null;
  /** The earliest and the latest day with a star, `YYYY-MM-DD`; null without one. */
  readonly from: string | null;
  readonly to: string | null;
};

/** `difference` is positive if the first side was brighter. */
export type Brightness = StatedFinding & {
  /**
   * About how many more days with a star it takes on each side until a difference as large as this one is more than
   * chance: 0 if it is, null if a year would not do.
   */
  readonly moreDays: number | null;
};

export type DifferenceKind = "feeling" | "tag" | "part" | "tracker" | "exercise";

/**
 * How much of something a side has. `value`: of each day's stars, the mean share that has it, 0 to 1 (for exercises and
 * yes-no trackers, the share of days); for other trackers the mean of the days' values. `days` have it, `of` so many days
 * that could; for trackers other than yes-no, `days` and `of` are both the days with a value.
 */
export type Amount = { readonly value: number; readonly days: number; readonly of: number };

/**
 * Something of which one side has more. `id` is that of the feeling, tag, tracker or exercise; of a part of the day its
 * quarter, "0" from midnight to 6 until "3".
 */
export type Difference = {
  readonly kind: DifferenceKind;
  readonly id: string;
  readonly first: Amount;
  readonly second: Amount;
  /** The interval of the first value less the second by which it was judged among everything: it excludes zero. */
  readonly drawn: Interval;
  readonly sureness: Exclude<Sureness, "chance">;
};

export type ComparisonResult = {
  readonly sides: { readonly [Name in SideName]: Side };
  readonly missing: readonly Missing[];
  readonly brightness: Brightness | null;
  /** What the first side has more of, and less of, the surest first. */
  readonly more: readonly Difference[];
  readonly less: readonly Difference[];
  /** How many feelings, tags, parts of the day, trackers and exercises were looked at: chance is judged over all of them. */
  readonly looked: number;
  /** The Mondays (`YYYY-MM-DD`) of good weeks and of the others; null if no weeks were compared. */
  readonly weeks: { readonly good: readonly string[]; readonly others: readonly string[] } | null;
  readonly trust: {
    /** The sides with a star on fewer than half of their calendar days. */
    readonly mostlyEmpty: readonly SideName[];
    /** Days that belonged to both sides, and are left out. */
    readonly inBoth: number;
    /** Whether one side lies before the other: then everything that changed meanwhile can be the reason. */
    readonly isApart: boolean;
  };
};
