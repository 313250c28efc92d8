/** The gate between the outbox and everything outside of its page: through it, sealed words leave sealed, and come opened. */

import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { WordsOf } from "../sealed/seal-items.ts";
import type { Sealable } from "../sealed/seal-record.ts";
import { sealsWords } from "../sealed/seal-state.ts";
import type { ItemGate } from "../sealed/sealed-store.ts";
import { loadWords } from "../sealed/words-code.ts";
import type { Item } from "./item.ts";

export type WordsGate = ItemGate & {
  /** The error with what it names opened. */
  openError(userId: string, error: unknown): Promise<unknown>;
  /** A star of a reply, opened, to be compared with `like`. */
  openStar(userId: string, star: MoodEntry, like?: Sealable): Promise<MoodEntry>;
};

type Kinds = Readonly<Record<string, { readonly words?: WordsOf } | undefined>>;

export function makeWordsGate(kinds: Kinds): WordsGate {
  const wordsOf = ({ kind }: Item) => kinds[kind]?.words;
  return {
    concerns: (item) => wordsOf(item) !== undefined && (sealsWords(item.userId) || isSealed(item)),
    async seal(item) {
      const where = wordsOf(item);
      return where ? (await loadWords()).sealItem(item, where) : item;
    },
    async open(item) {
      const where = wordsOf(item);
      return where ? (await loadWords()).openItem(item, where) : item;
    },
    openError: async (userId, error) => (await loadWords()).openError(userId, error),
    openStar: async (userId, star, like) => (await loadWords()).openStar(userId, star, like),
  };
}

const isSealed = ({ body, firstSent }: Item) => [body, firstSent].some(hasSealed);

const hasSealed = (value: unknown): boolean =>
  sealedOf(value) || (value != null && Object.values(value).some(sealedOf));

const sealedOf = (value: unknown): boolean => Object(value).sealed != null;
