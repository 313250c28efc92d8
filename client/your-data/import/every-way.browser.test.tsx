/** One file of each way through the page of imports, on the real app. Those of all journals take longer. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { expectImportedAndUndone, goToSky } from "../../../testing/browser/import-real-file.ts";
import { done } from "../../../testing/browser/import-test.ts";
import { button, link } from "../../../testing/browser/page-steps.ts";
import { expect, test } from "../../../testing/browser/real-app-test.tsx";
import { everyWay } from "../../../testing/journal-files.ts";

for (const file of everyWay)
  test(`a file of ${file.source} becomes stars, and an undo takes them away`, async ({ realApp, open }) => {
    await expectImportedAndUndone(realApp, open, file);
  });

test("an import goes on where it was after the tab was closed while the server was away", async ({
  realApp,
  open,
}) => {
  const [file] = everyWay;
  if (!file) throw new Error("There is no file.");
  await realApp.signUp();
  await open("/your-data/import");
  realApp.disconnect(api.addImportEntries);
  await goToSky(file);
  await button("Import").click();
  await expect.element(page.getByText(/cannot be reached right now/)).toBeVisible();
  realApp.connect();
  await open("/your-data/import");
  await expect.element(done).toBeVisible();
  await link("See them in the sky").click();
  await expect.element(page.getByLabelText("Star map, 5 stars")).toBeVisible();
});
