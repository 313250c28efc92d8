import fc from "fast-check";
import { expect, it } from "vitest";
import { TestClock } from "./test-clock.ts";

const ms = fc.integer({ min: 100, max: 5_000 });

it("runs what becomes due in order, at its moment, whatever the steps in which time passes", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(ms, { maxLength: 10 }),
      fc.array(ms, { minLength: 1, maxLength: 5 }),
      async (waits, steps) => {
        const clock = new TestClock(0);
        const ran: number[] = [];
        for (const wait of waits) clock.timers.after(wait, () => ran.push(clock.now));
        for (const step of steps) await clock.advance(step);
        const passed = steps.reduce((sum, step) => sum + step, 0);
        expect(clock.now).toBe(passed);
        expect(ran).toEqual(waits.filter((wait) => wait <= passed).sort((one, other) => one - other));
      },
    ),
    { numRuns: 20 },
  );
});

it("runs a step that repeats each time, and what a step waits for", async () => {
  const clock = new TestClock(0);
  const ran: string[] = [];
  const end = clock.timers.every(1_000, () => ran.push(`each ${clock.now}`));
  clock.timers.after(500, async () => {
    await clock.timers.pause(700);
    ran.push(`later ${clock.now}`);
  });
  const passed = clock.advance(2_000);
  clock.now += 60_000;
  await passed;
  end();
  await clock.advance(2_000);
  expect(ran).toEqual(["each 61000", "later 61200", "each 62000"]);
});

it("lets a short wait pass by itself, which stands for no time", async () => {
  const clock = new TestClock(0);
  await clock.timers.pause(50);
  expect(clock.now).toBe(0);
});
