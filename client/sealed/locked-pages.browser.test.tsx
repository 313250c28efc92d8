/** What pages say and do while the words are locked, on the real app. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { formatKit } from "#domain/sealed/kit.ts";
import { pin, setUpLock, typePin } from "../../testing/browser/lock-steps.ts";
import { button, dialog, note, press, seen } from "../../testing/browser/page-steps.ts";
import type { RealApp } from "../../testing/browser/real-app.ts";
import { expect, test } from "../../testing/browser/real-app-test.tsx";
import {
  expectUnlocked,
  sealOnDevice,
  typeToUnlock,
  wordsField,
} from "../../testing/browser/sealed-steps.ts";
import { makeEntry, makeTag } from "../../testing/make.ts";
import { lock } from "../app-lock/lock-state.ts";
import { keyringOf } from "./keyring.ts";

const secret = "A letter from the lake";

/** A person with a star, a note and a tag, all sealed on another device. */
async function openSealed(realApp: RealApp) {
  const { id } = await realApp.signUp();
  const tag = crypto.randomUUID();
  await realApp.device.call(api.putTag, { params: { id: tag }, body: makeTag({ name: "Ben" }) });
  await realApp.device.call(api.createMoodEntry, { body: makeEntry({ note: secret, tags: [tag] }) });
  return { id, ...(await sealOnDevice(realApp.device, id)) };
}

const feedOf = async (realApp: RealApp) => (await realApp.device.call(api.listChanges)).body;

test("what needs no word is changed while words are locked, and no word is lost by it", async ({
  realApp,
  openAfresh,
}) => {
  const { kit } = await openSealed(realApp);
  await openAfresh("/journal");
  await seen(wordsField);
  await seen(page.getByRole("listitem").getByText("Sealed", { exact: true }).first());
  const before = await feedOf(realApp);
  await button(/^Correct/).click();
  await seen(page.getByText("Unlock your words to read and write notes, and to choose tags."));
  await expect.element(note).not.toBeInTheDocument();
  await page.getByRole("slider").first().element().focus();
  await press("{ArrowLeft}");
  await button("Save Star").click();
  await expect.poll(async () => (await feedOf(realApp)).entries[0].intensity).toBe(6);
  const { entries } = await feedOf(realApp);
  expect(entries[0]).toMatchObject({ sealed: before.entries[0].sealed, tags: before.entries[0].tags });

  await page.getByRole("tab", { name: "Tags" }).click();
  await button(/^Sealed/).click();
  await button("Archive").click();
  await expect.poll(async () => (await feedOf(realApp)).tags[0].isArchived).toBe(true);
  expect((await feedOf(realApp)).tags[0].sealed).toBe(before.tags[0].sealed);

  await button("New tag").click();
  await seen(dialog("Unlock your words"));
  await dialog("Unlock your words").getByLabelText("Passphrase or recovery kit").fill(formatKit(kit));
  await dialog("Unlock your words").getByRole("button", { name: "Unlock", exact: true }).click();
  await expectUnlocked();
  await page.getByRole("tab", { name: "Days" }).click();
  await seen(page.getByText(secret));
  await seen(page.getByText("Ben"));
});

test("words that are unlocked while a star is being changed come into its form", async ({
  realApp,
  openAfresh,
}) => {
  const { kit } = await openSealed(realApp);
  await openAfresh("/journal");
  await button(/^Correct/).click();
  await dialog("Change this star").getByRole("button", { name: "Unlock", exact: true }).click();
  await dialog("Unlock your words").getByLabelText("Passphrase or recovery kit").fill(formatKit(kit));
  await dialog("Unlock your words").getByRole("button", { name: "Unlock", exact: true }).click();
  await expect.element(note).toHaveValue(secret);
  await note.fill("Another letter");
  await button("Save Star").click();
  await seen(page.getByText("Another letter"));
  await expect.poll(async () => (await feedOf(realApp)).entries[0].revision).toBeGreaterThan(2);
  expect((await feedOf(realApp)).entries[0]).toMatchObject({
    note: null,
    sealed: expect.stringMatching(/^1\.1\./),
  });
});

test("closing the lock locks the words, and opening it does not unlock them", async ({
  realApp,
  openAfresh,
}) => {
  const { id, kit } = await openSealed(realApp);
  await openAfresh("/journal");
  await typeToUnlock(formatKit(kit));
  await seen(page.getByText(secret));
  await setUpLock();
  lock();
  expect(keyringOf(id)).toBeNull();
  await typePin(pin);
  await seen(wordsField);
  await expect.element(page.getByText(secret)).not.toBeInTheDocument();
});

test("a page learns that another device has begun to seal", async ({ realApp, openAfresh }) => {
  const { id } = await realApp.signUp();
  await realApp.device.call(api.createMoodEntry, { body: makeEntry({ note: secret }) });
  await openAfresh("/journal");
  await seen(page.getByText(secret));
  await sealOnDevice(realApp.device, id);
  await seen(wordsField);
  await expect.element(page.getByText(secret)).not.toBeInTheDocument();
});

test("a locked star that another device removed is added again with its note, once that is unlocked", async ({
  realApp,
  openAfresh,
}) => {
  const { kit } = await openSealed(realApp);
  const [star] = (await feedOf(realApp)).entries;
  await openAfresh("/journal");
  await seen(wordsField);
  await button(/^Correct/).click();
  await seen(page.getByText("Unlock your words to read and write notes, and to choose tags."));
  await page.getByRole("slider").first().element().focus();
  await press("{ArrowLeft}");
  await realApp.device.call(api.binMoodEntry, { params: { id: star.id } });
  await button("Save Star").click();
  await button("Add it again").click();
  await dialog("Unlock your words").getByLabelText("Passphrase or recovery kit").fill(formatKit(kit));
  await dialog("Unlock your words").getByRole("button", { name: "Unlock", exact: true }).click();
  await expectUnlocked();
  await button("Add it again").click();
  await seen(page.getByRole("article").getByText(secret));
  await expect
    .poll(async () => (await feedOf(realApp)).entries)
    .toMatchObject([{ intensity: 6, note: null }]);
});
