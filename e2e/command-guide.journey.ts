import { createUniverse, openSettings } from "./actions.ts";
import { expect, test } from "./fixtures.ts";

test("Settings open the Command Guide, and both its links return to the sky", async ({ page }) => {
  await createUniverse(page, "Map Room");
  await (await openSettings(page)).getByRole("link", { name: "Command Guide" }).click();
  await expect(page).toHaveURL("/command-key");
  await expect(page.getByRole("heading", { name: "Command Guide" })).toBeVisible();
  await page.getByRole("link", { name: "Return to your star map" }).click();
  await expect(page.getByRole("heading", { name: "Map Room" })).toBeVisible();
  await page.goto("/command-key");
  await page.getByRole("link", { name: "Back to Universe" }).click();
  await expect(page).toHaveURL("/");
});
