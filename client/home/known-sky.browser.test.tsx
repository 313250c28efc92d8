import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react/pure";
import { api } from "#domain/api.ts";
import { refusal } from "#domain/refusals.ts";
import type { CallReplies } from "../../testing/browser/call-replies.ts";
import { expect, makeEntries, test } from "../../testing/browser/home-test.ts";
import { makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";
import { Pages } from "../pages.tsx";
import { openBrowserCopy } from "../stored/browser-copy.ts";

const ada = makeUser({ id: "ada", universeName: "Ada's Sky" });
const ben = makeUser({ id: "ben", universeName: "Ben's Sky" });
const sky = (stars: number) => page.getByLabelText(`Star map, ${stars} stars`);
const heading = (name: string) => page.getByRole("heading", { level: 1, name });

const storedStars = async (userId: string) =>
  (await openBrowserCopy(() => true).read(userId)).universe?.entries.length ?? null;

/** The first input ends the startup, after which the page keeps a copy. */
const visit = () => dispatchEvent(new PointerEvent("pointermove"));

const goOffline = (calls: CallReplies) =>
  calls.disconnect(
    api.updateStats,
    api.me,
    api.user,
    api.getUser,
    api.listChanges,
    api.getSignIn,
    api.instance,
  );

const day = 24 * 3_600_000;

test("a sky that was seen before opens without the server, and then asks for what changed", async ({
  calls,
  openHome,
  show,
}) => {
  await openHome({ user: ada, stars: 3 });
  visit();
  await expect.poll(() => storedStars("ada")).toBe(3);
  await cleanup();

  goOffline(calls);
  await show(<Pages />);
  await expect.element(sky(3)).toBeVisible();
  await expect.element(heading("Ada's Sky")).toBeVisible();
  await expect.element(page.getByText(/You see your stars as they were/)).toBeVisible();

  const asked = calls.received(api.listChanges).length;
  const changed = makeEntries(5, "ada").slice(3);
  calls.reply(api.listChanges, 200, { ...makeUniverse(changed), revision: 5, isWhole: false });
  await expect.element(sky(5)).toBeVisible();
  expect(calls.received(api.listChanges)[asked]?.query).toMatchObject({ since: "3" });
  await expect.poll(() => storedStars("ada")).toBe(5);
});

test("a session that ended leaves nothing of the person to open, and asks for a sign-in", async ({
  calls,
  openHome,
  openPage,
}) => {
  await openHome({ user: ada, stars: 3 });
  visit();
  await expect.poll(() => storedStars("ada")).toBe(3);
  await cleanup();
  calls.reply(api.getUser, 404, refusal("not-found", "Not found"));
  await openPage("/", null);
  await expect.element(page.getByLabelText("Password", { exact: true })).toBeVisible();
  expect(await storedStars("ada")).toBeNull();
});

test("somebody else who signs in never sees the copy, and it goes", async ({ calls, openHome }) => {
  await openHome({ user: ada, stars: 3 });
  visit();
  await expect.poll(() => storedStars("ada")).toBe(3);
  await cleanup();
  calls.reply(api.getUser, 404, refusal("not-found", "Not found"));
  await openHome({ user: ben, stars: 2 });
  await expect.element(heading("Ben's Sky")).toBeVisible();
  expect(await storedStars("ada")).toBeNull();
});

test("after a sign-out, a browser without the server says that nobody's universe is open in it", async ({
  calls,
  show,
}) => {
  goOffline(calls);
  await show(<Pages />);
  await expect.element(heading("Mood Universe is out of reach")).toBeVisible();
  await expect.element(page.getByRole("alert")).not.toHaveTextContent("your stars");
});

test("what no server has confirmed for a month does not open, however the clock is set by two days", async ({
  calls,
  openHome,
  show,
}) => {
  await openHome({ user: ada, stars: 3 });
  visit();
  await expect.poll(() => storedStars("ada")).toBe(3);
  goOffline(calls);
  const key = "mood-universe.confirmed-at";
  const confirmed = Number(localStorage.getItem(key));
  for (const [shift, opens] of [
    [2 * day, true],
    [-2 * day, true],
    [-31 * day, false],
  ] as const) {
    await cleanup();
    localStorage.setItem(key, `${confirmed + shift}`);
    await show(<Pages />);
    if (opens) await expect.element(sky(3)).toBeVisible();
    else await expect.element(heading("Your universe is out of reach")).toBeVisible();
  }
});
