import type { Page } from "@playwright/test";
import { accessUniverse, addStar, expectStars, signUp } from "./actions.ts";
import { journeysPath } from "./below-a-path.ts";
import { expect, test, testWithClock } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";

const begin = (page: Page) => page.getByRole("link", { name: "Create your universe" });

testWithClock.describe("on a phone", () => {
  testWithClock.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  testWithClock(
    "a new person makes a universe and a star with five taps and two names, and the next one elsewhere after the pause",
    async ({ page, openSecondBrowser, clock }) => {
      let taps = 0;
      /** Taps a text that is visible on the screen. */
      const tap = async (text: string) => {
        taps++;
        await page.getByText(text, { exact: true }).filter({ visible: true }).first().tap({ force: true });
      };
      await page.goto("/");
      await expect(begin(page)).toBeInViewport({ ratio: 1 });
      await tap("Create your universe");
      await page.getByLabel("Universe Name").fill("Hello Sky");
      await page.getByLabel("Your Name").fill("Noor");
      await expect(page.getByLabel("Birthday")).toBeHidden();
      await tap("Launch Your Universe");
      await expect(page.getByText("Your sky is still empty.", { exact: false })).toBeVisible();
      await tap("Add your first star");
      await tap("Joy");
      await tap("Create Star");
      await expectStars(page, 1);
      await expect(page.getByText(/^Joy\. Your first star\./)).toBeAttached();
      await expect(page.getByText("Your first star", { exact: true })).toBeVisible();
      expect(taps).toBeLessThanOrEqual(5);

      const second = await openSecondBrowser();
      await accessUniverse(second, "Hello Sky");
      await expectStars(second, 1);
      // The page was loaded anew meanwhile.
      await expectToast(second, "Welcome back!");
      const addMood = second.getByRole("button", { name: "Add Mood" });
      await expect(addMood).toBeDisabled();
      await clock.advance(5 * 60_000);
      await expect(addMood).toBeEnabled();
      await addStar(second, "Hope");
      await expectStars(second, 2);
      await expectStars(page, 2);
    },
  );
});

test("home asks once for the session and once for the stars, before its scripts do", async ({ page }) => {
  await signUp(page, "Early calls");
  // The page asks for changes three seconds later, which is not meant here.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(pathname.slice(journeysPath.length) + search);
  });
  await page.goto("/");
  const sky = page.getByLabel("Star map, 0 stars");
  // Less than a second passes until the stars are there, however long the machine needs.
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return sky.isVisible();
    })
    .toBe(true);
  const calls = asked.filter((path) => path === "/api/auth/me" || path === "/api/changes?form=1");
  expect(calls.sort()).toEqual(["/api/auth/me", "/api/changes?form=1"]);
  expect(asked.indexOf("/api/auth/me")).toBeLessThan(
    asked.findIndex((path) => path.includes("/assets/home")),
  );
});
