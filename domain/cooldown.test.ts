import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cooldownEnd, formatCountdown, pausingMoment, remainingMinutes } from "./cooldown.ts";

const length = 300_000;
const moment = fc.integer({ min: 0, max: 4e12 });

describe("the cooldown", () => {
  it("does not apply before the first star or when its length is zero", () => {
    fc.assert(
      fc.property(moment, moment, (latest, now) => {
        expect(cooldownEnd(null, now, length)).toBeNull();
        expect(cooldownEnd(latest, now, 0)).toBeNull();
      }),
    );
  });

  it("ends one cooldown length after the latest star", () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 2 * length }), (latest, later) => {
        expect(cooldownEnd(latest, latest + later, length)).toBe(later < length ? latest + length : null);
      }),
    );
  });

  it("never lasts longer than its length, even when the clock was changed", () => {
    fc.assert(
      fc.property(moment, moment, (latest, now) => {
        expect((cooldownEnd(latest, now, length) ?? now) - now).toBeLessThanOrEqual(length);
      }),
    );
  });

  it("applies between servers whose clocks differ by a few seconds", () => {
    expect(cooldownEnd(10_000, 8_000, length)).toBe(8_000 + length);
    expect(cooldownEnd(10_000, 4_000, length)).toBeNull();
  });
});

describe("the pause as a rule about moments", () => {
  const now = 2e12;
  const nearby = fc.integer({ min: now - 3 * length, max: now + length });
  const past = fc.integer({ min: now - 3 * length, max: now });
  const others = fc.array(nearby, { maxLength: 6 });

  it("equals the cooldown for a star for the present moment", () => {
    fc.assert(
      fc.property(others, fc.constantFrom(0, 3_000, length), (moments, pause) => {
        const known = moments.filter((other) => other <= now + 5_000);
        const latest = known.length > 0 ? Math.max(...known) : null;
        const pausing = pausingMoment(now, moments, now, pause);
        expect(pausing === null).toBe(cooldownEnd(latest, now, pause) === null);
        if (pausing !== null) expect(pausing).toBe(latest);
      }),
    );
  });

  it("keeps stars of the past a pause apart, before and after, and no further", () => {
    fc.assert(
      fc.property(past, past, (moment, other) => {
        expect(pausingMoment(moment, [other], now, length)).toBe(
          Math.abs(moment - other) < length ? other : null,
        );
      }),
    );
  });

  it("holds for two stars in any order", () => {
    fc.assert(
      fc.property(past, past, (one, other) => {
        expect(pausingMoment(one, [other], now, length) === null).toBe(
          pausingMoment(other, [one], now, length) === null,
        );
      }),
    );
  });

  it("names the latest of the stars that are too near, and only one of them", () => {
    fc.assert(
      fc.property(past, fc.array(past, { maxLength: 6 }), (moment, moments) => {
        const near = moments.filter((other) => Math.abs(moment - other) < length);
        const expected = near.length > 0 ? Math.max(...near) : null;
        expect(pausingMoment(moment, moments, now, length)).toBe(expected);
      }),
    );
  });

  it("ignores stars of the future, which a clock that was set back leaves behind", () => {
    fc.assert(
      fc.property(fc.integer({ min: now + 5_001, max: now + 10 * length }), past, (future, moment) => {
        expect(pausingMoment(moment, [future], now, length)).toBeNull();
      }),
    );
  });
});

describe("the remaining time", () => {
  it("is in whole minutes, rounded up", () => {
    const left = [0, 1, 60_000, 60_001, 300_000].map((ms) => remainingMinutes(1_000 + ms, 1_000));
    expect(left).toEqual([0, 1, 1, 2, 5]);
    expect(remainingMinutes(0, 5)).toBe(0);
  });

  it("counts down as MM:SS", () => {
    const shown = [300_000, 299_001, 299_000, 60_000, 59_999, 1, 0, -5, 6_000_000].map((ms) =>
      formatCountdown(ms, 0),
    );
    expect(shown).toEqual(["05:00", "05:00", "04:59", "01:00", "01:00", "00:01", "00:00", "00:00", "100:00"]);
  });
});
