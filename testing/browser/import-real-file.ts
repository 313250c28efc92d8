/** The way of a file through the page of imports to the real app, and out of it again. */

import { expect } from "vitest";
import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import type { JournalFile } from "../journal-files.ts";
import { chooseFile, done } from "./import-test.ts";
import { button, emotion, field, heading, link } from "./page-steps.ts";
import type { RealApp } from "./real-app.ts";

/** Goes from the page of imports to the sky to come. */
export async function goToSky({ source, shownAs, content, name }: JournalFile) {
  await expect.element(button("Choose a file")).toBeVisible();
  chooseFile(new File([content as BlobPart], name));
  if (source === "csv") {
    await field("Mood").selectOptions("How");
    await page.getByRole("group", { name: "Notes" }).getByRole("checkbox", { name: "Words" }).click();
    await button("Read it").click();
  }
  await expect.element(heading("What was found")).toHaveFocus();
  await expect.element(page.getByText(shownAs, { exact: true })).toBeVisible();
  if (!source.startsWith("mood-universe")) await button("Choose feelings").click();
  if (source === "day-one-zip") {
    await button("Entries without a mood: Choose a feeling").click();
    await emotion("Hope").click();
    await button("Done").click();
  }
  await button("See the sky to come").click();
  await expect.element(page.getByRole("img", { name: "The sky to come, with 5 stars" })).toBeVisible();
}

export async function expectImportedAndUndone(
  realApp: RealApp,
  open: (path: string) => Promise<unknown>,
  file: JournalFile,
) {
  const stars = async () => (await realApp.device.call(api.listMoodEntries)).body;
  await realApp.signUp();
  await open("/your-data/import");
  await goToSky(file);
  await button("Import").click();
  await expect.element(done).toHaveFocus();
  expect(await stars()).toHaveLength(5);

  await link("Back to your data").click();
  await button(`Undo the import of ${file.name}`).click();
  await button("Undo the import").click();
  const row = page.getByRole("listitem").filter({ hasText: file.name });
  await expect.element(row.getByText(/Undone on/)).toBeVisible();
  expect(await stars()).toEqual([]);
}
