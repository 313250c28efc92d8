import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filmPeriods, firstFilmPeriod, starsOfPeriod } from "./film-period.ts";
import {
  filmLengths,
  frameCount,
  framesPerSecond,
  litAt,
  litBy,
  momentOf,
  risingMoments,
  secondOfFrame,
  turnOf,
} from "./film-time.ts";

const length = fc.constantFrom(...filmLengths);
const stars = fc.integer({ min: 1, max: 12_000 });

describe("when stars light up in a film", () => {
  it("shows half of the stars in its middle frame, whatever their number", () => {
    fc.assert(
      fc.property(stars, length, (stars, length) => {
        const middle = secondOfFrame(frameCount(length) / 2);
        expect(Math.abs(litBy(middle, stars, length) - stars / 2)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it("begins with none, ends with all, and never puts a star out", () => {
    fc.assert(
      fc.property(stars, length, (stars, length) => {
        let lit = 0;
        expect(litBy(0, stars, length)).toBe(0);
        for (let frame = 0; frame < frameCount(length); frame++) {
          const next = litBy(secondOfFrame(frame), stars, length);
          expect(next).toBeGreaterThanOrEqual(lit);
          lit = next;
        }
        expect(lit).toBe(stars);
      }),
      { numRuns: 30 },
    );
  });

  it("lights each star after the one before it, at the second at which it counts as lit", () => {
    fc.assert(
      fc.property(stars, fc.nat(), length, (stars, any, length) => {
        const index = any % stars;
        const second = litAt(index, stars, length);
        expect(litBy(second - 1e-6, stars, length)).toBe(index);
        expect(litBy(second + 1e-6, stars, length)).toBe(index + 1);
      }),
    );
  });

  it("has time for the flare of the last star", () => {
    expect(20 - litAt(11_999, 12_000, 20)).toBeGreaterThan(1.8);
  });

  it("has none in an empty film", () => {
    expect(litBy(10, 0, 20)).toBe(0);
  });
});

describe("the moment that a film shows", () => {
  const times = fc.array(fc.double({ min: 0, max: 9_000, noNaN: true }), { minLength: 1, maxLength: 400 });

  it("never goes back, and is that of each star when it lights up", () => {
    fc.assert(
      fc.property(times, length, (times, length) => {
        const moments = risingMoments(times);
        let before = Number.NEGATIVE_INFINITY;
        for (let second = 0; second <= length; second += 0.25) {
          const moment = momentOf(second, moments, length);
          expect(moment).toBeGreaterThanOrEqual(before);
          before = moment;
        }
        for (const [index, moment] of moments.entries())
          expect(momentOf(litAt(index, times.length, length), moments, length)).toBeCloseTo(moment, 3);
        expect(momentOf(0, moments, length)).toBe(moments[0]);
        expect(momentOf(length, moments, length)).toBe(Math.max(...times));
      }),
    );
  });

  it("stays for a star that was written farther west", () => {
    expect([...risingMoments([1, 3, 2, 4])]).toEqual([1, 3, 3, 4]);
  });
});

it("turns the sky slowly, and faces front in the middle", () => {
  expect(turnOf(15, 30)).toBe(0);
  const degrees = ((turnOf(1 / framesPerSecond, 30) - turnOf(0, 30)) * framesPerSecond * 180) / Math.PI;
  expect(degrees).toBeCloseTo(2.3, 1);
});

describe("the part of a journal in a film", () => {
  const at = (timestamp: string, utcOffset = 0) => ({ timestamp, utcOffset });

  it("is a year on the person's own clock", () => {
    const early = at("2025-12-31T23:30:00Z", 60);
    const late = at("2026-01-01T00:30:00Z", -60);
    expect(filmPeriods([early, late])).toEqual(["all", 2026, 2025]);
    expect(starsOfPeriod([early, late], 2026)).toEqual([early]);
    expect(starsOfPeriod([early, late], "all")).toEqual([early, late]);
  });

  it("is all of a short journal at first, even over a new year, and the latest year of a long one", () => {
    expect(firstFilmPeriod([at("2025-11-01T12:00:00Z"), at("2026-02-01T12:00:00Z")])).toBe("all");
    expect(firstFilmPeriod([at("2023-05-01T12:00:00Z"), at("2026-02-01T12:00:00Z")])).toBe(2026);
    expect(firstFilmPeriod([])).toBe("all");
  });

  it("offers no choice of years where there is only one, and nothing for an empty journal", () => {
    expect(filmPeriods([at("2026-02-01T12:00:00Z")])).toEqual(["all"]);
    expect(filmPeriods([])).toEqual([]);
    expect(starsOfPeriod([at("no moment")], "all")).toEqual([]);
  });
});
