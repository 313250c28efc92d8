/** What a person with closed eyes hears of a guided exercise. */

import { vi } from "vitest";
import { page } from "vitest/browser";
import { expect, test } from "../../../../testing/browser/browser-test.tsx";
import {
  button,
  passSeconds,
  resumeClock,
  signIn,
  sleepSeconds,
  start,
  stopClock,
  storeSessions,
  title,
} from "../../../../testing/browser/exercise-steps.ts";
import { loudness } from "../../../../testing/browser/sound.ts";
import { installVoices } from "../../../../testing/browser/speech.ts";
import { closingBell, stepBell } from "../cues/bell.ts";

/** This exercise has six steps of 35 seconds. */
const path = "/mindful-moments?exercise=gravity-grounding";
const bellSwitch = page.getByRole("switch", { name: "Bell" });
const voiceSwitch = page.getByRole("switch", { name: "Spoken steps" });

/** The lowest tone of each bell that rings from now on. */
function recordBells(): readonly number[] {
  const rung: number[] = [];
  const { start: startOscillator } = OscillatorNode.prototype;
  const lowest = [stepBell, closingBell].map(([first]) => first?.hertz ?? 0);
  vi.spyOn(OscillatorNode.prototype, "start").mockImplementation(function (this: OscillatorNode, when = 0) {
    const hertz = lowest.find((each) => Math.abs(each - this.frequency.value) < 0.01);
    if (hertz !== undefined) rung.push(hertz);
    startOscillator.call(this, when);
  });
  return rung;
}

const [step, end] = [stepBell[0]?.hertz, closingBell[0]?.hertz];

async function press(name: "Start" | "Pause") {
  await button(name).click();
  await expect.element(button(name === "Start" ? "Pause" : "Start")).toBeVisible();
}

test("a bell rings at each step, again after a pause, and lower at the end", async ({ calls, openPage }) => {
  storeSessions(calls);
  const rung = recordBells();
  await openPage(path, signIn(calls));
  await expect.element(bellSwitch).toBeChecked();
  expect(rung).toEqual([]);
  await start();
  await expect.poll(() => rung).toEqual([step]);
  await expect.poll(loudness).toBeGreaterThan(0.02);
  await passSeconds(34);
  expect(rung).toEqual([step]);
  await passSeconds(1);
  await expect.poll(() => rung).toEqual([step, step]);
  await press("Pause");
  await expect.poll(loudness).toBeLessThan(0.001);
  await passSeconds(1);
  await press("Start");
  await expect.poll(() => rung).toEqual([step, step, step]);
  await passSeconds(175);
  await expect.element(title("Exercise Complete!")).toBeVisible();
  expect(rung).toEqual([step, step, step, step, step, step, step, end]);
  await expect.poll(loudness).toBeGreaterThan(0.02);
});

test("nothing sounds when an exercise turns out to be over after a night", async ({ calls, openPage }) => {
  storeSessions(calls);
  const rung = recordBells();
  await openPage(path, signIn(calls));
  await start();
  await sleepSeconds(8 * 3600);
  await expect.element(title("Exercise Complete!")).toBeVisible();
  expect(rung).toEqual([step]);
});

test("a bell that is switched off stays off, and rings once when it is switched on", async ({
  calls,
  openPage,
}) => {
  const rung = recordBells();
  const user = signIn(calls);
  const screen = await openPage(path, user);
  await bellSwitch.click();
  await start();
  await passSeconds(40);
  expect(rung).toEqual([]);
  await resumeClock();
  await screen.unmount();
  await openPage("/mindful-moments?exercise=solar-warmth", user);
  await expect.element(bellSwitch).not.toBeChecked();
  await bellSwitch.click();
  await expect.poll(() => rung).toEqual([step]);
  await bellSwitch.click();
  await expect.poll(loudness).toBeLessThan(0.001);
});

test("a device without a voice of its own offers none", async ({ calls, openPage }) => {
  await openPage(path, signIn(calls));
  await expect.element(bellSwitch).toBeVisible();
  expect(voiceSwitch.elements()).toEqual([]);
});

test("the steps are spoken only if the person wants it, and stop with the session", async ({
  calls,
  openPage,
}) => {
  storeSessions(calls);
  await openPage(path, signIn(calls));
  const { said, saying } = installVoices();
  await expect.element(voiceSwitch).not.toBeChecked();
  await bellSwitch.click();
  await start();
  await passSeconds(10);
  expect(said).toEqual([]);
  await voiceSwitch.click();
  await expect.poll(() => said).toEqual([expect.stringMatching(/^Anna: Put both feet/)]);
  await press("Pause");
  expect(saying()).toBeNull();
  await passSeconds(1);
  await press("Start");
  await expect.poll(saying).toMatch(/^Put both feet/);
  await passSeconds(25);
  await expect.poll(saying).toMatch(/^Notice how heavy/);
  await passSeconds(1);
  await button("Reset").click();
  await expect.poll(saying).toBeNull();
  await stopClock();
  await press("Start");
  await passSeconds(210);
  await expect.poll(saying).toMatch(/^The exercise is over/);
  await page.getByRole("link", { name: "All exercises" }).click();
  await expect.poll(saying).toBeNull();
});

test("a spoken step waits for its bell, and falls silent when the screen is left", async ({
  calls,
  clock,
  openPage,
}) => {
  const user = signIn(calls);
  localStorage.setItem("mood-universe.guided-cues", JSON.stringify({ bell: true, voice: true }));
  const { saying } = installVoices();
  const screen = await openPage(path, user);
  await start();
  await clock.pass(1_499);
  expect(saying()).toBeNull();
  await clock.pass(1);
  expect(saying()).toMatch(/^Put both feet/);
  await screen.unmount();
  expect(saying()).toBeNull();
  await expect.poll(loudness).toBeLessThan(0.001);
});
