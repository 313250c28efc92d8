/** The mark that keeps a star out of letters, wherever a person can set it, on the real app. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import {
  button,
  dialog,
  emotion,
  expectStars,
  note,
  press,
  seen,
  tabTo,
} from "../../testing/browser/page-steps.ts";
import { expect, test } from "../../testing/browser/real-app-test.tsx";
import { addStar } from "../../testing/make.ts";
import { makeStar } from "../../testing/make-star.ts";
import { outbox } from "../outbox/browser-outbox.ts";
import { correctStar, keepOutOfLetters } from "../outbox/star-changes.ts";
import { storedUserId } from "../session/stored-user.ts";

const sign = page.getByText("Kept out of letters", { exact: true });
const marks = 'select "keptOutOfLetters" as kept from mood_entries order by "timestamp"';
const star = page.getByRole("article").first();
const choice = page.getByRole("switch", { name: "Keep out of letters" });

test("by keyboard in the journal, a star is kept out of letters, and let into them again", async ({
  realApp,
  open,
}) => {
  await realApp.signUp();
  await addStar(realApp.device, 1, { note: "Mine alone" });
  await open("/journal");
  await tabTo(star.getByRole("button", { name: /^Keep out of letters/ }));
  await press("{Enter}");
  await seen(sign);
  await expect.poll(() => realApp.rows(marks)).toEqual([{ kept: 1 }]);
  await tabTo(star.getByRole("button", { name: /^Let letters quote it/ }));
  await press("{Enter}");
  await expect.element(sign).not.toBeInTheDocument();
  await expect.poll(() => realApp.rows(marks)).toEqual([{ kept: 0 }]);
});

test("the mark is taken back also while the reply that set it is lost", async ({ realApp, open }) => {
  await realApp.signUp();
  await addStar(realApp.device, 1, { note: "Mine alone" });
  await open("/journal");
  realApp.loseReplies(api.updateMoodEntry);
  await star.getByRole("button", { name: /^Keep out of letters/ }).click();
  await expect.poll(() => realApp.rows(marks)).toEqual([{ kept: 1 }]);
  await star.getByRole("button", { name: /^Let letters quote it/ }).click();
  await expect.element(sign).not.toBeInTheDocument();
  realApp.connect();
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => realApp.rows(marks)).toEqual([{ kept: 0 }]);
});

test("what else of the star was corrected meanwhile stays when the mark is taken back", async ({
  realApp,
  open,
}) => {
  await realApp.signUp();
  const shown = await addStar(realApp.device, 1, { note: "Mine alone" });
  await open("/journal");
  await seen(star.getByRole("button", { name: /^Keep out of letters/ }));
  const userId = storedUserId() ?? "";
  realApp.disconnect();
  await keepOutOfLetters(userId, shown, true);
  await correctStar(userId, shown, { ...shown, note: "Another note", keptOutOfLetters: true });
  await keepOutOfLetters(userId, { ...shown, keptOutOfLetters: true }, false);
  realApp.connect();
  window.dispatchEvent(new Event("online"));
  await expect
    .poll(() => realApp.rows('select note, "keptOutOfLetters" as kept from mood_entries'))
    .toEqual([{ note: "Another note", kept: 0 }]);
});

test("in the sky, the card of a star keeps it out of letters, and its form says so", async ({
  realApp,
  open,
}) => {
  await realApp.signUp();
  const { id } = await addStar(realApp.device, 1, { note: "Mine alone" });
  await open(`/?star=${id}`);
  await button("Open").click();
  await button("Keep out of letters").click();
  await seen(sign);
  await button("Correct").click();
  await expect.element(choice).toBeChecked();
  await choice.click();
  await button("Save Star").click();
  await expect.element(dialog("Change this star")).not.toBeInTheDocument();
  await expect.element(sign).not.toBeInTheDocument();
  await expect.poll(() => realApp.rows(marks)).toEqual([{ kept: 0 }]);
  await seen(button("Keep out of letters"));
});

test("a star without a note has nothing to keep out of letters", async ({ realApp, open }) => {
  await realApp.signUp();
  await addStar(realApp.device, 1);
  await open("/journal");
  await star.getByRole("button", { name: /^Correct/ }).click();
  await expect.element(choice).not.toBeInTheDocument();
  await note.fill("A word");
  await seen(choice);
  await press("{Escape}");
  await expect.element(star.getByRole("button", { name: /^Keep out of letters/ })).not.toBeInTheDocument();
});

test("a star that waits to be sent is kept out of letters, too", async ({ realApp, open }) => {
  await realApp.signUp();
  await open("/");
  await expectStars(0);
  realApp.disconnect();
  await button("Add Mood").click();
  await emotion("Joy").click();
  await note.fill("Mine alone");
  await button("Create Star").click();
  await seen(page.getByRole("button", { name: "Waiting for the network : 1 write" }));
  const userId = storedUserId() ?? "";
  const [waiting] = outbox.pending(userId, "star");
  await keepOutOfLetters(userId, makeStar({ id: waiting?.id ?? "" }), true);
  realApp.connect();
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => realApp.rows(marks)).toEqual([{ kept: 1 }]);
});
