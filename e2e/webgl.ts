/** Checks that the browser draws with WebGL, or makes it draw as cheaply as possible. */

import { readFileSync } from "node:fs";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { type Drawing, disableWebgl, drawNothing } from "../testing/canvases.ts";

/** Fails unless the browser has WebGL 2 and a pixel that it drew has the right colour. */
export async function expectWebgl(page: Page) {
  const pixel = await page.evaluate(() => {
    const context = document.createElement("canvas").getContext("webgl2", { preserveDrawingBuffer: true });
    if (!context) return null;
    context.clearColor(1, 0.6, 0.2, 1);
    context.clear(context.COLOR_BUFFER_BIT);
    const bytes = new Uint8Array(4);
    context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, bytes);
    context.getExtension("WEBGL_lose_context")?.loseContext();
    return [...bytes];
  });
  expect(pixel, "This browser draws no WebGL 2: the sky cannot be tested in it").toEqual([255, 153, 51, 255]);
}

/** Waits until the sky is visible, flat or drawn by WebGL. `expectSkyIsDrawn` checks the WebGL context too. */
export async function expectSky(page: Page) {
  await expect(page.getByLabel(/^Star map/)).toBeVisible();
}

/** Fails unless the sky's canvas is drawn by a WebGL 2 context that works. */
export async function expectSkyIsDrawn(page: Page) {
  const sky = page.locator("canvas[data-renderer]");
  await expect(sky).toBeVisible();
  const state = await sky.evaluate((canvas: HTMLCanvasElement) => {
    const context = canvas.getContext("webgl2");
    if (!context) return "no WebGL 2 context";
    return context.isContextLost() ? "context lost" : "drawn";
  });
  expect(state, "The sky's canvas").toBe("drawn");
}

const cheapDrawing = readFileSync(new URL("../testing/cheap-drawing.css", import.meta.url), "utf8");
/**
 * Chromium neither paints nor composes a transparent page, which saves a tenth of the processor time of a journey without a
 * window that draws nothing. Everything else stays as it is. Tests read what is printed, so that prints are visible.
 */
const unseenPage = "@media screen { :root:not([data-effects]) { opacity: 0 } }";

/** Lets the pages of a context draw what they need; with WebGL, that is everything. */
export async function drawCheaply(context: BrowserContext, sky: Drawing = "nothing") {
  if (sky === "webgl") return;
  await context.addInitScript(sky === "2d" ? disableWebgl : drawNothing);
  await context.addInitScript(adoptSheet, {
    css: cheapDrawing,
    cssWithoutWindow: sky === "nothing" ? unseenPage : "",
  });
}

/** Runs in a page before its scripts. */
function adoptSheet({ css, cssWithoutWindow }: { css: string; cssWithoutWindow: string }) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(navigator.userAgent.includes("Headless") ? css + cssWithoutWindow : css);
  document.adoptedStyleSheets.push(sheet);
}
