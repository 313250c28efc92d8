/**
 * What a person is writing, in the storage of the tab under their id, so that an error, a reload or an ended session loses
 * nothing. In a universe whose words are sealed it is sealed on each save (sealed-tab-text.ts), and read after unlocking.
 */

import { sealsWords } from "./seal-state.ts";
import { readStorage, writeStorage } from "./tab-storage.ts";
import { loadedWords, loadWords } from "./words-code.ts";

export class TabText {
  readonly key: string;
  /** What was stored before, and what was written since, while it was locked, as one text. */
  readonly join: (earlier: string, later: string) => string;
  readonly listeners = new Set<() => void>();

  constructor(key: string, join: TabText["join"]) {
    this.key = key;
    this.join = join;
  }

  /** Null if there is none, and while it is locked. */
  read(userId: string): string | null {
    if (!sealsWords(userId)) return readStorage(this.key);
    // Listeners hear of it as soon as it is open.
    return withWords(({ readText }) => readText(this, userId)) ?? null;
  }

  write(userId: string, text: string | null) {
    if (sealsWords(userId)) withWords(({ writeText }) => writeText(this, userId, text));
    else writeStorage(this.key, text);
  }

  /** Calls back when there is a text to read that was locked before. */
  onOpened(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
}

/** Works at once if the code is there, and otherwise as soon as it is. */
function withWords<R>(work: (words: NonNullable<ReturnType<typeof loadedWords>>) => R): R | null {
  const words = loadedWords();
  if (words) return work(words);
  loadWords().then(work, () => {});
  return null;
}
