/** Themes and window sizes of a test. */

import { expect } from "vitest";
import { page } from "vitest/browser";
import { directionOf, type LanguageId } from "#domain/languages/languages.ts";
import { setLanguage } from "../../client/languages/language.ts";

/** A wide window and a phone's. `client/accessibility/` checks all screens in more. */
export const looks = [
  { theme: "dark", width: 1280, height: 800 },
  { theme: "light", width: 360, height: 780 },
] as const;

export type Look = { readonly theme: "dark" | "light"; readonly width: number; readonly height: number };

/** Sets the look until the end of the test, and before the first render, so that no colour is still in transition. */
export async function setLook({ theme, width, height }: Look) {
  document.documentElement.dataset.theme = theme;
  await page.viewport(width, height);
}

export const expectNoOverflow = () =>
  expect(document.documentElement.scrollWidth, `width of ${location.pathname}`).toBeLessThanOrEqual(
    innerWidth,
  );

/** The size that `vitest.config.ts` sets. */
export async function resetViewport() {
  if (innerWidth !== 1280 || innerHeight !== 800) await page.viewport(1280, 800);
}

/** Shows the page in a language until the end of the test. */
export async function showIn(language: LanguageId) {
  await setLanguage({ language, locale: language });
  Object.assign(document.documentElement, { lang: language, dir: directionOf(language) });
}
