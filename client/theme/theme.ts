/**
 * The theme of the page: the system's theme unless the person has chosen one. `data-theme` on <html> holds the
 * choice, localStorage stores it, and first-theme.js applies it before the first paint.
 */

import { useSyncExternalStore } from "react";
import { ownName } from "../base-path.ts";

export type ThemeChoice = "system" | "light" | "dark";

export const themeKey = ownName("mood-universe.theme");

const rootDataset = () => document.documentElement.dataset;
const listeners = new Set<() => void>();

export function chosenTheme(): ThemeChoice {
  const { theme } = rootDataset();
  return theme === "light" || theme === "dark" ? theme : "system";
}

/** If storage is forbidden, the choice lasts until the page is closed. */
export function chooseTheme(choice: ThemeChoice) {
  applyTheme(choice);
  try {
    if (choice === "system") localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, choice);
  } catch {
    // The choice applies, but is not stored.
  }
}

function applyTheme(choice: string | null) {
  if (choice === "light" || choice === "dark") rootDataset().theme = choice;
  else delete rootDataset().theme;
  for (const listener of listeners) listener();
}

/** Applies a choice that was made in another tab. A key of null means that the storage was cleared. */
export function followOtherTabs() {
  addEventListener("storage", ({ key, newValue }) => {
    if (key === themeKey || key === null) applyTheme(newValue);
  });
}

/** Calls back after the choice has changed, in this tab or another; the returned function unsubscribes. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTheme = () => useSyncExternalStore(onThemeChange, chosenTheme);
