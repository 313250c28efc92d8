import type { Page } from "@playwright/test";
import { expectStars } from "./actions.ts";
import { expect, test } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";

const begin = (page: Page) => page.getByRole("link", { name: "Create your universe" });
const invitation = (page: Page) => page.getByRole("button", { name: "Add your first star" });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a new person makes a universe and a star with five taps and two names", async ({ page }) => {
    const startedAt = Date.now();
    let taps = 0;
    /** Taps a text that is visible on the screen. */
    const tap = async (text: string) => {
      taps++;
      await page.getByText(text, { exact: true }).filter({ visible: true }).first().tap({ force: true });
    };
    // A tap could miss an element that moves.
    await page.emulateMedia({ reducedMotion: "reduce" });
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
    expect(Date.now() - startedAt, "milliseconds").toBeLessThan(60_000);
  });
});

test.describe("in the narrowest window", () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test("a new person makes a universe and a star by keyboard alone", async ({ page }) => {
    await page.goto("/");
    await tabTo(page, begin(page));
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByLabel("Universe Name"));
    await page.keyboard.type("Keys of Vega");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Noor");
    await page.keyboard.press("Enter");
    await tabTo(page, invitation(page));
    await page.keyboard.press("Enter");
    const feelings = page.getByRole("dialog", { name: "How are you feeling?" }).getByRole("radio");
    await expect(feelings.first()).toBeFocused();
    await page.keyboard.press("Space");
    await page.keyboard.press("Control+Enter");
    await expectStars(page, 1);
    await expect(page.getByText(/^\w+\. Your first star\./)).toBeAttached();
  });
});
