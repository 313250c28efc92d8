import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minRankSpacing, rankBetween, spreadRanks } from "./rank.ts";

const rank = fc.double({ min: -1e6, max: 1e6, noNaN: true });
const twoRanks = fc.tuple(rank, rank).filter(([one, other]) => one < other);

describe("the rank between two others", () => {
  it("is between them, or null when there is no number between them", () => {
    fc.assert(
      fc.property(twoRanks, ([before, after]) => {
        const middle = rankBetween(before, after);
        if (after - before > minRankSpacing) expect(middle).not.toBeNull();
        if (middle !== null) expect(before < middle && middle < after).toBe(true);
      }),
    );
  });

  it("is null for equal and for reversed ranks", () => {
    fc.assert(
      fc.property(twoRanks, ([low, high]) => {
        expect([rankBetween(low, low), rankBetween(high, low)]).toEqual([null, null]);
      }),
    );
  });

  it("is one less than that of the earliest star", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e6, max: 1e6 }),
        (after) => void expect(rankBetween(null, after)).toBe(after - 1),
      ),
    );
  });
});

describe("ranks at equal distances", () => {
  const count = fc.integer({ min: 1, max: 500 });

  it("increase strictly between the limits, with room for more", () => {
    fc.assert(
      fc.property(count, twoRanks, (count, [low, high]) => {
        const ranks = spreadRanks(count, low, high);
        if (!ranks) return void expect((high - low) / (count + 1)).toBeLessThan(minRankSpacing);
        expect(ranks).toHaveLength(count);
        const all = [low, ...ranks, high];
        for (const [at, rank] of all.slice(1).entries())
          expect(rankBetween(all[at] ?? Number.NaN, rank)).not.toBeNull();
      }),
    );
  });

  it("do not exist between reversed limits", () => {
    fc.assert(
      fc.property(
        count,
        twoRanks,
        (count, [low, high]) => void expect(spreadRanks(count, high, low)).toBeNull(),
      ),
    );
  });
});
