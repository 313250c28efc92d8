import { expect, test } from "./fixtures.ts";
import { expectStars } from "./people.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("whoever has never been here makes a universe and a star on a phone in five taps and two names", async ({
  page,
}) => {
  const begun = Date.now();
  let taps = 0;
  /** On what can be read on the screen, wherever that leads. */
  const tap = async (words: string) => {
    taps++;
    await page.getByText(words, { exact: true }).filter({ visible: true }).tap({ force: true });
  };
  // What moves cannot be hit for sure.
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
  expect(Date.now() - begun, "A minute is plenty").toBeLessThan(60_000);
});
