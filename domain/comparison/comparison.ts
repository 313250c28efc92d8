/** What a person compares: the days of two sides, or good weeks and the others. */

import type { Filter } from "../journal/filter.ts";

/**
 * A day belongs to a side if it has a star that the side's filter finds. "others": the days with a star in the dates of
 * the first filter that it does not find; where it asks for what was measured, only days on which that was. Days that both
 * filters find are left out and counted. `from` and `to` are calendar dates, included; null leaves a side open.
 */
export type Comparison =
  | { readonly kind: "sides"; readonly first: Filter; readonly second: Filter | "others" }
  | { readonly kind: "weeks"; readonly from: string | null; readonly to: string | null };

/** With good weeks, these are "first". */
export const sideNames = ["first", "second"] as const;
export type SideName = (typeof sideNames)[number];
