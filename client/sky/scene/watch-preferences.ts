/** What the person's system and the page ask of the sky, and when that changes. */

import type { Ground } from "./themes.ts";

const light = "(prefers-color-scheme: light)";
const still = "(prefers-reduced-motion: reduce)";

/** The ground the page asks for in `data-theme`, or else the system's. */
export function currentGround(): Ground {
  const asked = document.documentElement.dataset.theme;
  if (asked === "light" || asked === "dark") return asked;
  return matchMedia(light).matches ? "light" : "dark";
}

export const wantsStillness = () => matchMedia(still).matches;

/** Calls `changed` after the theme or the wish for stillness may have changed, until `signal` aborts. */
export function watchPreferences(changed: () => void, signal: AbortSignal) {
  for (const query of [light, still]) matchMedia(query).addEventListener("change", changed, { signal });
  const page = new MutationObserver(changed);
  page.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  signal.addEventListener("abort", () => page.disconnect());
}
