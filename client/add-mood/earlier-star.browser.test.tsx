import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { refusal } from "#domain/refusals.ts";
import { expect, makeEntries, test } from "../../testing/browser/home-test.ts";
import { setLook } from "../../testing/browser/looks.ts";
import { makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";
import { makeStar } from "../../testing/make-star.ts";
import { setLanguage, translator } from "../languages/language.ts";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const dialog = page.getByRole("dialog", { name: "How are you feeling?" });
const joy = page
  .getByRole("radiogroup", { name: "Emotion", exact: true })
  .getByRole("radio", { name: "Joy", exact: true });
const time = dialog.getByLabelText("Time", { exact: true });
const noPause = { active: false, remainingMinutes: 0, endsAt: null };

test("a star for yesterday evening with a new tag: the tag arrives first, and the server places the star", async ({
  calls,
  openHome,
}) => {
  await openHome({ stars: 2 });
  const order: string[] = [];
  calls.reply(api.putTag, 201, ({ params: { id = "" }, body }) => {
    order.push(body.name);
    return { id, ...body, revision: 3 };
  });
  calls.reply(api.createMoodEntry, 201, ({ body: { position: _, ...body } }) => {
    order.push(body.emotion);
    return { ...makeStar({ revision: 4 }), ...body, cooldownStatus: noPause };
  });
  calls.reply(api.updateStats, 200, makeUser());
  await button("Add Mood").click();
  await joy.click();
  await button("When: Now").click();
  await button("Yesterday evening").click();
  await page.getByRole("combobox").fill("Choir");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(order).toEqual(["Choir", "joy"]);
  const [tag] = calls.received(api.putTag);
  const body = calls.received(api.createMoodEntry)[0]?.body;
  expect(body).toMatchObject({ position: null, tags: [tag?.params.id], utcOffset: 0, timeZone: "UTC" });
  expect(body.timestamp).toMatch(/T19:00:00.000Z$/);
});

test("during the pause a star for an earlier moment can be added; one that is too near keeps the form", async ({
  calls,
  openHome,
  toasts,
}) => {
  await openHome({ stars: 2, cooldownSeconds: 200 });
  await expect.element(button("Add Mood")).toBeDisabled();
  await button("Add for earlier").click();
  await joy.click();
  await button("Create Star").click();
  await expect.element(time).toHaveFocus();
  await expect.element(time).toHaveAccessibleDescription("Choose a date and a time.");
  await time.fill("00:00");
  const neighbour = "2026-03-13T00:02:00.000Z";
  calls.reply(api.createMoodEntry, 429, {
    ...refusal("pause-at-moment", "Another star is too near.", { minutes: 5, moment: neighbour }),
  });
  await button("Create Star").click();
  await expect.element(time).toHaveAccessibleDescription(/Your star of March 13, 2026 .*12:02/);
  await expect.element(joy).toBeChecked();
  await button("Now").click();
  await button("Create Star").click();
  await expect.poll(() => toasts.texts[0]).toMatch(/^Cooldown Active: Please wait \d more minutes/);
  await button("Cancel").click();
  await expect.element(button("Add for earlier")).toHaveFocus();
});

test("Cancel closes the dialog while such a star is on its way, and says what became of it", async ({
  calls,
  openHome,
  toasts,
}) => {
  await openHome({ stars: 2, cooldownSeconds: 200 });
  calls.reply(api.createMoodEntry, 400, refusal("invalid-fields", "No"));
  const answer = calls.hold(api.createMoodEntry);
  await button("Add for earlier").click();
  await joy.click();
  await time.fill("00:00");
  await button("Create Star").click();
  await expect.poll(() => calls.received(api.createMoodEntry)).toHaveLength(1);
  await button("Cancel").click();
  await expect.element(joy).not.toBeInTheDocument();
  answer();
  await expect
    .poll(() => toasts.texts)
    .toEqual(["Error: Failed to create your mood entry. Please try again."]);
});

test("a waiting star gets another moment and a new tag, also when it is delivered meanwhile", async ({
  calls,
  openHome,
}) => {
  await openHome({ stars: 2 });
  calls.disconnect(api.createMoodEntry);
  await button("Add Mood").click();
  await joy.click();
  await button("Create Star").click();
  await expect.element(button("Add Mood")).toHaveAccessibleDescription("1 star waiting on this device.");
  await button("Add Mood").click();
  await page.getByRole("button", { name: /^When:/ }).click();
  await button("Yesterday evening").click();
  await button("family").click();
  let star: MoodEntry = makeStar({ revision: 4 });
  calls.reply(api.putTag, 201, ({ params: { id = "" }, body }) => ({ id, ...body, revision: 3 }));
  calls.reply(api.createMoodEntry, 201, ({ body: { position: _, ...body } }) => {
    star = { ...star, ...body };
    return { ...star, cooldownStatus: noPause };
  });
  calls.reply(api.updateMoodEntry, 200, ({ body }) => {
    star = { ...star, ...body, revision: 5 };
    return star;
  });
  calls.reply(api.listChanges, 200, () => ({ ...makeUniverse([...makeEntries(2), star]), revision: 5 }));
  calls.reply(api.updateStats, 200, makeUser());
  await button("Save Star").click();
  await expect.poll(() => star.timestamp).toMatch(/T19:00:00.000Z$/);
  expect(star.tags).toEqual([calls.received(api.putTag)[0]?.params.id]);
});

test.for(["en", "de", "fr"] as const)(
  "on a small phone, nothing covers the way to an earlier star, in %s",
  async (language, { openHome }) => {
    await setLook({ theme: "light", width: 360, height: 740 });
    await openHome({ stars: 2, cooldownSeconds: 200 });
    const before = translator();
    await setLanguage({ language, locale: language });
    const way = document.querySelector('[role="timer"] + button');
    const { left, right, top, bottom } = way?.getBoundingClientRect() ?? new DOMRect();
    const middle = (top + bottom) / 2;
    const seen = [left + 16, right - 16].map((x) => document.elementFromPoint(x, middle));
    expect(seen.map((element) => element?.closest("button"))).toEqual([way, way]);
    await setLanguage(before);
  },
);
