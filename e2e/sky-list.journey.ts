import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { expectNothingSerious } from "./looks.ts";
import { pixelsOf } from "./pixels.ts";
import { enterUniverse, openSky, seedUniverse, skyOf } from "./sky.ts";
import { expectSkyIsDrawn } from "./webgl.ts";

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

const focusedRow = (page: Page) =>
  page.evaluate(() => Number(document.activeElement?.closest("[role=row]")?.getAttribute("aria-rowindex")));

/** The rows that a user sees, of those in the DOM. */
const visibleRows = (page: Page) =>
  listOf(page)
    .getByRole("row")
    .evaluateAll((rows) => {
      const list = rows[0]?.closest('[role="grid"]')?.parentElement?.getBoundingClientRect();
      const isVisible = ({ top, bottom }: DOMRect) => list && top < list.bottom && bottom > list.top;
      return rows
        .filter((row) => isVisible(row.getBoundingClientRect()))
        .map((row) => Number(row.getAttribute("aria-rowindex")));
    });

const rowsBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** Pages from the newest to the oldest star. The list renders the rows of a page after the focus has moved to it. */
async function expectWholeList(page: Page) {
  await expect(listOf(page).getByRole("grid")).toHaveAttribute("aria-rowcount", `${stars}`);
  await rowAt(page, 1).focus();
  await expect(rowAt(page, 1)).toBeInViewport();
  let at = 1;
  while (at < stars) {
    const before = at;
    await page.keyboard.press("PageDown");
    await expect.poll(() => focusedRow(page)).toBeGreaterThan(before);
    at = await focusedRow(page);
    await expect.poll(() => visibleRows(page)).toEqual(expect.arrayContaining(rowsBetween(before + 1, at)));
  }
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

  test("the keyboard alone selects in the list, and list and sky agree", async ({ page }) => {
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
    await expectNothingSerious(page);

    await selectedRow(page).focus();
    await page.keyboard.press("End");
    await expect(rowAt(page, stars)).toBeFocused();
    await page.keyboard.press("Home");
    await expect(rowAt(page, 1)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(listOf(page)).toBeHidden();
    await expect(openButton(page)).toBeFocused();
    await expect(page.getByRole("tooltip")).toBeVisible();
  });

  test("the keyboard alone selects several, and the sky joins them", async ({ page }) => {
    const before = await skyOf(page).screenshot();
    await page.keyboard.press("Space");
    await expect(page.getByText("Choose another star")).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    await expect(page.getByText("2 stars selected", { exact: true })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "2 selected." })).toBeAttached();
    await expect(rowAt(page, 1).getByRole("checkbox")).toBeChecked();
    await expect(rowAt(page, 2).getByRole("checkbox")).toBeChecked();
    expect(await skyOf(page).screenshot()).not.toEqual(before);

    // The check box has its own place in the tab order, and removes its star.
    await page.keyboard.press("Tab");
    await expect(rowAt(page, 2).getByRole("checkbox")).toBeFocused();
    await page.keyboard.press("Space");
    await expect(rowAt(page, 2).getByRole("checkbox")).not.toBeChecked();
    await page.getByRole("button", { name: "Exit" }).click();
    await expect(listOf(page).getByRole("checkbox", { checked: true })).toHaveCount(0);
  });

  test("the list contains every star, grouped by months", async ({ page }) => {
    await expect(listOf(page).getByRole("rowgroup").first()).toHaveAccessibleName(/^\w+ \d{4}, \d+ stars?$/);
    await expectWholeList(page);
  });

  test("keys that arrive faster than frames keep the focus in the list", async ({ page }) => {
    await page.evaluate(async () => {
      for (let press = 0; press < 5; press++) {
        const pageDown = new KeyboardEvent("keydown", { key: "PageDown", bubbles: true, cancelable: true });
        document.activeElement?.dispatchEvent(pageDown);
        // React handles a key before the next task; a frame takes longer.
        await new Promise((resolve) => queueMicrotask(() => resolve(null)));
      }
    });
    const landed = await focusedRow(page);
    expect(landed).toBeGreaterThan(1);
    await page.keyboard.press("ArrowDown");
    await expect(rowAt(page, landed + 1)).toBeFocused();
  });

  test("when the graphics context is lost the list keeps working, and the same picture returns", async ({
    page,
  }) => {
    await page.keyboard.press("Enter");
    await expect(page.getByRole("tooltip")).toBeVisible();
    const sky = skyOf(page);
    // Beside all stars, because the message over the canvas ends the hovering.
    await page.mouse.move(640, 5);
    await expect(sky).toHaveAttribute("data-selected", "640,360");
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
});

test("without WebGL the map is drawn flat and its whole list works", async ({ page, dataDir }) => {
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
  await expect(skyOf(page)).toHaveAttribute("data-selected", "640,360");
  await expectWholeList(page);
});

test("the list opens by itself where the browser cannot draw the map", async ({ page, dataDir }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await seedUniverse(dataDir, "Vega", stars);
  await enterUniverse(page, "Vega");
  await expect(page.getByText("This browser cannot draw the star map.")).toBeVisible();
  await expectWholeList(page);
});
