import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { refusalsUniverse } from "#domain/languages/en/refusals-universe.ts";
import { refusal } from "#domain/refusals.ts";
import type { CallReplies } from "../../testing/browser/call-replies.ts";
import { expect, makeEntries, test } from "../../testing/browser/home-test.ts";
import { switchToGerman } from "../../testing/browser/language-change.ts";
import { makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";
import { makeStar } from "../../testing/make-star.ts";
import { setLanguage } from "../languages/language.ts";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const emotion = (name: string) =>
  page.getByRole("radiogroup", { name: "Emotion", exact: true }).getByRole("radio", { name, exact: true });
const dialog = page.getByRole("dialog", { name: "How are you feeling?" });
const failed = "Error: Failed to create your mood entry. Please try again.";
const waits = "1 star waiting on this device.";

async function createStar(name: string) {
  await button("Add Mood").click();
  await emotion(name).click();
  await button("Create Star").click();
  await expect.element(dialog).not.toBeInTheDocument();
}

/** The server stores the stars that it gets from now on, each id once. */
function acceptStars(calls: CallReplies) {
  const stars = makeEntries(2);
  calls.reply(api.createMoodEntry, 201, ({ body: { position, ...body } }) => {
    const star = { ...makeStar({ revision: stars.length + 1 }), ...body, ...position };
    if (!stars.some(({ id }) => id === body.id)) stars.push(star);
    return { ...star, cooldownStatus: { active: false, remainingMinutes: 0, endsAt: null } };
  });
  calls.reply(api.listChanges, 200, () => makeUniverse(stars));
  calls.reply(api.updateStats, 200, makeUser());
  return stars;
}

test("without an answer the star is kept, can be changed, and is sent by itself at its own moment", async ({
  calls,
  openHome,
  toasts,
}) => {
  await openHome({ stars: 2 });
  calls.disconnect(api.createMoodEntry);
  await createStar("Joy");
  await expect.poll(() => toasts.texts).toEqual([`${failed}: Kept on this device`]);
  await expect.element(button("Add Mood")).toHaveAccessibleDescription(waits);
  const [sent] = calls.received(api.createMoodEntry);

  await button("Add Mood").click();
  await expect.element(dialog.getByText("could not be reached", { exact: false })).toBeVisible();
  await expect.element(emotion("Joy")).toBeChecked();
  await dialog.getByLabelText("Note").fill("on the train");
  await button("Save Star").click();
  await expect.element(dialog).not.toBeInTheDocument();

  const stars = acceptStars(calls);
  dispatchEvent(new Event("online"));
  await expect.element(page.getByLabelText("Star map, 3 stars")).toBeVisible();
  await expect.element(button("Add Mood")).not.toHaveAccessibleDescription(waits);
  const { id, timestamp, utcOffset, timeZone } = sent?.body ?? {};
  expect({ utcOffset, timeZone }).toEqual({ utcOffset: 0, timeZone: "UTC" });
  expect(stars[2]).toMatchObject({ id, timestamp, emotion: "joy", note: "on the train" });
});

test("a star that is delivered while it is being changed stays in view, and is corrected", async ({
  calls,
  openHome,
}) => {
  await openHome({ stars: 2 });
  calls.disconnect(api.createMoodEntry);
  await createStar("Joy");
  await button("Add Mood").click();
  await dialog.getByLabelText("Note").fill("on the train");
  const stars = acceptStars(calls);
  dispatchEvent(new Event("online"));
  await expect
    .element(dialog.getByText("Your universe has this star by now", { exact: false }))
    .toBeVisible();
  await expect.element(dialog.getByLabelText("Note")).toHaveValue("on the train");
  calls.reply(api.updateMoodEntry, 200, ({ body }) => ({ ...makeStar(), ...stars[2], ...body, revision: 9 }));
  await button("Save Star").click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.received(api.updateMoodEntry).map(({ body }) => body)).toEqual([{ note: "on the train" }]);
});

test("a withdrawn star is never sent, and another star can be added while one waits", async ({
  calls,
  openHome,
  toasts,
}) => {
  await openHome({ stars: 2 });
  calls.disconnect(api.createMoodEntry);
  await createStar("Joy");
  await expect.poll(() => toasts.texts).toHaveLength(1);
  await button("Add Mood").click();
  await button("Add another star").click();
  await emotion("Fear").click();
  await button("Create Star").click();
  await expect.element(button("Add Mood")).toHaveAccessibleDescription("2 stars waiting on this device.");
  await button("Add Mood").click();
  await page.getByRole("group", { name: "Waiting stars" }).getByRole("button", { name: /^Joy/ }).click();
  await expect.element(emotion("Joy")).toBeChecked();
  // The star was sent once without an answer, so that only the server knows whether it arrived.
  calls.reply(api.binMoodEntry, 404, refusal("not-found", "Not found"));
  await button("Withdraw").click();
  await expect.element(button("Add Mood")).toHaveAccessibleDescription(waits);

  const stars = acceptStars(calls);
  dispatchEvent(new Event("online"));
  await expect.element(page.getByLabelText("Star map, 3 stars")).toBeVisible();
  expect(stars.slice(2).map((star) => star.emotion)).toEqual(["fear"]);
  const [joy] = calls.received(api.createMoodEntry);
  expect(calls.received(api.binMoodEntry).map(({ params }) => params)).toEqual([{ id: joy?.body.id }]);
});

