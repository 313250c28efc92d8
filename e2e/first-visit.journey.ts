import type { Page } from "@playwright/test";
import { accessUniverse, addStar, expectStars } from "./actions.ts";
import { expect, testWithClock } from "./fixtures.ts";
import { expectToast } from "./toasts.ts";

const begin = (page: Page) => page.getByRole("link", { name: "Create your universe" });

testWithClock.describe("on a phone", () => {
  testWithClock.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  testWithClock(
    "a new person makes a universe and a star with five taps and two names, which a SIGKILL of the server leaves, and the next one elsewhere after the pause",
    async ({ page, server, openSecondBrowser, clock, faults }) => {
      // A poll may be sent while the server is down, and a call may wait for its answer when the server is killed.
      faults.allow(/ERR_(CONNECTION|EMPTY|SOCKET)/);
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

      await server.kill();
      await server.start();
      await page.reload();
      await expectStars(page, 1);
      const second = await openSecondBrowser();
      await accessUniverse(second, "Hello Sky");
      await expectStars(second, 1);
      // The page was loaded anew meanwhile.
      await expectToast(second, "Welcome back!", "Accessing Hello Sky");
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
