import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { refusal } from "#domain/refusals.ts";
import {
  button,
  dialog,
  emotion,
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
  await button("Correct").click();
  await note.fill("A run");
  await button("Save Star").click();
  const version = (name: string) => conflict.getByRole("region", { name });
  await expect.element(version("Yours").getByText("A run")).toBeVisible();
  await expect.element(version("On your other device").getByText("A swim")).toBeVisible();
  const marks = (name: string) => version(name).getByText(", different").elements().length;
  expect([marks("Yours"), marks("On your other device")]).toEqual([2, 2]);
  // Before that, a poll could tell the page of the other version, on which the correction would then be based.
  server.stars = [theirs];
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

test("a star with a feeling that nobody can choose any more is added again with one that is chosen", async ({
  calls,
  openStars,
  server,
  toasts,
}) => {
  // Names of another version, and a time zone that this browser does not know.
  const bluish = { ...joy, emotion: "bluish", timeZone: "Europe/Atlantis" };
  server.stars = [{ ...bluish, isTwinStar: 1, secondaryEmotion: "reddish", secondaryIntensity: 4 }];
  await openStars();
  calls.reply(api.updateMoodEntry, 404, refusal("not-found", "Not found"));
  calls.reply(api.createMoodEntry, 201, ({ body: { position: _, ...body } }) => ({
    ...{ ...joy, ...body },
    cooldownStatus: { active: false, remainingMinutes: 0, endsAt: null },
  }));
  await button("Correct").click();
  await note.fill("Kept");
  expect(dialog.element().querySelectorAll("[data-size] > svg.tone")).toHaveLength(2);
  await button("Save Star").click();
  await button("Add it again").click();
  await expect.poll(() => toasts.texts.at(-1)).toMatch(/^Emotion Required/);
  await emotion("Hope").click();
  await button("Add it again").click();
  await expect.poll(() => toasts.texts.at(-1)).toMatch(/^Base Emotion Required/);
  await page.getByRole("radiogroup", { name: /Base/ }).getByRole("radio", { name: "Fear" }).click();
  await button("Add it again").click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.received(api.createMoodEntry).map(({ body }) => body)).toMatchObject([
    {
      ...{ emotion: "hope", secondaryEmotion: "fear", secondaryIntensity: 4, isTwinStar: 1 },
      ...{ note: "Kept", timestamp: joy.timestamp, utcOffset: joy.utcOffset, timeZone: null },
    },
  ]);
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
