import { expectStars } from "./actions.ts";
import { expect, test } from "./fixtures.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("a new person makes a universe and a star on a phone with five taps and two names", async ({ page }) => {
  const startedAt = Date.now();
  let taps = 0;
  /** Taps a text that is visible on the screen. */
  const tap = async (text: string) => {
    taps++;
    await page.getByText(text, { exact: true }).filter({ visible: true }).tap({ force: true });
  };
  // A tap could miss an element that moves.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await tap("Enter by universe name alone");
  await page.getByLabel("Universe Name").fill("Hello Sky");
  await page.getByLabel("Your Name").fill("Noor");
  await tap("Launch Your Universe");
  await expect(page.getByText("Your sky is still empty.", { exact: false })).toBeVisible();
  await tap("Add Mood");
  await tap("Joy");
  await tap("Create Star");
  await expectStars(page, 1);
  expect(taps).toBeLessThanOrEqual(5);
  expect(Date.now() - startedAt, "milliseconds").toBeLessThan(60_000);
});
