/// <reference path="./jstat.d.ts" />
import * as fc from "fast-check";
import jstat from "jstat";
import { expect, test } from "vitest";
import {
  binomialTail,
  hypergeometricTail,
  oneSidedP,
  tQuantile,
  twoSidedP,
  upperF,
} from "./distributions.ts";

const { studentt, binomial, centralF, hypgeom } = jstat.jStat;
const degrees = fc.double({ min: 1, max: 3_000, noNaN: true });

test("Student's t agrees with another implementation", () => {
  fc.assert(
    fc.property(fc.double({ min: -8, max: 8, noNaN: true }), degrees, (t, df) => {
      expect(oneSidedP(t, df)).toBeCloseTo(studentt.cdf(-t, df), 6);
      expect(twoSidedP(t, df)).toBeCloseTo(2 * studentt.cdf(-Math.abs(t), df), 6);
    }),
  );
});

test("a quantile is where the rest of the distribution is as much as asked for, and agrees with tables", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 0.999, noNaN: true }), degrees, (probability, df) => {
      expect(1 - oneSidedP(tQuantile(probability, df), df)).toBeCloseTo(probability, 9);
    }),
  );
  const table = [
    [0.95, 1, 6.313752],
    [0.975, 10, 2.228139],
    [0.9, 30, 1.310415],
    [0.025, 10, -2.228139],
    [0.95, 100_000, 1.644869],
  ] as const;
  for (const [probability, df, quantile] of table)
    expect(tQuantile(probability, df)).toBeCloseTo(quantile, 5);
});

test("the tails of the binomial and the F distribution agree with another implementation", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.double({ min: 0.001, max: 0.9, noNaN: true }),
      fc.double(),
      (trials, probability, share) => {
        const count = Math.floor((Math.abs(share) % 1) * trials) || 1;
        expect(binomialTail(count, trials, probability)).toBeCloseTo(
          1 - binomial.cdf(count - 1, trials, probability),
          6,
        );
      },
    ),
  );
  fc.assert(
    fc.property(fc.double({ min: 0, max: 40, noNaN: true }), degrees, (value, df) => {
      expect(upperF(value, 2, df)).toBeCloseTo(1 - centralF.cdf(value, 2, df), 6);
    }),
  );
});

test("what cannot be is impossible, and what must be is certain", () => {
  expect([binomialTail(0, 5, 0.2), binomialTail(6, 5, 0.2), upperF(0, 2, 30), twoSidedP(0, 9)]).toEqual([
    1, 0, 1, 1,
  ]);
});

test("the tail of the hypergeometric distribution agrees with another implementation, and begins with 1", () => {
  const counts = fc.record({
    all: fc.integer({ min: 1, max: 400 }),
    marked: fc.nat(400),
    drawn: fc.nat(400),
    count: fc.nat(400),
  });
  fc.assert(
    fc.property(counts, ({ all, ...some }) => {
      const [marked, drawn, count] = [
        some.marked % (all + 1),
        some.drawn % (all + 1),
        some.count % (all + 1),
      ];
      const tail = hypergeometricTail(count, all, marked, drawn);
      expect(tail).toBeCloseTo(1 - hypgeom.cdf(count - 1, all, marked, drawn), 8);
      expect(hypergeometricTail(0, all, marked, drawn)).toBeCloseTo(1, 9);
    }),
  );
});
