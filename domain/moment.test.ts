import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { momentOf, momentOfNewStar, momentSchema } from "./moment.ts";

const now = Date.parse("2026-03-13T12:00:00Z");
const iso = (moment: number) => new Date(moment).toISOString();
const moments = fc.integer({ min: Date.UTC(1900), max: Date.UTC(9999) });

describe("a moment in a request", () => {
  it("has one spelling, whatever offset it was written with", () => {
    const offset = fc.integer({ min: -23 * 60, max: 23 * 60 });
    fc.assert(
      fc.property(moments, offset, (moment, minutes) => {
        const [local, size] = [iso(moment + minutes * 60_000).slice(0, -1), Math.abs(minutes)];
        const digits = (value: number) => String(value).padStart(2, "0");
        const written = `${local}${minutes < 0 ? "-" : "+"}${digits(Math.floor(size / 60))}:${digits(size % 60)}`;
        expect(momentSchema.parse(written)).toBe(iso(moment));
      }),
    );
  });

  it("is refused before 1900 and when it is no moment", () => {
    const early = fc.integer({ min: Date.parse("0000-01-01T00:00:00Z"), max: Date.UTC(1900) - 1 });
    fc.assert(
      fc.property(early, (moment) => void expect(momentSchema.safeParse(iso(moment)).success).toBe(false)),
    );
    fc.assert(
      fc.property(fc.anything(), (value) => void expect(momentSchema.safeParse(value).success).toBe(false)),
    );
  });
});

describe("the moment of a star", () => {
  it("is never in the future, and is the one that was sent when that is past", () => {
    fc.assert(
      fc.property(moments, (sent) => {
        const moment = momentOf(iso(sent), now);
        if (sent <= now) expect(moment).toBe(sent);
        else expect(moment).toBe(sent <= now + 120_000 ? now : null);
      }),
    );
  });

  it("is the present moment without a timestamp, and with one of the last five seconds", () => {
    expect([undefined, null].map((missing) => momentOfNewStar(missing, now))).toEqual([now, now]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (age) => {
        expect(momentOfNewStar(iso(now - age), now)).toBe(age <= 5_000 ? now : now - age);
      }),
    );
    expect(momentOfNewStar(iso(now + 120_001), now)).toBeNull();
  });
});
