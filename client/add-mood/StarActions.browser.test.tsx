import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { refusal } from "#domain/refusals.ts";
import { test as base, expect } from "../../testing/browser/browser-test.tsx";
import { expectAccessible } from "../../testing/browser/expect-accessible.ts";
import { expectNoOverflow, looks, setLook } from "../../testing/browser/looks.ts";
import { makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";
import { makeStar } from "../../testing/make-star.ts";
import { useDelivery } from "../outbox/use-delivery.ts";
import { useUniverse } from "../outbox/use-universe.ts";
import { StarDetails } from "../stars/StarDetails.tsx";
import { useStarActions } from "../stars/star-actions.ts";
import { StarActions } from "./StarActions.tsx";

const userId = makeUser().id;
const starId = "6f1f8a52-3f0e-4d3a-9d0a-000000000001";
const joy = makeStar({ id: starId, note: "A walk", utcOffset: 0, timeZone: "UTC" });

const button = (name: string) => page.getByRole("button", { name, exact: true });
const dialog = page.getByRole("dialog", { name: "Change this star" });
const emotion = (name: string) =>
  page.getByRole("radiogroup", { name: "Emotion", exact: true }).getByRole("radio", { name, exact: true });
const note = page.getByRole("textbox", { name: "Note" });
const shownStar = page.getByRole("listitem");

/** A page that lists the stars and lets the person correct and remove each. */
function Stars() {
  const { universe } = useUniverse(userId);
  const { correct, remove } = useStarActions();
  useDelivery(userId);
  return (
    <ul>
      {universe?.entries.map((entry) => (
        <li key={entry.id}>
          <StarDetails entry={entry} tags={universe.tags} />
          <button type="button" onClick={() => correct(entry)}>
            Correct
          </button>
          <button type="button" onClick={() => remove(entry)}>
            Remove
          </button>
        </li>
      ))}
    </ul>
  );
}

/** `server.stars` is what the server holds. */
const test = base.extend<{ server: { stars: MoodEntry[] }; openStars: () => Promise<void> }>({
  server: async ({ calls }, use) => {
    const server = { stars: [joy] };
    let revision = 1;
    const change = (id = "", changes: Partial<MoodEntry>) => {
      const changed = {
        ...joy,
        ...server.stars.find((star) => star.id === id),
        ...changes,
        id,
        revision: ++revision,
      };
      server.stars = [...server.stars.filter((star) => star.id !== id), changed];
      return changed;
    };
    calls.reply(api.listChanges, 200, () => ({ ...makeUniverse(server.stars), revision }));
    calls.reply(api.updateMoodEntry, 200, ({ params, body }) => change(params.id, body));
    calls.reply(api.restoreMoodEntry, 200, ({ params }) => change(params.id, {}));
    calls.reply(api.binMoodEntry, 204, ({ params }) => {
      revision++;
      server.stars = server.stars.filter(({ id }) => id !== params.id);
      return null;
    });
    await use(server);
  },
  openStars: async ({ server: _, show }, use) => {
    await use(async () => {
      await show(
        <StarActions userId={userId}>
          <Stars />
        </StarActions>,
      );
      await expect.element(shownStar.first()).toBeVisible();
    });
  },
});

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
  const params = { moment: "2026-03-13T00:02:00.000Z" };
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

test("a removed star can be brought back as it was, by the button and by Ctrl+Z", async ({
  calls,
  openStars,
  toasts,
}) => {
  await openStars();
  for (const undo of [() => button("Undo").click(), () => userEvent.keyboard("{Control>}z{/Control}")]) {
    await button("Remove").click();
    await expect.element(shownStar).not.toBeInTheDocument();
    await expect.element(button("Undo")).toBeVisible();
    await undo();
    await expect.element(shownStar.getByText("A walk")).toBeVisible();
  }
  expect(calls.received(api.binMoodEntry)).toHaveLength(2);
  expect(toasts.texts.slice(0, 2)).toEqual(["Moved to the bin", "Your star is back"]);
});

test("a removal that is undone while it is on its way hides the star at no time after that", async ({
  calls,
  openStars,
}) => {
  await openStars();
  const releaseRemoval = calls.hold(api.binMoodEntry);
  const releaseReturn = calls.hold(api.restoreMoodEntry);
  await button("Remove").click();
  await expect.poll(() => calls.received(api.binMoodEntry)).toHaveLength(1);
  await button("Undo").click();
  await expect.element(shownStar).toBeVisible();
  releaseRemoval();
  await expect.poll(() => calls.received(api.restoreMoodEntry)).toHaveLength(1);
  expect(shownStar.elements()).toHaveLength(1);
  releaseReturn();
  await expect.element(page.getByText("Your star is back")).toBeVisible();
  expect(shownStar.elements()).toHaveLength(1);
});

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

test("a removal while the offer to undo one is in view joins it", async ({ openStars, server, toasts }) => {
  server.stars = [joy, { ...joy, id: "6f1f8a52-3f0e-4d3a-9d0a-000000000002", note: "Tea" }];
  await openStars();
  await button("Remove").first().click();
  await button("Remove").first().click();
  await expect.element(page.getByText("2 stars moved to the bin")).toBeVisible();
  await button("Undo").click();
  await expect.element(shownStar.nth(1)).toBeVisible();
  expect(toasts.texts.at(-1)).toBe("Your stars are back");
});
