/** The page of a shown sky, in the page of a test. */

import { expect, onTestFinished, vi } from "vitest";
import { catalogue } from "#domain/feelings.ts";
import { showSky } from "#domain/shown-skies/shown-sky.ts";
import type { Answer } from "../../client/shown/fetch-shown.ts";
import { findParts } from "../../client/shown/page-parts.ts";
import styles from "../../client/shown/shown.css?inline";
import { ShownPage } from "../../client/shown/shown-page.ts";
import html from "../../shown.html?raw";
import { makeStar } from "../make-star.ts";

export const shownStars = ["joy", "grief", "hope"].map((emotion, at) =>
  makeStar({
    id: emotion,
    emotion,
    x: 40 * at,
    y: 20 * at,
    z: 10,
    timestamp: `2026-0${at + 2}-11T09:00:00.000Z`,
  }),
);

export const skyOf = (showsFeelings: boolean, showsDates: boolean, list = shownStars): Answer => ({
  kind: "sky",
  sky: showSky(catalogue, list, { showsFeelings, showsDates, asOf: null }),
});

/** Opens the page until the end of the test. */
export function openShown() {
  const title = document.title;
  const main = new DOMParser().parseFromString(html, "text/html").querySelector("main");
  if (!main) throw new Error("shown.html has no main.");
  const root = document.body.appendChild(document.adoptNode(main));
  const tryAgain = vi.fn();
  const page = new ShownPage(findParts(root), tryAgain);
  onTestFinished(() => {
    page.update({ kind: "gone" });
    root.remove();
    document.title = title;
  });
  return { page, tryAgain, root };
}

/** Adds the styles as the page has them; without them, its texts have the styles of the product. */
export function addShownStyles() {
  const sheet = document.createElement("style");
  sheet.textContent = styles;
  document.head.append(sheet);
  onTestFinished(() => sheet.remove());
}

export const canvasIn = (root: HTMLElement) => root.querySelector("canvas");
export const drawnIn = (root: HTMLElement) =>
  expect.poll(() => Number(canvasIn(root)?.dataset.frames ?? 0)).toBeGreaterThan(0);
