/** A statement of the insights in words, in the order in which it is read. */

import type { Filter } from "../journal/filter.ts";
import type { Sureness } from "./sureness.ts";

export type Statement = {
  /** Tells it from all others of a page. */
  readonly key: string;
  /** What a tired person understands at once. It has no figures but counts of days, nights, stars and times. */
  readonly first: string;
  /** How sure it is: the word, and the sentence that says it. Null for what is counted and not judged. */
  readonly sureness: Sureness | null;
  readonly sure: string | null;
  /** The counts: "14 days with it, 40 days without it." Null if the first sentence says them. */
  readonly counts: string | null;
  /** What else it may be: "Good days may invite “walk”, too." */
  readonly caution: string | null;
  /** What stands one press deeper: the exact figures and their uncertainty. */
  readonly exact: readonly string[];
  /** The stars that it is about, and how a link to them names them. */
  readonly sky: { readonly name: string; readonly stars: Partial<Filter> } | null;
};
