/** Each kind of exercise to its end, on a clock that the journey moves, and what happens on the way out and back. */

import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import {
  answer,
  button,
  comeIn,
  endlessAnimations,
  expectElapsed,
  expectFinished,
  letTimeFlow,
  openExercise,
  pass,
  sleep,
  start,
  title,
} from "./mindful-people.ts";
import { toast } from "./people.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const phase = (page: Page) => page.getByRole("status").filter({ hasText: /seconds$/ });

test("somebody breathes for three minutes and becomes a Breathing Master", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const id = await comeIn(page, "Even Pace");
  await page.goto("/mindful-moments");
  await page.getByRole("link", { name: /Cosmic Breathing/ }).click();
  await expect(page).toHaveURL("/mindful-moments?exercise=breathing");
  await expect(button(page, /^4-7-8 Breathing.*Inhale 4 s.*Hold 7 s.*Exhale 8 s/)).toBeVisible();
  await expect(button(page, /^Star Breathing.*Reset 5 s/)).toBeVisible();
  await button(page, /^Triangle Breathing/).click();
  await expectElapsed(page, "0:00");

  await start(page);
  await expect(phase(page)).toHaveText("Inhale, 4 seconds");
  expect(await page.evaluate(endlessAnimations)).toBeGreaterThan(0);
  await pass(page, 3);
  await expect(phase(page)).toHaveText("Inhale, 4 seconds");
  await expect(page.getByText("1", { exact: true })).toBeVisible();
  await pass(page, 1);
  await expect(phase(page)).toHaveText("Hold, 4 seconds");
  await pass(page, 4);
  await expect(phase(page)).toHaveText("Exhale, 4 seconds");
  await expect(page.getByRole("definition").first()).toHaveText("0");
  await pass(page, 4);
  await expect(page.getByRole("definition").first()).toHaveText("1");
  await expectElapsed(page, "0:12");
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "0:12 of 3:00");

  await pass(page, 168);
  await expect(title(page, "Achievement Unlocked Breathing Master")).toBeFocused();
  await expect(page.getByText("15", { exact: true })).toBeVisible();
  await expect(page.getByText("Total cycles")).toBeVisible();
  await letTimeFlow(page);
  await button(page, "Share Achievement").click();
  await expect(toast(page, "Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    "15 cycles of Triangle Breathing",
  );
  await expectFinished(page, id, ["breathing completed 180 15"]);
  await button(page, "Do Again").click();
  await expectElapsed(page, "0:00");
});

test("what stings is answered, adds up and is counted once", async ({ page }) => {
  const id = await comeIn(page, "Second Thoughts");
  await openExercise(page, "cosmic-trigger-resolution", "Cosmic Trigger Resolution");
  await expect(page.getByText(/a self-reflection, not a test of health/)).toBeVisible();
  await start(page);
  await pass(page, 3);
  await expect(page.getByText("Score 0")).toBeVisible();
  await button(page, "Cut in and tell the room whose idea that is").dblclick();
  await expect(page.getByText("Score -10")).toBeVisible();
  await pass(page, 2);
  await answer(page, "Feel the sting, do something kind for myself, and ask again in a few days");
  await expect(page.getByText("Score 5")).toBeVisible();
  await expect(title(page, /^Moment 3/)).toBeFocused();
  await button(page, "Turn it into an evening for something I have been missing").dblclick();
  await expect(title(page, "Exercise Complete!")).toBeVisible();
  await expect(page.getByText("15", { exact: true })).toBeVisible();
  await letTimeFlow(page);
  await expectFinished(page, id, ["cosmic-trigger-resolution completed 7 15"]);
});

test("six senses and four scenes are gone through, and shown under Your practice", async ({ page }) => {
  const id = await comeIn(page, "All Senses");
  await openExercise(page, "sensory-orbit-training", "Sensory Orbit Training");
  await start(page);
  await pass(page, 1);
  const senses = {
    Touch: "Air on my face or hands",
    Sound: "Quiet, or nearly",
    Sight: "A colour",
    Smell: "Rain, earth or plants",
    Taste: "Nothing I could name",
    Within: "It is quiet in there",
  };
  for (const option of Object.values(senses)) await answer(page, option);
  await expect(title(page, "Exercise Complete!")).toBeVisible();
  for (const [sense, option] of Object.entries(senses))
    await expect(page.getByText(`${sense}${option}`)).toBeVisible();
  await letTimeFlow(page);
  await page.getByRole("link", { name: "Choose Another" }).click();
  await expect(page).toHaveURL("/mindful-moments");

  await page.getByRole("link", { name: /Solar Warmth Journey/ }).click();
  await start(page);
  await pass(page, 1);
  for (const option of ["In a meadow, wet with dew", "In my hands", "A tiredness", "A little courage"])
    await answer(page, option);
  await expect(title(page, "Exercise Complete!")).toBeVisible();
  await letTimeFlow(page);
  await expectFinished(page, id, [
    "sensory-orbit-training completed 11 null",
    "solar-warmth-journey completed 7 null",
  ]);
  await page.getByRole("link", { name: "All exercises" }).click();
  const practice = page.getByRole("region", { name: "Your practice" });
  await expect(practice.getByRole("listitem")).toContainText([
    "Solar Warmth Journey",
    "Sensory Orbit Training",
  ]);
  await page.getByRole("link", { name: "Back to activities" }).click();
  await expect(page).toHaveURL("/wellness-games");
});

