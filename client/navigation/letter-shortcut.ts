/**
 * Whether the letter N opens Add Mood. It is on unless the person has switched it off: those who speak to their device,
 * or press keys by accident, need that (WCAG 2.2, 2.1.4).
 */

import { useSyncExternalStore } from "react";

const storageKey = "mood-universe.letter-shortcut";
const listeners = new Set<() => void>();

/** The choice where storage is forbidden; it lasts until the page is closed. */
let unstored: boolean | null = null;

function isLetterShortcutOn(): boolean {
  try {
    return unstored ?? localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

export function setLetterShortcut(isOn: boolean) {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, "off");
    unstored = null;
  } catch {
    unstored = isOn;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // A choice in another tab.
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

export const useLetterShortcut = () => useSyncExternalStore(subscribe, isLetterShortcutOn);
