import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysLeftInBin } from "./bin.ts";

const hour = 3_600_000;
const deletedAt = "2026-03-01T12:00:00.000Z";
const daysLeft = (hours: number) => daysLeftInBin(deletedAt, Date.parse(deletedAt) + hours * hour);

describe("daysLeftInBin", () => {
  it("counts down from 30 to 0", () => {
    expect(daysLeft(0)).toBe(30);
    expect(daysLeft(24)).toBe(29);
    expect(daysLeft(29 * 24)).toBe(1);
    expect(daysLeft(30 * 24 - 1)).toBe(0);
  });

  it("stays from 0 to 30 and never rises, whatever the clocks say", () => {
    fc.assert(
      fc.property(fc.integer({ min: -999, max: 2_000 }), fc.nat(999), (hours, later) => {
        expect(daysLeft(hours)).toBeGreaterThanOrEqual(daysLeft(hours + later));
        expect(daysLeft(hours)).toBeLessThanOrEqual(30);
        expect(daysLeft(hours + later)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
