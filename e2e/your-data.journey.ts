import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { universeFileSchema } from "#domain/formats/universe-file.ts";
import { openSettings } from "./actions.ts";
import { expect, test } from "./fixtures.ts";
import { openSky } from "./sky.ts";

const stars = 60;

async function save(page: Page, name: string) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: `Save ${name}` }).click(),
  ]);
  return readFile(await download.path());
}

test("a person takes the universe along as files, and prints a report of a part of it", async ({
  page,
  dataDir,
}) => {
  await openSky(page, dataDir, "Vega", stars);
  await (await openSettings(page)).getByRole("link", { name: "Your Data" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your data" })).toBeFocused();

  const file = universeFileSchema.parse(JSON.parse(`${await save(page, "everything as JSON")}`));
  expect(file).toMatchObject({ isWhole: true, user: { universeName: "Vega" } });
  expect(file.moodEntries).toHaveLength(stars);
  const csv = `${await save(page, "the table as CSV")}`;
  expect(csv.match(/\r\n[0-9a-f-]{36},/g)).toHaveLength(stars);
  expect((await save(page, "the pages as Markdown")).subarray(0, 2).toString()).toBe("PK");

  await page.getByLabel("Search your notes").fill("a");
  // All of them are found until the search has begun.
  const found = page.getByText(new RegExp(`^(?!${stars} )\\d+ of ${stars} stars$`)).first();
  const count = Number.parseInt((await found.textContent()) ?? "", 10);
  await page.getByRole("link", { name: "Open the report" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mood report" })).toBeFocused();
  await expect(page.getByText(`${count} stars on`, { exact: false })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: /Print/ })).toBeHidden();
  await expect(page.getByText("This is a self-report.", { exact: false })).toBeVisible();
  for (const format of ["A4", "Letter"]) expect((await page.pdf({ format })).length).toBeGreaterThan(10_000);
  await page.emulateMedia({ media: "screen" });
  await page.goBack();
  await expect(found).toBeVisible();
});
