/** What parts of pages need to know while words are sealed and not unlocked here. It loads nothing. */

import { createContext, useContext } from "react";

export type LockedWords = {
  /** Whether the words are sealed, and this page has no key to seal others. */
  readonly areLocked: boolean;
  /** Whether what needs words has to wait: they are locked, or the server alone says that they are open (`isClaim`). */
  readonly mustWait: boolean;
  /** Lets the person unlock them, or say that they have opened them, wherever they are. */
  readonly askToUnlock: () => void;
};

/** Nothing is locked where nothing was ever sealed. */
export const LockedWordsContext = createContext<LockedWords>({
  ...{ areLocked: false, mustWait: false },
  askToUnlock: () => {},
});

export const useLockedWords = (): LockedWords => useContext(LockedWordsContext);

/** Makes of an action that needs words one that unlocks them first: it is pressed once more afterwards. */
export function useWithWords() {
  const { mustWait, askToUnlock } = useLockedWords();
  return <Inputs extends readonly unknown[]>(action: (...inputs: Inputs) => void) =>
    (...inputs: Inputs) =>
      mustWait ? askToUnlock() : action(...inputs);
}
