import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { refusal } from "#domain/refusals.ts";
import { test as base, expect } from "../../testing/browser/browser-test.tsx";
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
    const change = (id: string | undefined, changes: Partial<MoodEntry>) => {
      const changed = {
        ...joy,
        ...server.stars.find((star) => star.id === id),
        ...changes,
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
  await expect.element(shownStar).toHaveTextContent(/Fear/);
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
