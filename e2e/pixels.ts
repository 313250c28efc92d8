/** Reads the pixels of a screenshot. */

import type { Page } from "@playwright/test";

/** Red, green, blue and alpha of each pixel, 0 to 255. The browser that took the screenshot decodes the PNG. */
export async function pixelsOf(page: Page, picture: Buffer): Promise<Uint8Array> {
  const read = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const brush = new OffscreenCanvas(image.width, image.height).getContext("2d");
    brush?.drawImage(image, 0, 0);
    const { data } = brush?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
    const parts: string[] = [];
    for (let at = 0; at < data.length; at += 8192)
      parts.push(String.fromCharCode(...data.slice(at, at + 8192)));
    return btoa(parts.join(""));
  }, picture.toString("base64"));
  return Buffer.from(read, "base64");
}
