import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { universeFileSchema } from "#domain/formats/universe-file.ts";
import { journalFiles } from "../testing/journal-files.ts";
import { ada, field, heading, makeAccount, press, signIn } from "./account-actions.ts";
import { postStar } from "./actions.ts";
import { storedName } from "./below-a-path.ts";
import { expect, testWithOwnServer as test } from "./fixtures.ts";

/** What this browser keeps of a person, as text: of all databases and of the storage, without the settings of the instance. */
const kept = (page: Page) =>
  page.evaluate(async (instanceName) => {
    const result = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const records: unknown[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await result(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        records.push(...(await result(database.transaction(store).objectStore(store).getAll())));
      database.close();
    }
    const { [instanceName]: _, ...stored } = localStorage;
    return JSON.stringify([records, stored, { ...sessionStorage }]);
  }, storedName("instance"));

/** The note and a tag of the file. */
const privateTexts = /A note, plainly|long walk/;

/** Starts an import that waits because its entries do not reach the server. */
async function leaveImportWaiting(page: Page) {
  const [file] = journalFiles;
  if (!file) throw new Error("There is no file.");
  await page.goto("/your-data/import");
  await page.context().route("**/api/imports/*/entries", (route) => route.abort());
  await page
    .locator("input[data-import-file]")
    .setInputFiles({ name: file.name, mimeType: "text/csv", buffer: Buffer.from(file.content) });
  for (const step of ["Choose feelings", "See the sky to come", "Import"]) await press(page, step);
  await expect(page.getByText(/cannot be reached right now/)).toBeVisible();
  expect(await kept(page)).toMatch(privateTexts);
}

test("a person deletes an account: a copy first, then name and password, and every tab and device ends", async ({
  page,
  request,
  mailServer,
  openSecondBrowser,
  faults,
}) => {
  // The other device asks for a user that is gone.
  faults.allow(/status of 401/, /status of 404 .*\/api\/users\//);
  faults.allow(/net::ERR_FAILED/);
  await makeAccount(request, mailServer, ada);
  await signIn(page, ada);
  await postStar(page, 30, {});
  const otherTab = await page.context().newPage();
  await otherTab.goto("/account-settings");
  await expect(heading(otherTab, "Account Settings")).toBeVisible();
  await leaveImportWaiting(otherTab);
  const device = await openSecondBrowser();
  await signIn(device, ada);
  await device.goto("/your-data");
  await expect(heading(device, "Your data")).toBeVisible();

  await page.goto("/your-data");
  await page.getByRole("link", { name: "Delete my universe" }).click();
  await expect(page.getByText("1 star, and those in the bin, with all notes")).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    press(page, "Save everything as JSON"),
  ]);
  const file = universeFileSchema.parse(JSON.parse(`${await readFile(await download.path())}`));
  expect(file.moodEntries).toHaveLength(1);

  await field(page, "The name of your universe").fill(ada.universeName);
  await field(page, "Your password").fill(ada.password);
  await press(page, "Delete my universe");

  for (const tab of [page, otherTab]) {
    await expect(heading(tab, "Your universe is deleted")).toBeVisible();
    await expect.poll(async () => JSON.parse(await kept(tab))).toEqual([[], {}, {}]);
  }
  const subjects = () => mailServer.mails.filter(({ to }) => to === ada.email).map(({ subject }) => subject);
  await expect.poll(subjects, { timeout: 20_000 }).toContain("Your universe was deleted");
  await device.reload();
  await expect(heading(device, "Log in to your universe")).toBeVisible();
  await page.getByRole("link", { name: "To the first page" }).click();
  await expect(heading(page, "Log in to your universe")).toBeVisible();
});
