/** What a file measures beside its moods: one series for each thing, with a value a day or several. */

/** What several values of one day, or of one minute, become together. */
export type Combining = "sum" | "mean" | "last";

/** Nothing in it is invented: every value is in the file. `at`, `values` and `utcOffsets` belong together. */
export type ReadSeries = {
  /** The name in the file, folded. */
  readonly id: string;
  readonly name: string;
  /** The unit as the file writes it; "min" for durations in hours and minutes. */
  readonly unit: string;
  readonly isYesNo: boolean;
  /** What the source says about its range; null where it says nothing. */
  readonly range: { readonly min: number; readonly max: number } | null;
  readonly combining: Combining;
  /** Whether the source has one value for a day, whatever time stands beside it. */
  readonly isOfDay: boolean;
  /** `YYYY-MM-DD`, with `THH:MM` where the source says the time, on the person's clock. */
  readonly at: readonly string[];
  readonly values: readonly number[];
  /** Minutes east of UTC; null where the source does not say it. */
  readonly utcOffsets: readonly (number | null)[];
  /** How many cells had a text that is no number. */
  readonly texts: number;
};
