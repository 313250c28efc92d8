/** A statement of the insights in words, in the order in which it is read. */

import type { Feelings } from "../feelings.ts";
import type { Filter } from "../journal/filter.ts";
import type { Translator } from "../languages/translator.ts";
import { negligible } from "./daily-means.ts";
import type { NamedTracker } from "./measure-sentences.ts";
import type { Sureness } from "./sureness.ts";
import { surenessText } from "./sureness-text.ts";

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

/** What names the things that statements are about, in the reader's language. */
export type Names = {
  readonly feelings: Feelings;
  /** A tag's name by its id. */
  readonly tag: (id: string) => string;
  readonly tracker: (id: string) => NamedTracker | undefined;
  /** An exercise's title by its id. */
  readonly exercise: (id: string) => string;
};

/** What is counted and not judged. */
export const plainStatement = (key: string, first: string, counts: string | null = null): Statement => ({
  ...{ key, first, sureness: null, sure: null, counts },
  ...{ caution: null, exact: [], sky: null },
});

/** What was judged. */
export const judgedStatement = (
  t: Translator,
  sureness: Sureness,
  statement: Pick<Statement, "key" | "first" | "counts"> & Partial<Statement>,
): Statement => ({
  ...plainStatement(statement.key, statement.first),
  ...{ sureness, sure: surenessText(t, sureness) },
  ...statement,
});

/** Of a journal that always says the same, nothing is said that speaks of a difference. */
export const differs = ({ difference }: { readonly difference: number }): boolean =>
  Math.abs(difference) > negligible;
