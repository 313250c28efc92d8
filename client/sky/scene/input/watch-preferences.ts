/** The color scheme and the preference for reduced motion, and their changes. */

import type { ColorScheme } from "../model/themes.ts";

const lightScheme = "(prefers-color-scheme: light)";
const reducedMotion = "(prefers-reduced-motion: reduce)";

/** The page's `data-theme`, or else the system's color scheme. */
export function currentColorScheme(): ColorScheme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia(lightScheme).matches ? "light" : "dark";
}

export const prefersReducedMotion = () => matchMedia(reducedMotion).matches;

/** Calls `changed` when the color scheme or the preference may have changed, until `signal` aborts. */
export function watchPreferences(changed: () => void, signal: AbortSignal) {
  for (const query of [lightScheme, reducedMotion])
    matchMedia(query).addEventListener("change", changed, { signal });
  const page = new MutationObserver(changed);
  page.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  signal.addEventListener("abort", () => page.disconnect());
}
