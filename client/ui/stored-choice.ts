/** A choice of the person that this browser remembers, for all tabs. */

import { useSyncExternalStore } from "react";

/**
 * One of `choices`, stored under `key`; the first applies until the person has chosen. If storage is forbidden, a choice
 * lasts until the page is closed.
 */
export function storedChoice<Choice extends string>(key: string, choices: readonly [Choice, ...Choice[]]) {
  const [initial] = choices;
  const listeners = new Set<() => void>();
  let unstored: Choice | null = null;

  function current(): Choice {
    if (unstored !== null) return unstored;
    try {
      const stored = localStorage.getItem(key);
      return choices.find((choice) => choice === stored) ?? initial;
    } catch {
      return initial;
    }
  }

  function choose(choice: Choice) {
    try {
      if (choice === initial) localStorage.removeItem(key);
      else localStorage.setItem(key, choice);
      unstored = null;
    } catch {
      unstored = choice;
    }
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    // The choice may be made in another tab.
    addEventListener("storage", listener);
    return () => {
      listeners.delete(listener);
      removeEventListener("storage", listener);
    };
  }

  return { current, choose, use: () => useSyncExternalStore(subscribe, current) };
}
