import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cooldownEnd, formatCountdown, remainingMinutes } from "./cooldown.ts";

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
