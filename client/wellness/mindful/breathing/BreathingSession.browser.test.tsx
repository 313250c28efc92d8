import { onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react/pure";
import { expect, test } from "../../../../testing/browser/browser-test.tsx";
import {
  button,
  expectElapsed,
  passSeconds,
  resumeClock,
  signIn,
  start,
  storeSessions,
  summaries,
  title,
} from "../../../../testing/browser/exercise-steps.ts";
import { emulateMedia, showEffects } from "../../../../testing/browser/media.ts";
import { closingBell } from "../cues/bell.ts";

test("three minutes of breathing end with an achievement that can be shared and done again", async ({
  calls,
  openPage,
  toasts,
}) => {
  const stored = storeSessions(calls);
  await openPage("/mindful-moments?exercise=breathing", signIn(calls));
  await expect.element(button(/^4-7-8 Breathing.*Inhale 4 s.*Hold 7 s.*Exhale 8 s/)).toBeVisible();
  await expect.element(button(/^Star Breathing.*Reset 5 s/)).toBeVisible();
  await button(/^Triangle Breathing/).click();
  await expectElapsed("0:00");
  await start();
  const phase = page.getByRole("status").filter({ hasText: /seconds$/ });
  await expect.element(phase).toHaveTextContent("Inhale, 4 seconds");
  await passSeconds(3);
  await expect.element(phase).toHaveTextContent("Inhale, 4 seconds");
  await expect.element(page.getByText("1", { exact: true })).toBeVisible();
  await passSeconds(1);
  await expect.element(phase).toHaveTextContent("Hold, 4 seconds");
  await passSeconds(4);
  await expect.element(phase).toHaveTextContent("Exhale, 4 seconds");
  await expect.element(page.getByRole("definition").first()).toHaveTextContent("0");
  await passSeconds(4);
  await expect.element(page.getByRole("definition").first()).toHaveTextContent("1");
  await expectElapsed("0:12");
  await expect.element(page.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "0:12 of 3:00");
  await passSeconds(168);
  await expect.element(title("Achievement Unlocked Breathing Master")).toHaveFocus();
  await expect.element(page.getByText("15", { exact: true })).toBeVisible();
  await resumeClock();
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copied.push(text));
  await button("Share Achievement").click();
  await expect.poll(() => toasts.texts).toEqual(["Copied: Paste it wherever you like."]);
  expect(copied).toEqual([expect.stringContaining("15 cycles of Triangle Breathing")]);
  await expect.poll(() => summaries(stored)).toEqual(["breathing completed 180 15"]);
  await button("Do Again").click();
  await expectElapsed("0:00");
});

/** Counts the locks that keep the screen on, as a browser that has them gives them. */
function countWakeLocks() {
  const locks = { held: 0 };
  const request = async () => {
    locks.held++;
    return { release: async () => void locks.held-- };
  };
  Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "wakeLock"));
  return locks;
}

test("the screen stays on while a session runs, and a new page goes on with its time and cues", async ({
  calls,
  openPage,
}) => {
  const locks = countWakeLocks();
  const stored = storeSessions(calls);
  const person = signIn(calls);
  const cues = ["Sound cues", "Vibration cues"].map((name) => page.getByRole("switch", { name }));
  await openPage("/mindful-moments", person);
  await page.getByRole("link", { name: /Cosmic Breathing/ }).click();
  await button(/^Triangle Breathing/).click();
  expect(location.pathname + location.search).toBe("/mindful-moments?exercise=breathing");
  for (const cue of cues) await cue.click();
  expect(locks.held).toBe(0);
  await start();
  await expect.poll(() => locks.held).toBe(1);
  await passSeconds(9);
  await button("Pause").click();
  await expect.poll(() => locks.held).toBe(0);
  await resumeClock();

  await cleanup();
  await openPage("/mindful-moments?exercise=breathing", person);
  await expectElapsed("0:09");
  for (const cue of cues) await expect.element(cue).toBeChecked();
  await start();
  await passSeconds(171);
  await expect.element(title("Achievement Unlocked Breathing Master")).toHaveFocus();
  await expect.poll(() => locks.held).toBe(0);
  await resumeClock();
  await expect.poll(() => summaries(stored)).toEqual(["breathing completed 180 15"]);
  await page.getByRole("link", { name: "All exercises" }).click();
  const practice = page.getByRole("region", { name: "Your practice" });
  await expect.element(practice.getByRole("listitem")).toMatchTextContent(/Cosmic Breathing/);
});

/** Animations that never end by themselves. */
const endlessAnimations = () =>
  document.getAnimations().filter((each) => each.effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
    .length;

test("the figure moves with the breath, and stays still where less motion is asked for", async ({
  calls,
  openPage,
}) => {
  showEffects();
  await emulateMedia({ "prefers-reduced-motion": "no-preference" });
  await openPage("/mindful-moments?exercise=breathing", signIn(calls));
  await button(/^Star Breathing/).click();
  await start();
  await expect.poll(endlessAnimations).toBeGreaterThan(0);
  await emulateMedia({ "prefers-reduced-motion": "reduce" });
  await expect.poll(endlessAnimations).toBe(0);
});

test("the focus follows from the choice of a technique to the session and back", async ({
  calls,
  openPage,
}) => {
  const region = (name: string) => page.getByRole("region", { name });
  await openPage("/mindful-moments?exercise=breathing", signIn(calls));
  await button(/^Box Breathing/).click();
  await expect.element(region("Session")).toHaveFocus();
  await start();
  await passSeconds(2);
  await button("Reset").click();
  await expect.element(region("Session")).toHaveFocus();
  await passSeconds(1);
  await button("Choose another technique").click();
  await expect.element(region("Techniques")).toHaveFocus();
});

test("a tone falls silent when its switch is turned off", async ({ calls, openPage }) => {
  const stops: number[] = [];
  const { stop } = OscillatorNode.prototype;
  vi.spyOn(OscillatorNode.prototype, "stop").mockImplementation(function (this: OscillatorNode, when = 0) {
    stops.push(when - this.context.currentTime);
    stop.call(this, when);
  });
  await openPage("/mindful-moments?exercise=breathing", signIn(calls));
  await button(/^Star Breathing/).click();
  const sound = page.getByRole("switch", { name: "Sound cues" });
  await sound.click();
  await start();
  // The animation stops at the end of the inhale, which lasts five seconds.
  await expect.poll(() => stops).toEqual([expect.closeTo(5, 0)]);
  await sound.click();
  await expect.poll(() => stops).toEqual([expect.closeTo(5, 0), expect.closeTo(0.5, 1)]);
});

test("a bell says that the breathing is over, if the sound is on", async ({ calls, openPage }) => {
  storeSessions(calls);
  localStorage.setItem("mood-universe.breathing-cues", JSON.stringify({ sound: true, vibration: false }));
  const frequencies: number[] = [];
  const { start: startOscillator } = OscillatorNode.prototype;
  vi.spyOn(OscillatorNode.prototype, "start").mockImplementation(function (this: OscillatorNode, when = 0) {
    frequencies.push(this.frequency.value);
    startOscillator.call(this, when);
  });
  await openPage("/mindful-moments?exercise=breathing", signIn(calls));
  await button(/^Box Breathing/).click();
  await start();
  await passSeconds(179);
  const phases = frequencies.length;
  await passSeconds(1);
  await expect.element(title(/Breathing Master$/)).toBeVisible();
  const lowest = closingBell[0]?.hertz ?? 0;
  expect(frequencies.slice(phases)).toHaveLength(closingBell.length);
  expect(frequencies[phases]).toBeCloseTo(lowest, 2);
});
