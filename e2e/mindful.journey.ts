/** One exercise from the list to "Your practice", on a clock that the journey moves. The rest is tested beside the components. */

import { browserOptions } from "./browser.ts";
import { expect, test } from "./fixtures.ts";
import {
  button,
  expectElapsed,
  expectFinished,
  pass,
  resumeClock,
  signUpWithClock,
  start,
  title,
} from "./mindful-actions.ts";

// The headless shell has no wake lock, which a running session asks for.
test.use({ launchOptions: browserOptions });

test("three minutes of breathing keep the screen awake and are shown under Your practice", async ({
  page,
}) => {
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
  const id = await signUpWithClock(page, "Even Pace");
  await page.goto("/mindful-moments");
  await page.getByRole("link", { name: /Cosmic Breathing/ }).click();
  await expect(page).toHaveURL("/mindful-moments?exercise=breathing");
  await button(page, /^Triangle Breathing/).click();
  await page.getByRole("switch", { name: "Sound cues" }).click();
  await page.getByRole("switch", { name: "Vibration cues" }).click();
  expect(await isAwake()).toBe(false);
  await start(page);
  await expect.poll(isAwake).toBe(true);
  await pass(page, 9);
  await button(page, "Pause").click();
  await expect.poll(isAwake).toBe(false);
  await resumeClock(page);
  await page.reload();
  await expectElapsed(page, "0:09");
  for (const cue of ["Sound cues", "Vibration cues"])
    await expect(page.getByRole("switch", { name: cue })).toBeChecked();

  await start(page);
  await pass(page, 171);
  await expect(title(page, "Achievement Unlocked Breathing Master")).toBeFocused();
  await resumeClock(page);
  await expectFinished(page, id, ["breathing completed 180 15"]);
  await page.getByRole("link", { name: "All exercises" }).click();
  const practice = page.getByRole("region", { name: "Your practice" });
  await expect(practice.getByRole("listitem")).toContainText(["Cosmic Breathing"]);
});
