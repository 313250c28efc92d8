/** An account from its registration, by keyboard alone, to its deletion. */

import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { universeFileSchema } from "#domain/formats/universe-file.ts";
import { journalFiles } from "../testing/journal-files.ts";
import { ada, field, followLink, heading, press, signIn } from "./account-actions.ts";
import { expectStars } from "./actions.ts";
import { storedName } from "./below-a-path.ts";
import { expect, testWithOwnServer as test } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";
import { expectToast } from "./toasts.ts";

test.use({ sky: "2d" });

async function typeInto(page: Page, label: string, text: string) {
  await tabTo(page, field(page, label));
  await page.keyboard.type(text);
}

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

test("a person registers and adds a star by keyboard alone, and later deletes the account everywhere", async ({
  page,
  mailServer,
  openSecondBrowser,
  faults,
}) => {
  await test.step("a registration and a login by keyboard, with a look at the password", async () => {
    await page.goto("/");
    await tabTo(page, page.getByRole("link", { name: "Create new account" }));
    await page.keyboard.press("Enter");
    await expect(heading(page, "Create your account")).toBeVisible();
    await typeInto(page, "E-mail", ada.email);
    await typeInto(page, "Universe Name", ada.universeName);
    await typeInto(page, "User Name", ada.userName);
    // A date field is typed part by part.
    await typeInto(page, "Birthday", "05171990");
    await typeInto(page, "Password", ada.password);
    await typeInto(page, "Confirm Password", ada.password);
    await page.keyboard.press("Enter");
    await expect(heading(page, "Check Your Email")).toBeFocused();

    await followLink(page, mailServer, ada.email);
    await expect(heading(page, "Email Verified!")).toBeFocused();
    await tabTo(page, page.getByRole("link", { name: "Go to Login" }));
    await page.keyboard.press("Enter");
    await typeInto(page, "E-mail or universe name", ada.universeName);
    await typeInto(page, "Password", ada.password);
    await expect(field(page, "Password")).toHaveAttribute("type", "password");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(field(page, "Password")).toHaveAttribute("type", "text");
    await page.keyboard.press("Enter");
    await expect(field(page, "Password")).toHaveAttribute("type", "password");
    await tabTo(page, page.getByRole("button", { name: "Forgot password?" }));
    await page.keyboard.press("Enter");
    await expectToast(page, "Feature Coming Soon", "Password reset will be available soon!");
    await tabTo(page, page.getByRole("button", { name: "Log in", exact: true }));
    await page.keyboard.press("Enter");
    await expect(heading(page, ada.universeName)).toBeVisible();
  });

  await test.step("a star and a turned sky by keyboard", async () => {
    await expectStars(page, 0);
    const sky = page.getByLabel(/^Star map/);
    await tabTo(page, sky);
    await page.keyboard.press("n");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Control+Enter");
    await expectToast(page, "Emotion Required", "Please select an emotion before creating your star.");
    // The letters are pressed at once, because a pause begins a new word.
    await Promise.all([..."sad"].map((letter) => page.keyboard.press(letter)));
    await expect(page.getByRole("radio", { name: "Sadness", exact: true })).toBeChecked();
    await page.keyboard.press("Enter");
    await expectStars(page, 1);

    await expect(sky).toBeFocused();
    await page.keyboard.press("[");
    await expect(page.getByRole("tooltip")).toContainText("Sadness");
    await page.keyboard.press("Escape");
    const before = await sky.screenshot();
    await page.keyboard.press("ArrowRight");
    await expect.poll(async () => (await sky.screenshot()).equals(before)).toBe(false);
    await page.keyboard.press("+");
    await expect(page.getByText(/^\d\.\dx$/)).toBeVisible();
  });

  faults.check();
  // The other device asks for a user that is gone.
  faults.allow(/status of 401/, /status of 404 .*\/api\/users\//);
  faults.allow(/net::ERR_FAILED/);

  await test.step("a deletion: a copy first, then name and password, and every tab and device ends", async () => {
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
    const subjects = () =>
      mailServer.mails.filter(({ to }) => to === ada.email).map(({ subject }) => subject);
    await expect.poll(subjects).toContain("Your universe was deleted");
    await device.reload();
    await expect(heading(device, "Log in to your universe")).toBeVisible();
    await page.getByRole("link", { name: "To the first page" }).click();
    await expect(heading(page, "Log in to your universe")).toBeVisible();
  });
});
