/**
 * Which theme the page is in: the system's, unless somebody chose. `data-theme` on <html> says it to all who
 * draw, localStorage remembers it, and first-theme.js puts it there before the first paint.
 */

import { useSyncExternalStore } from "react";

export type ThemeChoice = "system" | "light" | "dark";

export const themeKey = "mood-universe.theme";

const page = () => document.documentElement.dataset;
const listeners = new Set<() => void>();

export function chosenTheme(): ThemeChoice {
  const { theme } = page();
  return theme === "light" || theme === "dark" ? theme : "system";
}

/** Where storage is forbidden it holds as long as the page. */
export function chooseTheme(choice: ThemeChoice) {
  show(choice);
  try {
    if (choice === "system") localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, choice);
  } catch {
    // It is shown, and forgotten with the page.
  }
}

function show(choice: string | null) {
  if (choice === "light" || choice === "dark") page().theme = choice;
  else delete page().theme;
  for (const listener of listeners) listener();
}

/** Other tabs follow at once. A key of null means that everything was cleared. */
export function followOtherTabs() {
  addEventListener("storage", ({ key, newValue }) => {
    if (key === themeKey || key === null) show(newValue);
  });
}

/** Calls back after the choice changed, here or in another tab; the returned function takes it back. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTheme = () => useSyncExternalStore(onThemeChange, chosenTheme);
