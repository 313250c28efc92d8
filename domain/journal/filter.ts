/** The filter that the journal and the sky share. */

import type { Weekday } from "../calendar.ts";
import type { FamilyId } from "../emotions.ts";
import type { ComparedDay } from "../trackers/compared-days.ts";

/** Null, an empty list or an empty text means that a part of the filter is not set. A star must meet every part that is. */
export type Filter = {
  /** Words as typed; `searchWords` reads them. */
  readonly words: string;
  /** A star has one of these emotions or families, as its first or second feeling. Ids, in the order of the universe. */
  readonly emotions: readonly string[];
  readonly families: readonly FamilyId[];
  /** Of the feeling that was found, both ends included. */
  readonly intensity: { readonly min: number; readonly max: number } | null;
  /** Ids. */
  readonly tags: readonly string[];
  readonly tagMatch: "all" | "any";
  readonly twins: "only" | "without" | null;
  /** Calendar dates on the person's wall clock, included. */
  readonly from: string | null;
  readonly to: string | null;
  /**
   * Hours on the same clock: from this full hour (0 to 23) until before another (1 to 24), past midnight if that is
   * not later.
   */
  readonly hours: { readonly from: number; readonly until: number } | null;
  readonly weekdays: readonly Weekday[];
  readonly note: "with" | "without" | null;
  /** A star is of a day that meets all of these. */
  readonly measures: readonly ComparedDay[];
};

export const emptyFilter: Filter = {
  words: "",
  emotions: [],
  families: [],
  intensity: null,
  tags: [],
  tagMatch: "all",
  twins: null,
  from: null,
  to: null,
  hours: null,
  weekdays: [],
  note: null,
  measures: [],
};
