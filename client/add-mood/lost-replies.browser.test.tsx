/** Stars whose way to the real app, or whose reply, is lost. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { button, expectStars } from "../../testing/browser/page-steps.ts";
import { expect, testWithoutPause as test } from "../../testing/browser/real-app-test.tsx";

const dialog = page.getByRole("dialog", { name: "How are you feeling?" });
const waits = "1 star waiting on this device.";
const rows = 'select note, timestamp, x, y, z from mood_entries where "deletedAt" is null order by timestamp';

async function createStar(note: string) {
  await button("Add Mood").click();
  await page
    .getByRole("radiogroup", { name: "Emotion", exact: true })
    .getByRole("radio", { name: "Anxiety", exact: true })
    .click();
  await dialog.getByLabelText("Note").fill(note);
  await button("Create Star").click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button("Add Mood")).toHaveAccessibleDescription(waits);
}

async function changeWaitingStar(note: string) {
  await button("Add Mood").click();
  await dialog.getByLabelText("Note").fill(note);
  await button("Save Star").click();
  await expect.element(dialog).not.toBeInTheDocument();
}

const arrived = () => expect.element(button("Add Mood")).not.toHaveAccessibleDescription(waits);
/** Browsers report so that they have a network again. */
const sendNow = () => dispatchEvent(new Event("online"));

test("a star that waited for the app is stored once, although its first reply is lost", async ({
  realApp,
  openNewUniverse,
  toasts,
}) => {
  await openNewUniverse();
  realApp.disconnect();
  await createStar("Thunder");
  await expect.poll(() => toasts.texts.join()).toContain("Kept on this device");
  await changeWaitingStar("Thunder, and then rain");
  expect(await realApp.rows(rows)).toEqual([]);

  realApp.connect();
  realApp.loseReplies(api.createMoodEntry);
  sendNow();
  await expect.poll(() => realApp.rows(rows)).toHaveLength(1);
  await expect.element(button("Add Mood")).toHaveAccessibleDescription(waits);
  realApp.connect();
  sendNow();
  await arrived();
  await expectStars(1);
  expect(await realApp.rows(rows)).toMatchObject([{ note: "Thunder, and then rain" }]);
});

test("a star whose reply was lost can be changed while it waits, and keeps its moment and its place", async ({
  realApp,
  openNewUniverse,
}) => {
  await openNewUniverse();
  realApp.loseReplies(api.createMoodEntry);
  await createStar("Thunder");
  await expect.poll(() => realApp.rows(rows)).toHaveLength(1);
  realApp.disconnect();
  const [stored] = await realApp.rows(rows);
  await changeWaitingStar("Only rain");
  realApp.connect();
  sendNow();
  await arrived();
  expect(await realApp.rows(rows)).toEqual([{ ...stored, note: "Only rain" }]);
});

test("a star whose reply was lost leaves the universe when it is withdrawn", async ({
  realApp,
  openNewUniverse,
}) => {
  await openNewUniverse();
  realApp.loseReplies(api.createMoodEntry);
  await createStar("Thunder");
  await expect.poll(() => realApp.rows(rows)).toHaveLength(1);
  realApp.disconnect();
  await button("Add Mood").click();
  await button("Withdraw").click();
  await expect.element(dialog).not.toBeInTheDocument();
  realApp.connect();
  sendNow();
  await expect.poll(() => realApp.rows(rows)).toEqual([]);
  await arrived();
  await expectStars(0);
});