test("a star that is refused later stays with the server's sentence, in the language of the page", async ({
  calls,
  openHome,
  toasts,
}) => {
  await openHome({ stars: 2 });
  calls.disconnect(api.createMoodEntry);
  await createStar("Joy");
  await expect.poll(() => toasts.texts).toHaveLength(1);
  const params = { minutes: 5, moment: "2026-03-13T08:00:00.000Z" };
  const tooNear = refusal("pause-at-moment", refusalsUniverse.pauseAtMoment, params);
  calls.reply(api.createMoodEntry, 429, tooNear);
  dispatchEvent(new Event("online"));
  await expect.element(button("Add Mood")).toHaveAccessibleDescription("1 star not accepted.");
  await button("Add Mood").click();
  await expect.element(dialog.getByText(tooNear.error)).toBeVisible();
  await switchToGerman();
  const inGerman = /^Ein anderer Stern liegt weniger als 5 Minuten/;
  await expect.element(page.getByRole("dialog").getByText(inGerman)).toBeVisible();
  await setLanguage({ language: "en", locale: "en-US" });
  calls.reply(api.binMoodEntry, 404, refusal("not-found", "Not found"));
  await button("Withdraw").click();
  await expect.element(button("Add Mood")).not.toHaveAccessibleDescription(/star/);
  expect(toasts.texts).toHaveLength(1);
});

test("the dialog closes as soon as the star is kept; the server refuses it later, and it is a draft of another star", async ({
  calls,
  openHome,
  toasts,
}) => {
  await openHome({ stars: 2 });
  calls.reply(api.createMoodEntry, 400, refusal("invalid-fields", "No"));
  const answer = calls.hold(api.createMoodEntry);
  await createStar("Joy");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => calls.received(api.createMoodEntry)).toHaveLength(1);
  expect(toasts.texts).toEqual([]);
  answer();
  await expect.poll(() => toasts.texts).toEqual([failed]);
  await expect.element(button("Add Mood")).not.toHaveAccessibleDescription(/star/);
  await button("Add Mood").click();
  await expect.element(emotion("Joy")).toBeChecked();
  await button("Create Star").click();
  await expect.poll(() => toasts.texts).toHaveLength(2);
  const [first, second] = calls.received(api.createMoodEntry).map(({ body }) => body.id);
  expect(second).not.toBe(first);
});

test("the focus goes to the sky when the dialog closes, because the answer starts the pause of its button", async ({
  calls,
  openHome,
}) => {
  const sky = page.getByLabelText(/^Star map/);
  await openHome({ stars: 2 });
  await expect.element(sky).toBeVisible();
  acceptStars(calls);
  const answer = calls.hold(api.createMoodEntry);
  await createStar("Joy");
  // Between the dialog and what it gives the focus to, the page itself has it.
  await expect.poll(() => document.activeElement).not.toBe(document.body);
  expect(document.activeElement).toBe(sky.element());
  answer();
  await expect.element(page.getByText("Star Created").first()).toBeVisible();
  await expect.element(sky).toHaveFocus();
});

test("a star that is refused while the person writes another one waits with the server's sentence", async ({
  calls,
  openHome,
  toasts,
}) => {
  await openHome({ stars: 2 });
  calls.reply(api.createMoodEntry, 400, refusal("invalid-fields", "Not this one"));
  const answer = calls.hold(api.createMoodEntry);
  await createStar("Joy");
  await button("Add Mood").click();
  await button("Add another star").click();
  await emotion("Fear").click();
  answer();
  await expect.poll(() => toasts.texts).toEqual([failed]);
  await expect.element(emotion("Fear")).toBeChecked();
  await button("Cancel").click();
  await expect.element(button("Add Mood")).toHaveAccessibleDescription("1 star not accepted.");
  await button("Add Mood").click();
  await expect.element(emotion("Joy")).toBeChecked();
  await expect.element(dialog.getByText("Not this one")).toBeVisible();
});

test("a star whose answer is that the session has ended waits for its person, and the tab stores nothing of it", async ({
  calls,
  openHome,
}) => {
  await openHome({ stars: 2 });
  calls.reply(api.createMoodEntry, 401, refusal("not-signed-in", "Please sign in first."));
  const answer = calls.hold(api.createMoodEntry);
  await createStar("Joy");
  answer();
  await expect.element(page.getByText(/^1 change waits on this device\./)).toBeVisible();
  expect(sessionStorage.getItem("mood-universe.draft")).toBeNull();
});
