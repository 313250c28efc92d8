/**
 * Which days belong to which side of a comparison: where the journal's index is, on the main thread. compare.ts compares
 * them, from an `InsightUniverse` of insights.ts and these days, in a worker.
 */

import type { SideName } from "./comparison.ts";
import type { Missing } from "./comparison-data.ts";

/** What the days were chosen by, and what is therefore not compared. */
export type ChosenBy = {
  readonly feelings: boolean;
  readonly hours: boolean;
  /** Ids. */
  readonly tags: readonly string[];
  readonly trackers: readonly string[];
};

/**
 * The choice of days, which needs the notes and the filter; everything after it does not, so that this plain data goes to
 * a worker in their place. `days` are numbers of calendar days with a star, the earliest first, each on one side only.
 */
export type ChosenDays =
  | {
      readonly kind: "sides";
      readonly days: { readonly [Name in SideName]: readonly number[] };
      readonly calendarDays: { readonly [Name in SideName]: number | null };
      readonly inBoth: number;
      readonly by: ChosenBy;
      /** Why these days cannot be compared; empty if they perhaps can. */
      readonly missing: readonly Missing[];
    }
  /** The weeks of these days, both included, are chosen by their stars, which the worker has. */
  | { readonly kind: "weeks"; readonly first: number; readonly last: number };
