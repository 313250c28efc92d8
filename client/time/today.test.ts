import * as fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { localDay, nextDayAt, Today } from "./today.ts";

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

function makeToday(start: string) {
  let now = Date.parse(start);
  let wake: { at: number; call: () => void } | null = null;
  const seen = new Set<() => void>();
  const today = new Today({
    now: () => now,
    after(ms, call) {
      const mine = { at: now + ms, call };
      wake = mine;
      return () => {
        if (wake === mine) wake = null;
      };
    },
    onVisible(callback) {
      seen.add(callback);
      return () => seen.delete(callback);
    },
  });
  const pass = (ms: number) => {
    now += ms;
    while (wake && wake.at <= now) {
      const due = wake;
      wake = null;
      due.call();
    }
  };
  return {
    today,
    pass,
    /** The device sleeps: timers do not run. */
    sleep: (ms: number) => {
      now += ms;
    },
    look: () => {
      for (const callback of seen) callback();
    },
    isWaiting: () => wake !== null || seen.size > 0,
  };
}

const hour = 3_600_000;

test("notifies once, at the start of the next local day", () => {
  process.env.TZ = "Asia/Kathmandu";
  const { today, pass } = makeToday("2025-06-01T17:45:00Z");
  const listener = vi.fn();
  today.subscribe(listener);
  const before = today.current();
  pass(hour / 2 - 1);
  expect(listener).not.toHaveBeenCalled();
  pass(1);
  expect(listener).toHaveBeenCalledOnce();
  expect(today.current()).toBe(before + 1);
  pass(24 * hour);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(today.current()).toBe(before + 2);
});

test("a device that slept through midnight notices when the page becomes visible", () => {
  const { today, sleep, look, pass } = makeToday("2025-06-01T20:00:00Z");
  const listener = vi.fn();
  today.subscribe(listener);
  const before = today.current();
  sleep(10 * hour);
  look();
  expect(listener).toHaveBeenCalledOnce();
  expect(today.current()).toBe(before + 1);
  pass(18 * hour);
  expect(today.current()).toBe(before + 2);
  expect(listener).toHaveBeenCalledTimes(2);
});

test("without listeners no timer is left", () => {
  const { today, isWaiting } = makeToday("2025-06-01T20:00:00Z");
  const forget = today.subscribe(() => {});
  expect(isWaiting()).toBe(true);
  forget();
  expect(isWaiting()).toBe(false);
});

test("in every zone the next day starts within 26 hours and at the first moment of its day", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("UTC", "America/Santiago", "Europe/Berlin", "Australia/Lord_Howe", "Asia/Kolkata"),
      fc.integer({ min: Date.UTC(2012, 0), max: Date.UTC(2040, 0) }),
      (name, now) => {
        process.env.TZ = name;
        const next = nextDayAt(now);
        expect(next).toBeGreaterThan(now);
        expect(next - now).toBeLessThanOrEqual(26 * hour);
        expect(localDay(new Date(next))).toBe(localDay(new Date(now)) + 1);
        expect(localDay(new Date(next - 1))).toBe(localDay(new Date(now)));
      },
    ),
    // Random dates rarely hit the days on which the clocks change.
    {
      examples: [
        ["Europe/Berlin", Date.parse("2026-03-29T00:30:00+01:00")],
        ["Europe/Berlin", Date.parse("2026-10-25T00:30:00+02:00")],
        ["Australia/Lord_Howe", Date.parse("2026-04-05T00:30:00+11:00")],
        ["America/Santiago", Date.parse("2026-09-05T23:30:00-04:00")],
        ["America/Santiago", Date.parse("2026-04-04T23:30:00-03:00")],
      ],
    },
  );
});
