/** A picture of the sky that a person saves. */

import { readFile } from "node:fs/promises";
import { expectStars, openSettings, postStar, signUp } from "./actions.ts";
import { expect, test } from "./fixtures.ts";

test("a person saves their sky as a poster for print, without a word of their notes", async ({ page }) => {
  await signUp(page, "Evening Garden");
  await postStar(page, 5, { emotion: "love", note: "a secret" });
  await postStar(page, 30, { emotion: "grief" });
  await page.goto("/");
  await expectStars(page, 2);

  await (await openSettings(page)).getByRole("button", { name: "Keep Your Sky" }).click();
  const dialog = page.getByRole("dialog", { name: "Keep your sky" });
  await dialog.getByText("A4", { exact: true }).click();
  await dialog.getByText("Portrait", { exact: true }).click();
  await expect(dialog.getByText("21 × 29.7 cm, for print")).toBeVisible();
  await expect(dialog.getByRole("img", { name: "Preview of your poster" })).toBeVisible();
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save poster" }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe("a4-poster-of-my-sky.png");

  const file = await readFile(await download.path());
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([2_480, 3_508]);
  // 300 dots per inch, in dots per metre.
  expect(file.readUInt32BE(file.indexOf("pHYs") + 4)).toBe(11_811);
  expect(file.includes("secret")).toBe(false);
  await expect(dialog.getByRole("button", { name: "Save poster" })).toBeEnabled();
});
