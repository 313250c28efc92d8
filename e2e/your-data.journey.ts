/** A journal that a person brings along, takes away as a file, restores elsewhere, and prints a report of. */

import { readFile } from "node:fs/promises";
import { universeFileSchema } from "#domain/formats/universe-file.ts";
import { journalFiles } from "../testing/journal-files.ts";
import { expectStars, signUp } from "./actions.ts";
import { expect, test } from "./fixtures.ts";

const stars = 5;

test("a file of Daylio becomes stars, which a person takes along as a file, restores into an empty universe, prints a report of, and takes back", async ({
  page,
  dataDir: _,
  openSecondBrowser,
}) => {
  const heading = (name: string) => page.getByRole("heading", { name, exact: true });
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const journal = journalFiles.find(({ source }) => source === "daylio-csv");
  if (typeof journal?.content !== "string") throw new Error("There is no table of Daylio.");

  await test.step("the file is read by the built worker, and becomes stars", async () => {
    await signUp(page, "Vega");
    await page.goto("/your-data");
    await page
      .locator("input[data-import-file]")
      .setInputFiles({ name: journal.name, mimeType: "text/csv", buffer: Buffer.from(journal.content) });
    await expect(heading("What was found")).toBeFocused();
    await press("Choose feelings");
    await press("See the sky to come");
    await expect(page.getByRole("img", { name: `The sky to come, with ${stars} stars` })).toBeVisible();
    await press("Import");
    await expect(heading("They are in your sky")).toBeFocused();
    await page.getByRole("link", { name: "See them in the sky" }).click();
    await expectStars(page, stars);
    await page.goBack();
    await page.getByRole("link", { name: "Back to your data" }).click();
  });

  const buffer = await test.step("everything is in one file", async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save everything as JSON" }).click(),
    ]);
    const saved = await readFile(await download.path());
    const file = universeFileSchema.parse(JSON.parse(`${saved}`));
    expect(file).toMatchObject({ isWhole: true, user: { universeName: "Vega" } });
    expect(file.moodEntries).toHaveLength(stars);
    return saved;
  });

  await test.step("the file is restored into an empty universe", async () => {
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
    await second.close();
  });

  await test.step("a report of them is printed", async () => {
    await page.getByRole("link", { name: "Open the report" }).click();
    await expect(page.getByText(`${stars} stars on`, { exact: false })).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("button", { name: /Print/ })).toBeHidden();
    await expect(page.getByText("This is a self-report.", { exact: false })).toBeVisible();
    expect((await page.pdf({ format: "A4" })).length).toBeGreaterThan(10_000);
    await page.emulateMedia({ media: null });
    await page.goBack();
  });

  await test.step("the import is undone", async () => {
    await press(`Undo the import of ${journal.name}`);
    await press("Undo the import");
    await expect(
      page
        .getByRole("listitem")
        .filter({ hasText: journal.name })
        .getByText(/Undone on/),
    ).toBeVisible();
  });
});
