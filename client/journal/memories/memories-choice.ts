/** Whether "on this day" is shown in the journal: open unless the person has closed it or turned it off in this browser. */

import { useSyncExternalStore } from "react";

const choices = ["open", "closed", "off"] as const;
type MemoriesChoice = (typeof choices)[number];

const storageKey = "mood-universe.on-this-day";
const listeners = new Set<() => void>();

/** The choice where storage is forbidden; it lasts until the page is closed. */
let unstored: MemoriesChoice | null = null;

function memoriesChoice(): MemoriesChoice {
  try {
    const stored = localStorage.getItem(storageKey);
    return unstored ?? choices.find((choice) => choice === stored) ?? "open";
  } catch {
    return unstored ?? "open";
  }
}

export function chooseMemories(choice: MemoriesChoice) {
  try {
    if (choice === "open") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
    unstored = null;
  } catch {
    unstored = choice;
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

export const useMemoriesChoice = () => useSyncExternalStore(subscribe, memoriesChoice);
