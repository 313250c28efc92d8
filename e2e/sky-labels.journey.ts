/** Measures the contrast of the labels over the sky, as the browser draws both. */

import type { Page } from "@playwright/test";
import { contrastRatio } from "#domain/color.ts";
import { expect, test } from "./fixtures.ts";
import { pixelsOf } from "./pixels.ts";
import { openSky, skyOf } from "./sky.ts";

// Small, because each pixel is read ten times.
test.use({ sky: "webgl", viewport: { width: 800, height: 620 } });

/** WCAG 2.2 AA, for text. */
const leastContrast = 4.5;
/** Where letters end, a star can shine beside them: this share of the pixels behind a label is left out. */
const beside = 0.05;

type Text = {
  name: string;
  color: string;
  opacity: number;
  x: number;
  y: number;
  width: number;
  height: number;
};

/** The texts of the visible labels, in whole pixels. */
const readLabels = (page: Page) =>
  page.evaluate((): Text[] =>
    [...document.querySelectorAll<HTMLElement>(".sky-labels > span")].flatMap((span) => {
      const { opacity } = getComputedStyle(span);
      const name = span.lastElementChild as Element;
      const { color } = getComputedStyle(name);
      // The range leaves out the dot before the text.
      const text = document.createRange();
      text.selectNode(name.lastChild as Node);
      const { left, top, width, height } = text.getBoundingClientRect();
      // Letters are in the middle of their line.
      const box = {
        x: Math.round(left),
        y: Math.round(top + 0.2 * height),
        height: Math.round(0.6 * height),
      };
      if (opacity === "0") return [];
      return [{ name: span.textContent, color, opacity: Number(opacity), width: Math.round(width), ...box }];
    }),
  );

const hex = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;

/** The contrast that all but a few pixels behind the label have, at least. */
function contrastOf(label: Text, pixels: Uint8Array, windowWidth: number): number {
  const ink = (label.color.match(/\d+/g) ?? []).slice(0, 3).map(Number);
  const contrasts: number[] = [];
  for (let y = label.y; y < label.y + label.height; y++)
    for (let x = label.x; x < label.x + label.width; x++) {
      const at = 4 * (y * windowWidth + x);
      const ground = [...pixels.subarray(at, at + 3)];
      const drawn = ink.map(
        (channel, of) => (ground[of] ?? 0) + (channel - (ground[of] ?? 0)) * label.opacity,
      );
      contrasts.push(contrastRatio(hex(ground), hex(drawn)));
    }
  contrasts.sort((one, other) => one - other);
  return contrasts[Math.floor(beside * contrasts.length)] ?? 0;
}

test("every label of the sky and of its layouts has a contrast of 4.5:1 in both themes", {
  tag: "@long",
}, async ({ page, dataDir }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
  await openSky(page, dataDir, "Legible", 250);
  await page.getByRole("button", { name: "Views of your sky" }).click();
  const weak: string[] = [];
  for (const layout of ["Sky", "Year", "Day", "Feelings", "Moons"]) {
    await page.getByRole("radio", { name: layout, exact: true }).check();
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
      await expect(skyOf(page)).toHaveAttribute("data-view", /zoom/);
      await expect.poll(async () => (await readLabels(page)).length).toBeGreaterThan(8);
      const labels = await readLabels(page);
      // The ground of the labels stays, with the halo of the letters. A toast is over everything for a while.
      const hidden = await page.addStyleTag({
        content: `
          .sky-labels > span { -webkit-text-fill-color: transparent; transition: none !important }
          [data-toaster] { display: none }
        `,
      });
      const pixels = await pixelsOf(page, await page.screenshot());
      await hidden.evaluate((style) => (style as HTMLElement).remove());
      for (const label of labels) {
        const contrast = contrastOf(label, pixels, page.viewportSize()?.width ?? 0);
        if (contrast < leastContrast)
          weak.push(`${layout}, ${colorScheme}: ${label.name} ${contrast.toFixed(1)}`);
      }
    }
  }
  expect(weak).toEqual([]);
});
