import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { refusal } from "#domain/refusals.ts";
import { test as base, expect } from "../../testing/browser/browser-test.tsx";
import { button, start } from "../../testing/browser/exercise-steps.ts";
import { expectNoOverflow } from "../../testing/browser/looks.ts";
import { makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";
import { board } from "../../testing/browser/maze-steps.ts";
import { Pages } from "../pages.tsx";

const support = button("Support");
const dialog = page.getByRole("dialog", { name: "Support" });

const test = base.extend<{ narrow: undefined }>({
  narrow: [
    async ({ calls, browserState: _ }, use) => {
      await page.viewport(320, 568);
      calls.reply(api.listWellnessSessions, 200, []);
      calls.reply(api.listRecommendations, 200, []);
      calls.reply(api.listImports, 200, []);
      // The pointer may still be over Share.
      calls.reply(api.listLinks, 200, []);
      calls.reply(api.listChanges, 200, makeUniverse([]));
      calls.reply(api.getSignIn, 200, { way: "name", pendingEmail: null });
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Expects that one press opens support, which is in the head of the page: nobody scrolls to it. */
async function expectSupport() {
  await expect.element(support).toBeInViewport({ ratio: 1 });
  expect(support.element().getBoundingClientRect().top).toBeLessThan(120);
  expect(support.elements()).toHaveLength(1);
  expectNoOverflow();
  await support.click();
  await expect.element(dialog).toBeVisible();
}

test.for([
  "/",
  "/journal",
  "/insights",
  "/compare",
  "/letters",
  "/your-data",
  "/wellness-games",
  "/wellness-games/color-wheel-explorer",
  "/wellness-games/mindfulness-maze",
  "/mindful-moments",
  "/maze-challenges",
  "/account-settings",
  "/command-key",
  "/migrate",
  "/onboarding",
  "/verify-email",
  "/nowhere",
])("%s of a signed-in person has support", async (path, { openPage }) => {
  await openPage(path, makeUser());
  await expectSupport();
});

test.for(["/login", "/register", "/migrate", "/verify-email", "/onboarding", "/?notice=provider-failed"])(
  "%s of a visitor has support",
  async (path, { openPage }) => {
    await openPage(path, null);
    await expectSupport();
  },
);

test("the page of a server that cannot be reached has support", async ({ calls, show }) => {
  calls.reply(api.user, 503, refusal("storage-unavailable", ""));
  calls.reply(api.me, 503, refusal("storage-unavailable", ""));
  history.replaceState(null, "", "/");
  await show(<Pages />);
  await expect.element(page.getByRole("heading", { name: "Mood Universe is out of reach" })).toBeVisible();
  await expectSupport();
});

test.for(["breathing", "sensory-orbit-training"])(
  "support stays in view while the exercise %s runs",
  async (id, { openPage }) => {
    await openPage(`/mindful-moments?exercise=${id}`, makeUser());
    await expect.element(support).toBeInViewport({ ratio: 1 });
    if (id === "breathing") await button(/^Triangle Breathing/).click();
    else await start();
    await expect.element(support).toBeInViewport({ ratio: 1 });
    await support.click();
    await expect.element(dialog).toBeVisible();
  },
);

test("support stays in view in a maze", async ({ openPage }) => {
  await page.viewport(360, 640);
  await openPage("/maze-challenges?maze=patience-trial", makeUser());
  await expect.element(board).toHaveFocus();
  await expect.element(support).toBeInViewport({ ratio: 1 });
  await support.click();
  await expect.element(dialog).toBeVisible();
});
