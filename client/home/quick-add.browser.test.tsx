import { vi } from "vitest";
import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import {
  lostSharePage,
  sharedCache,
  sharedEntry,
  sharePage,
  uncheckedSharePage,
} from "#domain/pages/share.ts";
import { expect, makeEntries, test } from "../../testing/browser/home-test.ts";
import { makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";
import { makeStar } from "../../testing/make-star.ts";
import { lastUsedKey } from "../stars/forget-last-used.ts";

const addMood = page.getByRole("dialog", { name: "How are you feeling?" });
const note = addMood.getByRole("textbox", { name: "Note" });

/** Stores feelings as this person's last page has left them in the browser. */
function storeLastUsed(userId: string, of = userId) {
  localStorage.setItem("mood-universe.user-id", userId);
  localStorage.setItem(lastUsedKey, JSON.stringify({ userId: of, lastUsed: ["hope", "grief"] }));
}

test("before the sky has loaded, a star takes two taps after /?add=1, with the feelings used last", async ({
  calls,
  openPage,
}) => {
  const user = makeUser();
  storeLastUsed(user.id);
  calls.reply(api.getUser, 200, user);
  calls.reply(api.getSignIn, 200, { way: "name", pendingEmail: null });
  calls.reply(api.listChanges, 200, makeUniverse(makeEntries(2)));
  const release = calls.hold(api.listChanges);
  calls.reply(api.createMoodEntry, 201, ({ body: { position: _, ...body } }) => ({
    ...{ ...makeStar({ revision: 3 }), ...body },
    cooldownStatus: { active: false, remainingMinutes: 0, endsAt: null },
  }));
  calls.reply(api.updateStats, 200, user);
  await openPage("/?add=1", user);
  await addMood.getByRole("button", { name: "Hope" }).click();
  await addMood.getByRole("button", { name: "Create Star" }).click();
  await expect.poll(() => calls.received(api.createMoodEntry).length).toBe(1);
  expect(calls.received(api.createMoodEntry)[0]?.body).toMatchObject({ emotion: "hope", note: null });
  release();
  await expect.element(page.getByLabelText(/^Star map/)).toBeVisible();
});

test("the feelings that somebody else used last are not offered", async ({ calls, openPage }) => {
  storeLastUsed(makeUser().id, "somebody-else");
  calls.reply(api.getUser, 200, makeUser());
  calls.reply(api.getSignIn, 200, { way: "name", pendingEmail: null });
  calls.reply(api.listChanges, 200, makeUniverse([]));
  const release = calls.hold(api.listChanges);
  await openPage("/?add=1", makeUser());
  await expect.element(addMood).toBeVisible();
  expect(addMood.getByText("Last used").elements()).toEqual([]);
  release();
});

/** Does what the service worker does in the window that it has brought to the front. */
const tapReminder = () =>
  navigator.serviceWorker.dispatchEvent(new MessageEvent("message", { data: { type: "add-mood" } }));

test("a tap on a reminder opens Add Mood in the window that is open", async ({ openHome }) => {
  await openHome({ stars: 2 });
  tapReminder();
  await expect.element(addMood).toBeVisible();
});

test("a tap on a reminder leaves the filter of the sky as it is", async ({ openHome }) => {
  await openHome({ stars: 2, path: "/?words=note" });
  tapReminder();
  await expect.element(addMood).toBeVisible();
  expect(location.search).toBe("?words=note");
});

test("a tap on a reminder leaves an open dialog as it is", async ({ openHome }) => {
  await openHome({ stars: 2 });
  await page.getByRole("button", { name: "Settings" }).click();
  const settings = page.getByRole("dialog", { name: "Settings" });
  await expect.element(settings).toBeVisible();
  tapReminder();
  await expect.element(settings).toBeVisible();
  expect(addMood.query()).toBeNull();
});

const lost = "The text did not arrive: Please share it once more.";

/** Keeps a text as the service worker does. */
const keep = async (text: string) =>
  (await caches.open(sharedCache)).put(sharedEntry("a-key"), new Response(text));

test("what another app shares becomes the note of a new star, once", async ({ openHome }) => {
  await keep("A line from a book");
  await openHome({ stars: 2, path: sharePage("a-key") });
  await expect.element(note).toHaveValue("A line from a book");
  expect(location.search).toBe("");
  expect(await caches.has(sharedCache)).toBe(false);
});

test("what another site sends does not become a note: it does not know the key", async ({
  openHome,
  toasts,
}) => {
  await keep("Words of another site");
  await openHome({ stars: 2, path: sharePage("1") });
  await expect.poll(() => toasts.texts).toEqual([lost]);
  await expect.element(note).toHaveValue("");
  expect(location.search).toBe("");
});

test("without the server, only the window of the installed app takes a shared text", async ({
  openHome,
  toasts,
}) => {
  await keep("Words of somebody");
  await openHome({ stars: 2, path: uncheckedSharePage("a-key") });
  await expect.poll(() => toasts.texts).toEqual([lost]);
  await expect.element(note).toHaveValue("");
  expect(location.search).toBe("");
});

test("without the server, a shared text becomes a note in the window of the installed app", async ({
  openHome,
}) => {
  const { matchMedia } = window;
  vi.stubGlobal("matchMedia", (query: string) =>
    /standalone/.test(query) ? Object.assign(new EventTarget(), { matches: true }) : matchMedia(query),
  );
  await keep("Read on a train");
  await openHome({ stars: 2, path: uncheckedSharePage("a-key") });
  await expect.element(note).toHaveValue("Read on a train");
});

test("a visitor's shared text waits until they have signed in", async ({ openHome, toasts }) => {
  sessionStorage.setItem("mood-universe.shared-text", "From before the sign-in");
  await openHome({ stars: 2 });
  await expect.element(note).toHaveValue("From before the sign-in");
  expect(sessionStorage.getItem("mood-universe.shared-text")).toBeNull();
  expect(toasts.texts).toEqual([]);
});

test("a shared text that did not arrive is asked for again", async ({ openHome, toasts }) => {
  await openHome({ stars: 2, path: lostSharePage });
  await expect.poll(() => toasts.texts).toEqual([lost]);
});
