/** What parts of pages need to know while words are sealed and not unlocked here. It loads nothing. */

import { createContext, useContext } from "react";

export type LockedWords = {
  /** Whether the words are sealed, and this page has no key to seal others. */
  readonly areLocked: boolean;
  /** Lets the person unlock them, wherever they are. */
  readonly askToUnlock: () => void;
};

/** Nothing is locked where nothing was ever sealed. */
export const LockedWordsContext = createContext<LockedWords>({ areLocked: false, askToUnlock: () => {} });

export const useLockedWords = (): LockedWords => useContext(LockedWordsContext);

/** Makes of an action that needs words one that unlocks them first: it is pressed once more afterwards. */
export function useWithWords() {
  const { areLocked, askToUnlock } = useLockedWords();
  return <Inputs extends readonly unknown[]>(action: (...inputs: Inputs) => void) =>
    (...inputs: Inputs) =>
      areLocked ? askToUnlock() : action(...inputs);
}
