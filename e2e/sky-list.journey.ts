import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { pixelsOf } from "./pixels.ts";
import { enterUniverse, expectSelectedInMiddle, openSky, seedUniverse, skyOf } from "./sky.ts";
import { disableWebgl, expectSkyIsDrawn } from "./webgl.ts";

const stars = 90;
const listOf = (page: Page) => page.getByRole("region", { name: "Your stars" });
const rowAt = (page: Page, at: number) => listOf(page).locator(`[role="row"][aria-rowindex="${at}"]`);
const selectedRow = (page: Page) => listOf(page).getByRole("row", { selected: true });
const openButton = (page: Page) => page.getByRole("button", { name: "List of stars" });

async function openList(page: Page) {
  await openButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(rowAt(page, 1)).toBeFocused();
}

/** How many channel values of two pictures differ by more than rounding errors of blending. */
async function countChanges(page: Page, one: Buffer, other: Buffer) {
  const [before, after] = [await pixelsOf(page, one), await pixelsOf(page, other)];
  if (before.length !== after.length) return Number.POSITIVE_INFINITY;
  return before.filter((value, at) => Math.abs(value - (after[at] ?? 0)) > 6).length;
}

test.describe("with WebGL", () => {
  test.use({ webgl: true });

  test.beforeEach(async ({ page, dataDir }) => {
    await openSky(page, dataDir, "Vega", stars);
    await expectSkyIsDrawn(page);
    await openList(page);
  });

  test("list and sky agree on the selected star, and the sky joins several", async ({ page }) => {
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(rowAt(page, 3)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(rowAt(page, 3)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tooltip")).toBeVisible();
    // First to the previous star, then to one far outside the visible rows.
    await skyOf(page).focus();
    await page.keyboard.press("[");
    await expect(selectedRow(page)).toHaveAttribute("aria-rowindex", "4");
    for (let step = 0; step < 30; step++) await page.keyboard.press("[");
    await expect(selectedRow(page)).toHaveAttribute("aria-rowindex", "34");
    await expect(selectedRow(page)).toBeInViewport({ ratio: 1 });
    await skyOf(page).focus();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("tooltip")).toBeHidden();

    const before = await skyOf(page).screenshot();
    await rowAt(page, 34).focus();
    await page.keyboard.press("Space");
    await expect(page.getByText("Choose another star")).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    await expect(page.getByText("2 stars selected", { exact: true })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "2 selected." })).toBeAttached();
    expect(await skyOf(page).screenshot()).not.toEqual(before);
    await page.getByRole("button", { name: "Exit" }).click();
    await expect(listOf(page).getByRole("checkbox", { checked: true })).toHaveCount(0);

    await rowAt(page, 34).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("tooltip")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(listOf(page)).toBeHidden();
    await expect(openButton(page)).toBeFocused();
    await expect(page.getByRole("tooltip")).toBeVisible();
  });

  test("when the graphics context is lost the list keeps working, and the same picture returns", async ({
    page,
  }) => {
    await page.keyboard.press("Enter");
    await expect(page.getByRole("tooltip")).toBeVisible();
    const sky = skyOf(page);
    // Over the panel, because the message over the canvas ends the hovering of a star.
    await page.getByRole("heading", { name: "Your stars" }).hover();
    await expectSelectedInMiddle(page);
    let before = await sky.screenshot();
    await expect
      .poll(async () => {
        const earlier = before;
        before = await sky.screenshot();
        return before.equals(earlier);
      })
      .toBe(true);
    const context = await sky.evaluateHandle((canvas: HTMLCanvasElement) =>
      canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context"),
    );
    await context.evaluate((extension) => extension?.loseContext());
    await expect(page.getByText("The picture of your sky is interrupted.")).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(rowAt(page, 2)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(rowAt(page, 1)).toBeFocused();

    await context.evaluate((extension) => extension?.restoreContext());
    await expect(page.getByText("The picture of your sky is interrupted.")).toBeHidden();
    await expectSkyIsDrawn(page);
    await expect.poll(async () => countChanges(page, before, await sky.screenshot())).toBeLessThan(50);
  });

  test("a browser that withdraws WebGL later draws on a 2D canvas, also without a network", async ({
    page,
    faults,
  }) => {
    faults.allow(/ERR_INTERNET_DISCONNECTED/);
    // The keys of `openList` end the startup, after which the other code is fetched.
    const fetched = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .map(({ name }) => name)
          .join(),
      );
    for (const file of ["canvas2d-renderer", "quiz"]) await expect.poll(fetched).toContain(file);
    await page.evaluate(disableWebgl);
    await page.context().setOffline(true);
    await page.getByRole("link", { name: "Activities" }).click();
    await expect(skyOf(page)).toHaveCount(0);
    await page.goBack();
    await expect(skyOf(page)).toHaveAttribute("data-renderer", "2d");
  });
});

test("without WebGL the map is drawn on a 2D canvas, and its list selects stars", async ({
  page,
  dataDir,
}) => {
  await openSky(page, dataDir, "Vega", stars);
  await expect(skyOf(page)).toHaveAttribute("data-renderer", "2d");
  const isEmpty = () =>
    skyOf(page).evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      return data?.every((byte) => byte === 0);
    });
  await expect.poll(isEmpty).toBe(false);
  await openList(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tooltip")).toBeVisible();
  await expectSelectedInMiddle(page);
});

test("where the code of the 2D canvas does not arrive, the list opens, and the sky can be drawn later", async ({
  page,
  dataDir,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  const code = "**/assets/canvas2d-renderer-*.js";
  await page.route(code, (route) => route.abort());
  await seedUniverse(dataDir, "Vega", stars);
  await enterUniverse(page, "Vega");
  await expect(page.getByText("A part of the star map did not arrive.")).toBeVisible();
  await expect(rowAt(page, 1)).toBeInViewport();
  await page.unroute(code);
  await page.getByRole("button", { name: "Draw the sky again" }).click();
  await expect(skyOf(page)).toHaveAttribute("data-renderer", "2d");
  await expect(skyOf(page)).toHaveAccessibleName(`Star map, ${stars} stars`);
  await expect(page.getByText("A part of the star map did not arrive.")).toBeHidden();
});

test("the list opens automatically where the browser cannot draw the map", async ({ page, dataDir }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await seedUniverse(dataDir, "Vega", stars);
  await enterUniverse(page, "Vega");
  await expect(page.getByText("This browser cannot draw the star map.")).toBeVisible();
  await expect(listOf(page).getByRole("grid")).toHaveAttribute("aria-rowcount", `${stars}`);
  await expect(rowAt(page, 1)).toBeInViewport();
});
