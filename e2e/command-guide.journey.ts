import { expect, test } from "./fixtures.ts";
import { expectNoOverflow, expectNothingSerious, looks } from "./looks.ts";
import { createUniverse, openSettings } from "./people.ts";

const sentences = [
  "Drag with one finger to rotate the 3D view.",
  "Pinch with two fingers to zoom in and out.",
  /Hold a star for 3 seconds to enable multi-select/,
  "Green connection lines",
  "A green ring",
  /marks a selected star/,
  "Gray lines",
  /chronological path/,
];

test("the Command Guide says how the sky is moved and read, and both its ways lead back", async ({
  page,
}) => {
  await createUniverse(page, "Map Room");
  await (await openSettings(page)).getByRole("link", { name: "Command Guide" }).click();
  await expect(page).toHaveURL("/command-key");
  await expect(page.getByRole("heading", { name: "Command Guide" })).toBeVisible();
  for (const sentence of sentences) await expect(page.getByText(sentence).first()).toBeVisible();
  for (const { colorScheme, width, height } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    await expectNothingSerious(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  await page.getByRole("link", { name: "Return to your star map" }).click();
  await expect(page.getByRole("heading", { name: "Map Room" })).toBeVisible();
  await page.goto("/command-key");
  await page.getByRole("link", { name: "Back to Universe" }).click();
  await expect(page).toHaveURL("/");
});
