/** What a journal measures, and moods of the person's own, from the file through the page to the real app and out of it. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { unpackReadings } from "#domain/records/reading/columns.ts";
import { makeBearableYear } from "../../../testing/bearable-year.ts";
import { chooseFile, done, heading } from "../../../testing/browser/import-test.ts";
import { button, link } from "../../../testing/browser/page-steps.ts";
import type { RealApp } from "../../../testing/browser/real-app.ts";
import { expect, test } from "../../../testing/browser/real-app-test.tsx";
import { daylioFile } from "../../../testing/daylio-file.ts";

/** How a whole year is read, value by value, is proven without a browser: testing/import-evidence/bearable-year.test.ts. */
const month = makeBearableYear(28);
const readingsOfMonth = Object.values(month.truth).reduce((sum, { size }) => sum + size, 0);

/** `isAgain`: the answers are those of the last time. */
async function goToImport({ isAgain = false } = {}) {
  await expect.element(button("Choose a file")).toBeVisible();
  chooseFile(new File([month.csv], "bearable.csv"));
  await button("Choose feelings").click();
  await button("See what was measured").click();
  await expect.element(heading("What was measured")).toHaveFocus();
  if (isAgain) await expect.element(button("Leave all out")).toBeVisible();
  else await button("Take all").click();
  await button("See the sky to come").click();
  await expect.element(button("Import")).toBeEnabled();
}

async function measured({ device }: RealApp) {
  const { trackers, readings, entries } = (await device.call(api.listChanges)).body;
  return [entries.length, trackers.length, unpackReadings(readings).length];
}

test("a month of Bearable comes in with its trackers, again without doubles, and goes out by an undo", async ({
  realApp,
  open,
}) => {
  await realApp.signUp();
  await open("/your-data/import");
  await goToImport();
  await button("Import").click();
  await expect.element(done).toHaveFocus();
  await expect.element(page.getByText(/28 stars came in\. Readings: 148\. New trackers: 7\./)).toBeVisible();
  expect(await measured(realApp)).toEqual([month.stars, 7, readingsOfMonth]);

  await button("Bring another file").click();
  await goToImport({ isAgain: true });
  await expect.element(page.getByText(/Readings that were here already: 148\./)).toBeVisible();
  await button("Import").click();
  await expect.element(heading("You have all of them already")).toHaveFocus();
  expect(await measured(realApp)).toEqual([month.stars, 7, readingsOfMonth]);

  await link("Back to your data").click();
  await expect.element(page.getByText(/28 stars on .* Readings: 148\./)).toBeVisible();
  await button("Undo the import of bearable.csv").click();
  await expect.element(page.getByText(/^Readings, trackers and feelings that came with it/)).toBeVisible();
  await button("Undo the import").click();
  await expect.poll(() => measured(realApp)).toEqual([0, 0, 0]);
});

test("readings that are on their way go on after the tab was closed while the server was away", async ({
  realApp,
  open,
}) => {
  await realApp.signUp();
  await open("/your-data/import");
  await goToImport();
  realApp.disconnect(api.addImportEntries);
  await button("Import").click();
  await expect.element(page.getByText(/cannot be reached right now/)).toBeVisible();
  realApp.connect();
  await open("/your-data/import");
  await expect.element(done).toBeVisible();
  await expect.element(page.getByText(/Readings: 148\. New trackers: 7\./)).toBeVisible();
  expect(await measured(realApp)).toEqual([month.stars, 7, readingsOfMonth]);
});

test("a mood becomes a feeling of the person's own, which an undo takes away", async ({ realApp, open }) => {
  await realApp.signUp();
  await open("/your-data/import");
  await expect.element(button("Choose a file")).toBeVisible();
  chooseFile(daylioFile(["Sonder", "rad", "Sonder"]));
  await button("Choose feelings").click();
  await button("Sonder: Choose a feeling").click();
  await button("Make it a feeling of your own").click();
  await page.getByRole("radio", { name: "Wonder" }).click();
  await button("Add it").click();
  await button("See the sky to come").click();
  await button("Import").click();
  await expect.element(done).toHaveFocus();
  const { entries, feelings } = (await realApp.device.call(api.listChanges)).body;
  expect(feelings).toMatchObject([{ name: "Sonder", family: "wonder" }]);
  const felt = entries.map(({ emotion }: { emotion: string }) =>
    emotion === feelings[0].id ? "own" : emotion,
  );
  expect(felt.toSorted()).toEqual(["joy", "own", "own"]);

  await button("Undo this import").click();
  await button("Undo the import").click();
  await expect
    .poll(async () => (await realApp.device.call(api.listChanges)).body)
    .toMatchObject({ entries: [], feelings: [] });
});
