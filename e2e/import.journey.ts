/** A file of another journal, read by the built worker. All ways through the page are tested beside its components. */

import { journalFiles } from "../testing/journal-files.ts";
import { expectStars, signUp } from "./actions.ts";
import { expect, test } from "./fixtures.ts";

test("a file of Daylio becomes stars of the sky, and an undo takes them away", async ({
  page,
  dataDir: _,
}) => {
  const heading = (name: string) => page.getByRole("heading", { name, exact: true });
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const file = journalFiles.find(({ source }) => source === "daylio-csv");
  if (typeof file?.content !== "string") throw new Error("There is no table of Daylio.");
  await signUp(page, "Vega");
  await page.goto("/your-data");
  await page
    .locator("input[data-import-file]")
    .setInputFiles({ name: file.name, mimeType: "text/csv", buffer: Buffer.from(file.content) });
  await expect(heading("What was found")).toBeFocused();
  await press("Choose feelings");
  await press("See the sky to come");
  await expect(page.getByRole("img", { name: "The sky to come, with 5 stars" })).toBeVisible();
  await press("Import");
  await expect(heading("They are in your sky")).toBeFocused();
  await page.getByRole("link", { name: "See them in the sky" }).click();
  await expectStars(page, 5);
  await page.goBack();
  await page.getByRole("link", { name: "Back to your data" }).click();
  await press(`Undo the import of ${file.name}`);
  await press("Undo the import");
  await expect(
    page
      .getByRole("listitem")
      .filter({ hasText: file.name })
      .getByText(/Undone on/),
  ).toBeVisible();
});
