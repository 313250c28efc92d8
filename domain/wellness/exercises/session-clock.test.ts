import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  elapsedAt,
  finishClock,
  formatElapsed,
  idleClock,
  pauseClock,
  startClock,
  tickClock,
} from "./session-clock.ts";

const duration = 180_000;
const start = Date.parse("2026-03-13T12:00:00Z");
const hour = 3_600_000;

const action = fc.constantFrom("start", "pause", "tick" as const);
/** Actions, each with the milliseconds since the previous one. They are negative where the device's clock is set back. */
const actions = fc.array(fc.tuple(action, fc.integer({ min: -20_000, max: 60_000 })), { maxLength: 40 });

/** The clock at the beginning and after each action. */
function run(steps: readonly (readonly [string, number])[]) {
  let now = start;
  let clock = idleClock;
  const clocks = [clock];
  for (const [step, wait] of steps) {
    now += wait;
    if (step === "start") clock = startClock(clock, now);
    else clock = step === "pause" ? pauseClock(clock, now, duration) : tickClock(clock, now, duration);
    clocks.push(clock);
  }
  return clocks;
}

describe("the clock of a session", () => {
  it("never decreases, never exceeds the duration, and is complete exactly at the duration", () => {
    fc.assert(
      fc.property(actions, (steps) => {
        let before = 0;
        for (const { elapsedMs, status } of run(steps)) {
          expect(elapsedMs).toBeGreaterThanOrEqual(before);
          expect(elapsedMs).toBeLessThanOrEqual(duration);
          expect(status === "complete").toBe(elapsedMs === duration);
          before = elapsedMs;
        }
      }),
    );
  });

  it("counts running time and no pauses, independently of the number of ticks", () => {
    const period = fc.record({
      run: fc.integer({ min: 0, max: 9_000 }),
      ticks: fc.integer({ min: 0, max: 5 }),
      rest: fc.integer({ min: 0, max: hour }),
    });
    fc.assert(
      fc.property(fc.array(period, { maxLength: 15 }), (periods) => {
        let now = start;
        let clock = idleClock;
        for (const { run, ticks, rest } of periods) {
          clock = startClock(clock, now);
          for (let tick = 1; tick <= ticks; tick++)
            clock = tickClock(clock, now + Math.floor((run * tick) / (ticks + 1)), duration);
          now += run;
          clock = pauseClock(clock, now, duration);
          now += rest;
        }
        expect(clock.elapsedMs).toBe(periods.reduce((sum, { run }) => sum + run, 0));
        expect(elapsedAt(clock, now, duration)).toBe(clock.elapsedMs);
      }),
    );
  });

  it("completes at its duration when the tab was suspended for an hour", () => {
    const running = tickClock(startClock(idleClock, start), start + 20_000, duration);
    expect(elapsedAt(running, start + hour, duration)).toBe(duration);
    expect(tickClock(running, start + hour, duration)).toEqual({
      status: "complete",
      elapsedMs: duration,
      asOf: null,
    });
    expect(pauseClock(running, start + hour, duration).status).toBe("complete");
  });

  it("stays complete after start, pause and tick", () => {
    const complete = finishClock(startClock(idleClock, start), start + 7_500, duration);
    expect(complete).toEqual({ status: "complete", elapsedMs: 7_500, asOf: null });
    expect(startClock(complete, start + hour)).toBe(complete);
    expect(pauseClock(complete, start + hour, duration)).toBe(complete);
    expect(tickClock(complete, start + hour, duration)).toBe(complete);
  });

  it("ignores pause and finish before its start", () => {
    expect(pauseClock(idleClock, start, duration)).toBe(idleClock);
    expect(finishClock(idleClock, start, duration)).toBe(idleClock);
  });
});

it("elapsed time is formatted as minutes and two digits of seconds, rounded down", () => {
  expect([0, 999, 1000, 59_999, 60_000, 180_000, 605_000].map(formatElapsed)).toEqual([
    "0:00",
    "0:00",
    "0:01",
    "0:59",
    "1:00",
    "3:00",
    "10:05",
  ]);
});
