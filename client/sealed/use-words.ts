/** The code of sealed words in components. */

import { useEffect, useState, useSyncExternalStore } from "react";
import { isClaim, onSealState, sealsWords } from "./seal-state.ts";
import { loadedWords, loadWords } from "./words-code.ts";

/** Whether the person has not said yet whether it is true that their words are open (`isClaim`). */
export const useIsClaim = (userId: string): boolean =>
  useSyncExternalStore(onSealState, () => isClaim(userId));

const subscribeToNothing = () => () => {};

/**
 * Null for a universe whose words are open, and undefined until the code has been fetched of one whose words are sealed. The
 * component is drawn again when more words are open.
 */
export function useWords(userId: string) {
  const isSealed = useSyncExternalStore(onSealState, () => sealsWords(userId));
  const [words, setWords] = useState(loadedWords);
  useEffect(() => {
    if (isSealed) loadWords().then(setWords, reportError);
  }, [isSealed]);
  useSyncExternalStore(words?.onOpened ?? subscribeToNothing, words?.openedVersion ?? none);
  if (!isSealed) return null;
  return words ?? loadedWords() ?? undefined;
}

const none = () => 0;
