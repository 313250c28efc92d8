/** A universe that a person takes along as a file, restores into a new one, and prints a report of. */

import { readFile } from "node:fs/promises";
import { universeFileSchema } from "#domain/formats/universe-file.ts";
import { expectStars, openSettings, signUp } from "./actions.ts";
import { expect, test } from "./fixtures.ts";
import { openSky } from "./sky.ts";

const stars = 60;

test("a person takes a universe along as a file, restores it into an empty one, and prints a report of it", async ({
  page,
  dataDir,
  openSecondBrowser,
}) => {
  await openSky(page, dataDir, "Vega", stars);
  await (await openSettings(page)).getByRole("link", { name: "Your data" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your data" })).toBeFocused();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save everything as JSON" }).click(),
  ]);
  const buffer = await readFile(await download.path());
  const file = universeFileSchema.parse(JSON.parse(`${buffer}`));
  expect(file).toMatchObject({ isWhole: true, user: { universeName: "Vega" } });
  expect(file.moodEntries).toHaveLength(stars);

  const second = await openSecondBrowser();
  await signUp(second, "Vega Restored");
  await second.goto("/your-data/import");
  await second
    .locator("input[data-import-file]")
    .setInputFiles({ name: "mood-universe.json", mimeType: "application/json", buffer });
  await second.getByRole("button", { name: "Restore everything" }).click();
  await expect(second.getByRole("heading", { name: "Your universe is back" })).toBeVisible();
  await second.getByRole("link", { name: "See it" }).click();
  await expectStars(second, stars);

  await page.getByRole("link", { name: "Open the report" }).click();
  await expect(page.getByText(`${stars} stars on`, { exact: false })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: /Print/ })).toBeHidden();
  await expect(page.getByText("This is a self-report.", { exact: false })).toBeVisible();
  expect((await page.pdf({ format: "A4" })).length).toBeGreaterThan(10_000);
});
