/** Mindful moments in every hand: by keyboard, on small and still screens, by ear, and in both themes. */

import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { expectNoOverflow, expectNothingSerious, looks } from "./looks.ts";
import {
  button,
  comeIn,
  endlessAnimations,
  expectElapsed,
  letTimeFlow,
  openExercise,
  pass,
  sleep,
  start,
  title,
} from "./mindful-people.ts";
import { toast } from "./people.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const region = (page: Page, name: string) => page.getByRole("region", { name });

test("by keyboard nobody loses their place, and the first of everything is told", async ({ page }) => {
  await comeIn(page, "Keys Alone");
  await openExercise(page, "breathing", "Cosmic Breathing");
  await button(page, /^Box Breathing/).press("Enter");
  await expect(region(page, "Session")).toBeFocused();
  await start(page);
  await pass(page, 2);
  await button(page, "Reset").press("Enter");
  await expect(region(page, "Session")).toBeFocused();
  await pass(page, 1);
  await button(page, "Choose another technique").press("Enter");
  await expect(region(page, "Techniques")).toBeFocused();

  await letTimeFlow(page);
  await openExercise(page, "cosmic-trigger-resolution", "Cosmic Trigger Resolution");
  await start(page);
  await expect(title(page, /^Moment 1/)).toBeFocused();
  await sleep(page, 400);
  await expect(title(page, "Exercise Complete!")).toBeFocused();
  await pass(page, 1);
  await button(page, "Do Again").press("Enter");
  await expect(region(page, "Session")).toBeFocused();

  // A key that is held down is one press.
  await pass(page, 1);
  await button(page, "Start").focus();
  await page.keyboard.down("Enter");
  await expect(title(page, /^Moment 1/)).toBeFocused();
  await button(page, "Pause").focus();
  await pass(page, 1);
  await page.keyboard.down("Enter");
  await expectElapsed(page, "0:01");
  await expect(button(page, "Pause")).toBeVisible();
  await page.keyboard.up("Enter");

  // Only what stands there already is heard when it changes.
  for (const [id, name, told] of [
    ["gravity-grounding", "Gravity Grounding", /Put both feet on the floor/],
    ["stellar-focus-conditioner", "Stellar Focus Conditioner", /^Follow\. A light moves/],
  ] as const) {
    await letTimeFlow(page);
    await openExercise(page, id, name);
    const status = await region(page, "Session").getByRole("status").first().elementHandle();
    await start(page);
    await expect.poll(() => status?.textContent()).toMatch(told);
  }
});

test("what begins is in sight on a phone that lies on its side", async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await comeIn(page, "Lying Down");
  const top = async () => (await region(page, "Session").boundingBox())?.y;
  await openExercise(page, "breathing", "Cosmic Breathing");
  await button(page, /^Star Breathing/).click();
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await openExercise(page, "stellar-focus-conditioner", "Stellar Focus Conditioner");
  await button(page, "Start").click();
  await expect.poll(top).toBeGreaterThanOrEqual(0);
});

test("the light to rest on shines in forced colours too", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await comeIn(page, "High Contrast");
  await openExercise(page, "stellar-focus-conditioner", "Stellar Focus Conditioner");
  await start(page);
  await sleep(page, 61);
  const light = button(page, /My mind wandered/).locator(".bg-radial");
  await expect(light).toHaveCSS("background-image", /radial-gradient/);
});

test("whoever goes to another page finds the session paused, also where the browser kept this one", async ({
  page,
}) => {
  await comeIn(page, "Elsewhere");
  await openExercise(page, "gravity-grounding", "Gravity Grounding");
  await start(page);
  await pass(page, 4);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  await sleep(page, 3600);
  await expectElapsed(page, "0:04");
  await expect(button(page, "Start")).toBeVisible();
});

test("a tone falls silent when its switch is turned off", async ({ page }) => {
  await page.addInitScript(() => {
    const stops: number[] = [];
    Object.assign(window, { stops });
    const { stop } = OscillatorNode.prototype;
    OscillatorNode.prototype.stop = function (when = 0) {
      stops.push(when - this.context.currentTime);
      stop.call(this, when);
    };
  });
  const stops = () => page.evaluate(() => (window as unknown as { stops: number[] }).stops);
  await comeIn(page, "Quiet Please");
  await openExercise(page, "breathing", "Cosmic Breathing");
  await button(page, /^Star Breathing/).click();
  const sound = page.getByRole("switch", { name: "Sound cues" });
  await sound.click();
  await start(page);
  // The whole breath in, which lasts five seconds.
  await expect.poll(stops).toEqual([expect.closeTo(5, 0)]);
  await sound.click();
  await expect.poll(stops).toEqual([expect.closeTo(5, 0), expect.closeTo(0.5, 1)]);
});

test("the screen stays awake while a session runs, and cues are remembered", async ({ page }) => {
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
  await comeIn(page, "Closed Eyes");
  await openExercise(page, "breathing", "Cosmic Breathing");
  await button(page, /^Box Breathing/).click();
  await page.getByRole("switch", { name: "Sound cues" }).click();
  await page.getByRole("switch", { name: "Vibration cues" }).click();
  expect(await isAwake()).toBe(false);
  await start(page);
  await expect.poll(isAwake).toBe(true);
  await pass(page, 9);
  await button(page, "Pause").click();
  await expect.poll(isAwake).toBe(false);
  await letTimeFlow(page);
  await page.reload();
  for (const cue of ["Sound cues", "Vibration cues"])
    await expect(page.getByRole("switch", { name: cue })).toBeChecked();
});

test("an exercise that does not exist leads to the list, and says so", async ({ page }) => {
  await comeIn(page, "Lost Path");
  await page.goto("/mindful-moments?exercise=levitation");
  await expect(toast(page, "This exercise does not exist")).toBeVisible();
  await expect(title(page, "Mindful Moments")).toBeVisible();
  await expect(page).toHaveURL("/mindful-moments");
});

for (const { colorScheme, width, height } of looks)
  test(`mindful moments are fit for everybody in the ${colorScheme} theme, and keep still when asked`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await comeIn(page, `Clear ${colorScheme}`);
    const look = async () => {
      await page.setViewportSize({ width, height });
      await expectNothingSerious(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoOverflow(page);
    };
    await page.goto("/mindful-moments");
    await expect(page.getByText("Nothing here yet.", { exact: false })).toBeVisible();
    await look();
    await openExercise(page, "breathing", "Cosmic Breathing");
    await look();
    await button(page, /^Star Breathing/).click();
    await start(page);
    await pass(page, 3);
    await letTimeFlow(page);
    expect(await page.evaluate(endlessAnimations)).toBe(0);
    await look();
    await sleep(page, 200);
    await expect(page.getByText("Breathing Master")).toBeVisible();
    await look();
    await openExercise(page, "cosmic-trigger-resolution", "Cosmic Trigger Resolution");
    await button(page, "Start").click();
    await look();
    await openExercise(page, "stellar-focus-conditioner", "Stellar Focus Conditioner");
    await button(page, "Start").click();
    for (const exercise of ["Follow", "Center", "Switch", "Count"]) {
      await expect(title(page, exercise)).toBeVisible();
      await look();
      await sleep(page, 60);
    }
    await expect(title(page, "Exercise Complete!")).toBeVisible();
    await look();
    await openExercise(page, "moonlight-reflection", "Moonlight Reflection");
    await button(page, "Start").click();
    await look();
  });
