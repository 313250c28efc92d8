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
  await resizeWindow(width, height);
}

/** Resizes the window of the browser, in which a person points, and the page in it. */
async function resizeWindow(width: number, height: number) {
  const { innerWidth: windowWidth, innerHeight: windowHeight } = window.parent;
  if (windowWidth !== width || windowHeight !== height) await page.viewport(width, height);
  await resizePage(width, height);
}

/**
 * Resizes the page, which is all that media queries and the layout see, and waits for what they change. A new size of the
 * window round it would cost a way to the server and back.
 */
export async function resizePage(width: number, height: number) {
  if (innerWidth === width && innerHeight === height) return;
  const { style } = window.parent.document.body;
  style.setProperty("--viewport-width", `${width}px`);
  style.setProperty("--viewport-height", `${height}px`);
  if (innerWidth !== width || innerHeight !== height)
    throw new Error(
      `The page is ${innerWidth} × ${innerHeight}: look for what sizes the frame of this Vitest.`,
    );
  await laidOut();
}

/** A frame tells media queries and observers of a new size, and what React then shows is there before the next one. */
async function laidOut() {
  for (let frame = 0; frame < 2; frame++) await drawn();
}

/** Resolves with the next frame. */
export const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));

export const expectNoOverflow = () =>
  expect(document.documentElement.scrollWidth, `width of ${location.pathname}`).toBeLessThanOrEqual(
    innerWidth,
  );

/** The size that `vitest.config.ts` sets. */
export async function resetViewport() {
  await resizeWindow(1280, 800);
}

/** Shows the page in a language until the end of the test. */
export async function showIn(language: LanguageId) {
  await setLanguage({ language, locale: language });
  Object.assign(document.documentElement, { lang: language, dir: directionOf(language) });
}
