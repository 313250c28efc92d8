import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { refusal } from "#domain/refusals.ts";
import { expectAccessible } from "../../testing/browser/expect-accessible.ts";
import { expectNoOverflow, looks, setLook } from "../../testing/browser/looks.ts";
import {
  button,
  dialog,
  expect,
  joy,
  note,
  shownStar,
  test,
} from "../../testing/browser/star-actions-test.tsx";

const theirs = { ...joy, note: "A swim", intensity: 4, revision: 9 };
const conflict = page.getByRole("dialog", { name: "Changed on two devices" });

test("a star that was changed on two devices is shown in both versions, and the person keeps one", async ({
  calls,
  openStars,
  server,
}) => {
  await openStars();
  const refuse = (entry: MoodEntry) =>
    calls.reply(api.updateMoodEntry, 412, {
      ...refusal("changed-elsewhere", "This star was changed somewhere else."),
      entry,
    });
  refuse(theirs);
  server.stars = [theirs];
  await button("Correct").click();
  await note.fill("A run");
  await button("Save Star").click();
  const version = (name: string) => conflict.getByRole("region", { name });
  await expect.element(version("Yours").getByText("A run")).toBeVisible();
  await expect.element(version("On your other device").getByText("A swim")).toBeVisible();
  const marks = (name: string) => version(name).getByText(", different").elements().length;
  expect([marks("Yours"), marks("On your other device")]).toEqual([2, 2]);
  for (const look of looks) {
    await setLook(look);
    await expectAccessible();
    expectNoOverflow();
  }
  await button("Keep the other one").click();
  await expect.element(shownStar.getByText("A swim")).toBeVisible();
  await button("Correct").click();
  await expect.element(note).toHaveValue("A swim");

  const later = { ...theirs, note: "A dive", revision: 10 };
  refuse(later);
  await note.fill("A run");
  await button("Save Star").click();
  await expect.element(conflict).toBeVisible();
  calls.reply(api.updateMoodEntry, 200, ({ body }) => ({ ...later, ...body, revision: 11 }));
  await button("Keep mine").click();
  await expect.element(conflict).not.toBeInTheDocument();
  const last = calls.received(api.updateMoodEntry).at(-1);
  expect([last?.headers.get("If-Match"), last?.body]).toEqual(['"10"', { note: "A run" }]);
});

test("what was written for a star that is gone can be added again", async ({ calls, openStars, toasts }) => {
  await openStars();
  calls.reply(api.updateMoodEntry, 404, refusal("not-found", "Not found"));
  calls.reply(api.createMoodEntry, 201, ({ body: { position: _, ...body } }) => ({
    ...{ ...joy, ...body },
    cooldownStatus: { active: false, remainingMinutes: 0, endsAt: null },
  }));
  await button("Correct").click();
  await note.fill("Kept");
  await button("Save Star").click();
  await expect.element(dialog.getByText("removed on another device", { exact: false })).toBeVisible();
  await button("Add it again").click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.received(api.createMoodEntry)[0]?.body).toMatchObject({
    ...{ emotion: "joy", note: "Kept", timestamp: joy.timestamp },
  });
  expect(toasts.texts[0]).toBe("Star Created: Your mood has been added to your universe.");
});

test("a change that is refused after it waited opens with both versions", async ({
  calls,
  openStars,
  server,
}) => {
  await openStars();
  calls.disconnect(api.updateMoodEntry);
  await button("Correct").click();
  await note.fill("A run");
  await button("Save Star").click();
  await expect.element(shownStar.getByText("A run")).toBeVisible();
  server.stars = [theirs];
  calls.reply(api.updateMoodEntry, 412, {
    ...refusal("changed-elsewhere", "This star was changed somewhere else."),
    entry: theirs,
  });
  dispatchEvent(new Event("online"));
  await expect.element(shownStar.getByText("A swim")).toBeVisible();
  await button("Correct").click();
  await expect.element(conflict.getByText("A run")).toBeVisible();
  await button("Keep the other one").click();
  await button("Correct").click();
  await expect.element(note).toHaveValue("A swim");
});
