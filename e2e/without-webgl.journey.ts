/** The sky in a browser without WebGL, whose other code arrives late: the list, and then the 2D canvas. */

import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { enterUniverse, expectSelectedInMiddle, seedUniverse, skyOf } from "./sky.ts";

test.use({ sky: "2d" });

const stars = 90;

/** Whether anything is in the picture. */
const isEmpty = (page: Page) =>
  skyOf(page).evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
    return data?.every((byte) => byte === 0);
  });

test("without WebGL the list opens until the code of the 2D canvas arrives, whose stars the list then selects", async ({
  page,
  dataDir,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  const code = "**/assets/canvas2d-renderer-*.js";
  await page.route(code, (route) => route.abort());
  await seedUniverse(dataDir, "Vega", stars);
  await enterUniverse(page, "Vega");
  const undelivered = page.getByText("A part of the star map did not arrive.");
  await expect(undelivered).toBeVisible();
  const firstRow = page
    .getByRole("region", { name: "Your stars" })
    .locator('[role="row"][aria-rowindex="1"]');
  await expect(firstRow).toBeInViewport();
  await page.unroute(code);
  await page.getByRole("button", { name: "Draw the sky again" }).click();
  await expect(undelivered).toBeHidden();
  await expect(skyOf(page)).toHaveAttribute("data-renderer", "2d");
  await expect(skyOf(page)).toHaveAccessibleName(`Star map, ${stars} stars`);
  await expect.poll(() => isEmpty(page)).toBe(false);

  // The sky has closed it, and Enter selects in it.
  await page.getByRole("button", { name: "List of stars" }).press("Enter");
  await expect(firstRow).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tooltip")).toBeVisible();
  await expectSelectedInMiddle(page);
});
