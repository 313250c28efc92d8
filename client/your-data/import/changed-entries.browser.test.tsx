/** A later export of a journal on the page: what has changed in it is shown beside the stars that it looks like. */

import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import { button, chooseFile, done, goToSky, heading, import_ } from "../../../testing/browser/import-test.ts";
import { link } from "../../../testing/browser/page-steps.ts";
import { expect, test } from "../../../testing/browser/real-app-test.tsx";
import { daylioFile } from "../../../testing/daylio-file.ts";

const choice = (name: string | RegExp) => page.getByRole("combobox", { name });

test("entries that changed at the source correct their stars, and an undo takes that back", async ({
  realApp,
  open,
}) => {
  await realApp.signUp();
  await open("/your-data/import");
  await expect.element(button("Choose a file")).toBeVisible();
  await goToSky(daylioFile(["rad", "good", "bad"]));
  await import_.click();
  await expect.element(done).toBeVisible();
  await button("Bring another file").click();
  await expect.element(button("Choose a file")).toBeVisible();
  chooseFile(daylioFile(["awful", "good", "rad", "meh"]));
  await button("Choose feelings").click();
  await button("See what has changed").click();
  await expect.element(heading("What has changed")).toHaveFocus();
  await expect.element(choice("For all of them")).toHaveValue("correct");
  await userEvent.selectOptions(choice(/^The entry of January 3, 2026/), "Keep the star as it is");
  await expect.element(choice("For all of them")).toHaveValue("");
  await button("See the sky to come").click();
  await expect.element(page.getByText(/^1 star and .* Corrected stars: 1\.$/)).toBeVisible();
  await button("Back").click();
  await expect.element(choice(/^The entry of January 3, 2026/)).toHaveValue("keep");
  await button("See the sky to come").click();
  await import_.click();
  await expect.element(page.getByText(/^1 star came in\. .*Corrected stars: 1\.$/)).toBeVisible();
  await button("Undo this import").click();
  await expect.element(page.getByText(/^Stars that this import has corrected/)).toBeVisible();
  await button("Undo the import").click();
  await expect.element(button("Choose a file")).toBeVisible();
  await link("Back to your data").click();
  await expect.element(page.getByText(/Undone on/)).toBeVisible();
});

test("an import is done when the page has its stars, with which the next file is compared", async ({
  realApp,
  open,
  clock,
}) => {
  await realApp.signUp();
  await open("/your-data/import");
  await expect.element(button("Choose a file")).toBeVisible();
  await goToSky(daylioFile(["rad"]));
  // The page asks for changes only because of the import.
  clock.stop();
  const asked = realApp.sent(api.listChanges);
  const release = realApp.hold(api.listChanges);
  await import_.click();
  await expect.poll(() => realApp.sent(api.listChanges)).toBeGreaterThan(asked);
  await expect.element(done).not.toBeInTheDocument();
  release();
  await expect.element(done).toBeVisible();
});
