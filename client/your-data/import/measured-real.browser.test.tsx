/** What a journal measures, and moods of the person's own, from the file through the page to the real app and out of it. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { unpackReadings } from "#domain/records/reading/columns.ts";
import { makeBearableYear } from "../../../testing/bearable-year.ts";
import { chooseFile, daylioFile, done, heading } from "../../../testing/browser/import-test.ts";
import { button, link } from "../../../testing/browser/page-steps.ts";
import type { RealApp } from "../../../testing/browser/real-app.ts";
import { expect, test } from "../../../testing/browser/real-app-test.tsx";

const year = makeBearableYear();
const readingsOfYear = Object.values(year.truth).reduce((sum, { size }) => sum + size, 0);

/** `isAgain`: the answers are those of the last time. */
async function goToImport({ isAgain = false } = {}) {
  await expect.element(button("Choose a file")).toBeVisible();
  chooseFile(new File([year.csv], "bearable.csv"));
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

test("a year of Bearable comes in with its trackers, again without doubles, and goes out by an undo", async ({
  realApp,
  open,
}) => {
  await realApp.signUp();
  await open("/your-data/import");
  await goToImport();
  await button("Import").click();
  await expect.element(done).toHaveFocus();
  await expect
    .element(page.getByText(/357 stars came in\. Readings: 1,875\. New trackers: 7\./))
    .toBeVisible();
  expect(await measured(realApp)).toEqual([year.stars, 7, readingsOfYear]);

  await button("Bring another file").click();
  await goToImport({ isAgain: true });
  await expect.element(page.getByText(/Readings that were here already: 1,875\./)).toBeVisible();
  await button("Import").click();
  await expect.element(heading("You have all of them already")).toHaveFocus();
  expect(await measured(realApp)).toEqual([year.stars, 7, readingsOfYear]);

  await link("Back to your data").click();
  await expect.element(page.getByText(/357 stars on .* Readings: 1,875\./)).toBeVisible();
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
  await expect.element(page.getByText(/Readings: 1,875\. New trackers: 7\./)).toBeVisible();
  expect(await measured(realApp)).toEqual([year.stars, 7, readingsOfYear]);
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
