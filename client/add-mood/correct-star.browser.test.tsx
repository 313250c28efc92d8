import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
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

test("a star opens in the form of Add Mood with everything that it says, and only a changed one is saved", async ({
  calls,
  openStars,
}) => {
  await openStars();
  await button("Correct").click();
  await expect.element(emotion("Joy")).toBeChecked();
  await expect.element(emotion("Joy")).toHaveFocus();
  await expect.element(note).toHaveValue("A walk");
  await expect.element(button("Save Star")).toBeDisabled();
  await note.fill("A long walk");
  await note.fill("A walk");
  await expect.element(button("Save Star")).toBeDisabled();
  await note.fill("A long walk");
  await button("Save Star").click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(shownStar.getByText("A long walk")).toBeVisible();
  expect(calls.received(api.updateMoodEntry).map(({ body }) => body)).toEqual([{ note: "A long walk" }]);
  await expect.element(button("Correct")).toHaveFocus();
});

test("Cancel keeps nothing, and closing in another way keeps what was typed", async ({ openStars }) => {
  await openStars();
  await button("Correct").click();
  await note.fill("Typed");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await button("Correct").click();
  await expect.element(note).toHaveValue("Typed");
  await expect.element(dialog.getByText("did not save it", { exact: false })).toBeVisible();
  await button("Cancel").click();
  await button("Correct").click();
  await expect.element(note).toHaveValue("A walk");
});

test("without a network the change waits, and is shown at once", async ({ calls, openStars, toasts }) => {
  await openStars();
  calls.disconnect(api.updateMoodEntry);
  await button("Correct").click();
  await emotion("Fear").click();
  await button("Save Star").click();
  await expect.element(shownStar.getByText("Fear", { exact: false })).toBeVisible();
  await expect.poll(() => toasts.texts[0]).toContain("Kept on this device");
});

test("a change that the server refuses stays in the form with the server's sentence", async ({
  calls,
  openStars,
}) => {
  await openStars();
  calls.reply(api.updateMoodEntry, 400, {
    ...refusal("invalid-fields", "Invalid"),
    fields: { note: "This note cannot be stored." },
  });
  await button("Correct").click();
  await note.fill("Refused");
  await button("Save Star").click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("This note cannot be stored.");
  await expect.element(note).toHaveValue("Refused");
});

test("a note of 2,001 characters is not sent, and stays in the form with a sentence", async ({
  calls,
  openStars,
}) => {
  await openStars();
  await button("Correct").click();
  await note.fill("z".repeat(2_001));
  await button("Save Star").click();
  await expect.element(note).toHaveFocus();
  await expect.element(note).toHaveAccessibleDescription(/up to 2,000 characters/);
  expect(calls.received(api.updateMoodEntry)).toHaveLength(0);
});

test("a star that is moved too near to another one has a sentence at its time, and keeps what was typed", async ({
  calls,
  openStars,
}) => {
  await openStars();
  await button("Correct").click();
  await note.fill("Typed");
  await page.getByRole("button", { name: /^When:/ }).click();
  const time = page.getByLabelText("Time", { exact: true });
  await time.fill("00:03");
  const params = { minutes: 5, moment: "2026-03-13T00:02:00.000Z" };
  calls.reply(api.updateMoodEntry, 429, {
    ...refusal("pause-at-moment", "Another star is too near.", params),
  });
  await button("Save Star").click();
  await expect.element(time).toHaveFocus();
  await expect.element(time).toHaveAccessibleDescription(/Your star of March 13, 2026 .*12:02/);
  await expect.element(note).toHaveValue("Typed");
  await time.fill("00:10");
  await expect.element(time).not.toHaveAccessibleDescription();
});

test("a star with an offset alone keeps it, and is moved on its own clock", async ({
  calls,
  openStars,
  server,
}) => {
  server.stars = [{ ...joy, timestamp: "2026-03-01T20:00:00.000Z", utcOffset: 345, timeZone: null }];
  await openStars();
  await button("Correct").click();
  await note.fill("A long walk");
  await button("Save Star").click();
  await expect.element(shownStar.getByText("A long walk")).toBeVisible();
  await button("Correct").click();
  await page.getByRole("button", { name: /^When:/ }).click();
  await page.getByLabelText("Time", { exact: true }).fill("01:50");
  await button("Save Star").click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.received(api.updateMoodEntry).map(({ body }) => body)).toEqual([
    { note: "A long walk" },
    { timestamp: "2026-03-01T20:05:00.000Z" },
  ]);
});

test("a twin star opens at its top, and a refusal is in view", async ({ calls, openStars, server }) => {
  await page.viewport(360, 640);
  server.stars = [{ ...joy, isTwinStar: 1, secondaryEmotion: "fear", secondaryIntensity: 3 }];
  await openStars();
  await button("Correct").click();
  await expect.element(emotion("Love")).toBeInViewport({ ratio: 1 });
  calls.reply(api.updateMoodEntry, 400, refusal("invalid-fields", "This cannot be stored."));
  await note.fill("Refused");
  await button("Save Star").click();
  await expect.element(dialog.getByText("This cannot be stored.")).toBeInViewport({ ratio: 1 });
});
