/** The form in which names of moods and the words for feelings are compared. */

import { fold } from "../../../journal/fold.ts";
import type { Feeling } from "../read-journal.ts";

/** The words by which a language calls feelings. */
export type FeelingWords = {
  /** Feelings by words in plain form. */
  readonly feelings: ReadonlyMap<string, Feeling>;
  /** After one of these, a word does not mean what it says; in Japanese, before it. */
  readonly negations: ReadonlySet<string>;
};

/** Letters and numbers of a name in lower case: emoji and punctuation do not count. */
export const plainWords = (name: string): string =>
  fold(name)
    .slice(0, 200)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