test("four exercises of focus follow one another, each with what it counts", async ({ page }) => {
  const id = await comeIn(page, "Steady Eye");
  await openExercise(page, "stellar-focus-conditioner", "Stellar Focus Conditioner");
  await start(page);
  const light = page.getByRole("button", { name: /^Light/ });
  const before = await light.boundingBox();
  await light.click();
  await light.click();
  await expect(page.getByText("Score 1")).toBeVisible();
  await pass(page, 2);
  expect(await light.boundingBox()).not.toEqual(before);
  // The light keeps the focus where it goes.
  await page.keyboard.press("Enter");
  await expect(page.getByText("Score 2")).toBeVisible();

  await pass(page, 58);
  await expect(title(page, "Center")).toBeFocused();
  await pass(page, 20);
  await button(page, /My mind wandered/).click();
  await expect(page.getByText("You came back once.")).toBeVisible();

  await pass(page, 40);
  await expect(title(page, "Switch")).toBeVisible();
  for (let cue = 1; cue <= 2; cue++) {
    const thing = (await page.getByText(/^Rest on the/).textContent())?.split(" ").at(-1) ?? "";
    await button(page, new RegExp(`^${thing}$`, "i")).click();
    await expect(page.getByText(`Score ${2 + cue}`)).toBeVisible();
    await pass(page, 5);
  }

  await pass(page, 50);
  await expect(title(page, "Count")).toBeVisible();
  const breath = button(page, /Tap as you breathe out$/);
  for (let count = 1; count <= 11; count++) {
    await breath.press("Space");
    await pass(page, 3);
  }
  await expect(breath).toHaveAccessibleName("1 Tap as you breathe out");
  await expect(page.getByText("Once to ten.")).toBeVisible();
  await button(page, "I lost count, begin again").click();
  await expect(breath).toHaveAccessibleName("0 Tap as you breathe out");

  await pass(page, 27);
  await expect(title(page, "Exercise Complete!")).toBeVisible();
  for (const row of ["Lights caught2", "Times you came back1", "Cues followed2", "Times counted to ten1"])
    await expect(page.getByText(row)).toBeVisible();
  await letTimeFlow(page);
  await expectFinished(page, id, ["stellar-focus-conditioner completed 240 4"]);
});

test("a guided exercise goes step by step, rests while it is paused, and wakes after an hour's sleep", async ({
  page,
}) => {
  const id = await comeIn(page, "Solid Ground");
  await openExercise(page, "gravity-grounding", "Gravity Grounding");
  await start(page);
  await expect(page.getByText("Put both feet on the floor")).toBeVisible();
  await pass(page, 35);
  await expect(page.getByText("Notice how heavy you are")).toBeVisible();
  await button(page, "Pause").click();
  await sleep(page, 3600);
  await expectElapsed(page, "0:35");
  await button(page, "Start").click();
  await pass(page, 35);
  await expect(page.getByText("Press your feet down")).toBeVisible();
  await expectElapsed(page, "1:10");
  await sleep(page, 3600);
  await expect(title(page, "Exercise Complete!")).toBeVisible();
  await letTimeFlow(page);
  await expectFinished(page, id, ["gravity-grounding completed 210 null"]);
});

test("a session that is left waits paused where it was, through back, reload and list", async ({ page }) => {
  const id = await comeIn(page, "Interrupted");
  await page.goto("/mindful-moments");
  await page.getByRole("link", { name: /Sensory Orbit Training/ }).click();
  await start(page);
  await pass(page, 5);
  await answer(page, "The ground under my feet");
  await page.goBack();
  await letTimeFlow(page);
  await expect(page).toHaveURL("/mindful-moments");
  const card = page.getByRole("link", { name: /Sensory Orbit Training/ });
  await expect(card).toContainText("Paused at 0:07");
  await expect(card).toBeFocused();
  await page.goForward();
  await expectElapsed(page, "0:07");
  await expect(button(page, "My own breathing")).toBeDisabled();
  await start(page);
  await pass(page, 3);
  await letTimeFlow(page);
  await page.reload();
  await expect(button(page, "Start")).toBeVisible();
  await expect(page.getByText("Let sounds come to you")).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText(/^0:1\d$/);
  await button(page, "Reset").click();
  await expectElapsed(page, "0:00");
  await page.getByRole("link", { name: "All exercises" }).click();
  await expect(page).toHaveURL("/mindful-moments");
  await expect(page.getByText(/^Paused at/)).toBeHidden();
  await expectFinished(page, id, []);
});
