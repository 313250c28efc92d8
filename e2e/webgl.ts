/** Checks that the browser draws with WebGL, or makes it draw as cheaply as possible. */

import { expect, type Page } from "@playwright/test";

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

/** Runs in a page before its scripts: the sky is then drawn flat, as in a browser that has no WebGL. */
export function disableWebgl() {
  const getContext = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (
    this: HTMLCanvasElement,
    kind: string,
    ...rest: unknown[]
  ) {
    return kind.startsWith("webgl") ? null : Reflect.apply(getContext, this, [kind, ...rest]);
  } as typeof getContext;
}

/**
 * Runs in a page before its scripts: no blur is drawn behind panels, which without a graphics card takes more time than
 * everything else that is drawn.
 */
export function disableBlur() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".surface { backdrop-filter: none !important; will-change: backdrop-filter; }");
  document.adoptedStyleSheets.push(sheet);
}
