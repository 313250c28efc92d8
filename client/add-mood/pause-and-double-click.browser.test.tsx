/** Two stars where the real app allows one: by a second tab, and by a double click. */

import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import { makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";
import { button, expectStars } from "../../testing/browser/page-steps.ts";
import { expect, test } from "../../testing/browser/real-app-test.tsx";
import { cooldown } from "../stars/cooldown.ts";

const dialog = page.getByRole("dialog", { name: "How are you feeling?" });

async function choose(emotion: string) {
  await button("Add Mood").click();
  await dialog
    .getByRole("radiogroup", { name: "Emotion", exact: true })
    .getByRole("radio", { name: emotion, exact: true })
    .click();
}

test("the star of another tab begins the pause of this one, also after a reload", async ({
  realApp,
  open,
  openNewUniverse,
  toasts,
}) => {
  await openNewUniverse();
  await choose("Hope");
  // No poll tells this tab of the other one's star before it sends its own.
  const release = realApp.hold(api.listChanges);
  const other = await realApp.device.call(api.createMoodEntry, { body: { emotion: "relief", intensity: 5 } });
  expect(other.status).toBe(201);
  await button("Create Star").click();
  await expect.poll(() => toasts.texts.join()).toContain("Cooldown Active");
  await expect
    .element(
      page.getByText(
        /^Please wait (5 more minutes before adding another mood entry|before creating another star)\.$/,
      ),
    )
    .toBeVisible();
  release();

  await open("/");
  await expect.element(page.getByText("Timer Active")).toBeVisible();
  await expect.element(button("Add Mood")).toBeDisabled();
  await expect.element(page.getByLabelText("star-cooldown")).toMatchTextContent(/^0[45]:\d\d$/);
  await expectStars(1);
});

test("a pause that the list has reported goes on when the session is answered later", async ({
  calls,
  openPage,
}) => {
  calls.reply(api.listChanges, 200, makeUniverse([]));
  calls.reply(api.getSignIn, 200, { way: "name", pendingEmail: null });
  const release = calls.hold(api.listChanges);
  // `main.tsx` asks for the list in parallel with the session, and the list reports the pause.
  cooldown.follow(new Date(Date.now() + 300_000).toISOString());
  await openPage("/", makeUser());
  await expect.element(page.getByText("Timer Active")).toBeVisible();
  await expect.element(button("Add Mood")).toBeDisabled();
  release();
});

test("a double click on Create Star creates one star and presses nothing beneath it", async ({
  clock,
  realApp,
  openNewUniverse,
  toasts,
}) => {
  await page.viewport(360, 640);
  await openNewUniverse();
  await choose("Joy");
  // However long a busy machine takes for the second press, it is one of a double click.
  clock.stop();
  await userEvent.dblClick(button("Create Star"), { delay: 50 });
  clock.resume();
  await expect.poll(() => toasts.texts.join()).toContain("Star Created");
  await expectStars(1);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(await realApp.rows("select id from mood_entries")).toHaveLength(1);
});
