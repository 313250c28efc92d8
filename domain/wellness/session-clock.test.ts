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

const act = fc.constantFrom("start", "pause", "tick" as const);
/** What somebody does, and how long after the act before it. Clocks may be set back. */
const acts = fc.array(fc.tuple(act, fc.integer({ min: -20_000, max: 60_000 })), { maxLength: 40 });

/** The clock at the beginning and after each act. */
function live(steps: readonly (readonly [string, number])[]) {
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
  it("never goes back, never passes the duration, and is complete exactly there", () => {
    fc.assert(
      fc.property(acts, (steps) => {
        let before = 0;
        for (const { elapsedMs, status } of live(steps)) {
          expect(elapsedMs).toBeGreaterThanOrEqual(before);
          expect(elapsedMs).toBeLessThanOrEqual(duration);
          expect(status === "complete").toBe(elapsedMs === duration);
          before = elapsedMs;
        }
      }),
    );
  });

  it("counts the time that it ran and nothing of its pauses, however often it ticks", () => {
    const stretch = fc.record({
      run: fc.integer({ min: 0, max: 9_000 }),
      ticks: fc.integer({ min: 0, max: 5 }),
      rest: fc.integer({ min: 0, max: hour }),
    });
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 15 }), (stretches) => {
        let now = start;
        let clock = idleClock;
        for (const { run, ticks, rest } of stretches) {
          clock = startClock(clock, now);
          for (let tick = 1; tick <= ticks; tick++)
            clock = tickClock(clock, now + Math.floor((run * tick) / (ticks + 1)), duration);
          now += run;
          clock = pauseClock(clock, now, duration);
          now += rest;
        }
        expect(clock.elapsedMs).toBe(stretches.reduce((sum, { run }) => sum + run, 0));
        expect(elapsedAt(clock, now, duration)).toBe(clock.elapsedMs);
      }),
    );
  });

  it("is complete at its duration when the tab slept for an hour", () => {
    const running = tickClock(startClock(idleClock, start), start + 20_000, duration);
    expect(elapsedAt(running, start + hour, duration)).toBe(duration);
    expect(tickClock(running, start + hour, duration)).toEqual({
      status: "complete",
      elapsedMs: duration,
      asOf: null,
    });
    expect(pauseClock(running, start + hour, duration).status).toBe("complete");
  });

  it("stays complete, whatever is pressed", () => {
    const complete = finishClock(startClock(idleClock, start), start + 7_500, duration);
    expect(complete).toEqual({ status: "complete", elapsedMs: 7_500, asOf: null });
    expect(startClock(complete, start + hour)).toBe(complete);
    expect(pauseClock(complete, start + hour, duration)).toBe(complete);
    expect(tickClock(complete, start + hour, duration)).toBe(complete);
  });

  it("does nothing before it is started", () => {
    expect(pauseClock(idleClock, start, duration)).toBe(idleClock);
    expect(finishClock(idleClock, start, duration)).toBe(idleClock);
  });
});

it("time is written as minutes and two digits of seconds, cut", () => {
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
