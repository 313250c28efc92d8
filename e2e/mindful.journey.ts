/** What only a whole browser shows of the mindful exercises: the lock that keeps its screen on. */

import { signUp } from "./actions.ts";
import { wholeBrowser } from "./browser.ts";
import { expect, test } from "./fixtures.ts";

// The headless shell has no wake lock, which a running session asks for.
test.use({ launchOptions: wholeBrowser });

// The journey is rare, because a whole browser starts for it; when a session asks for the lock is tested beside the
// components.
const rare = { tag: "@long" };

test("a running session keeps the screen on, and a paused one does not", rare, async ({ page }) => {
  await page.addInitScript(() => {
    const held: WakeLockSentinel[] = [];
    Object.assign(window, { held });
    const { wakeLock } = navigator;
    const request = wakeLock.request.bind(wakeLock);
    wakeLock.request = async (type) => {
      const lock = await request(type);
      held.push(lock);
      return lock;
    };
  });
  const isAwake = () =>
    page.evaluate(() =>
      (window as unknown as { held: WakeLockSentinel[] }).held.some(({ released }) => !released),
    );
  await signUp(page, "Even Pace");
  await page.clock.install();
  await page.goto("/mindful-moments?exercise=breathing");
  await page.getByRole("button", { name: /^Triangle Breathing/ }).click();
  expect(await isAwake()).toBe(false);
  // A press within 400 ms of the one before counts as the second tap of a double tap.
  await page.clock.fastForward(1_000);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect.poll(isAwake).toBe(true);
  await page.clock.fastForward(1_000);
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  await expect.poll(isAwake).toBe(false);
});
