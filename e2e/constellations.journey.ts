/** Constellations: named in the sky, listed in the journal, and kept while a star is in the bin. */

import type { Page } from "@playwright/test";
import { postStar, signUp } from "./actions.ts";
import { expect, test } from "./fixtures.ts";
import { skyOf } from "./sky.ts";

test.use({ webgl: true });

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
/** Names in the sky that found a place. */
const namesInSky = (page: Page) =>
  page
    .locator(".sky-labels [data-figure]")
    .evaluateAll((names) =>
      names
        .filter(({ style }) => (style as CSSStyleDeclaration).opacity !== "0")
        .map((name) => name.textContent),
    );
const starsOf = async (page: Page): Promise<{ id: string }[]> =>
  (await page.request.get("/api/mood-entries")).json();

test("stars are named by keyboard, shown from the journal, and one comes back from the bin", async ({
  page,
}) => {
  await signUp(page, "Namers");
  for (const [at, emotion] of ["joy", "hope", "grief", "serenity", "love"].entries())
    await postStar(page, 20 + at * 24, { emotion });
  await page.goto("/");
  const sky = skyOf(page);
  await expect(sky).toHaveAttribute("data-draw-calls", /\d/);
  await sky.focus();
  for (let stars = 0; stars < 3; stars++) {
    await page.keyboard.press("[");
    await page.keyboard.press("Space");
  }
  await button(page, "Name").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
  await page.keyboard.type("My first summer here");
  await page.keyboard.press("Enter");
  const bar = page.getByRole("region", { name: "Shown in the sky" });
  await expect(bar).toContainText("3 stars");
  await expect(sky).toBeFocused();
  await expect.poll(() => namesInSky(page)).toEqual(["My first summer here"]);
  await bar.getByRole("button", { name: "Show all" }).click();

  await page.goto("/journal?view=constellations");
  const row = button(page, /^My first summer here/);
  await row.click();
  await page.getByRole("link", { name: "Show in the sky" }).click();
  await expect(bar).toContainText("My first summer here");
  // The figure adds no draw call to the eight of a sky with a selection.
  await page.reload();
  await expect(bar).toContainText("3 stars");
  expect(Number(await sky.getAttribute("data-draw-calls"))).toBeLessThanOrEqual(8);

  const newest = (await starsOf(page)).at(-1)?.id;
  await page.request.delete(`/api/mood-entries/${newest}`);
  await expect(bar).toContainText("2 stars", { timeout: 15_000 });
  await page.request.post(`/api/mood-entries/${newest}/restore`);
  await expect(bar).toContainText("3 stars", { timeout: 15_000 });
});
