import * as fc from "fast-check";
import { expect, test } from "vitest";
import { holm } from "./holm.ts";

const claims = (...test: Parameters<typeof holm>) => holm(...test).map(({ isClaim }) => isClaim);

test("the smallest p-value is held against the level divided by the number of tests, the next by one less", () => {
  expect(claims([0.01, 0.04, 0.03, 0.005], 0.05)).toEqual([true, false, false, true]);
});

test("nothing after the first that fails is a claim", () => {
  expect(claims([0.04, 0.03], 0.05)).toEqual([false, false]);
});

test("tests that were possible but not made count", () => {
  expect(claims([0.001], 0.05, 10)).toEqual([true]);
  expect(claims([0.001], 0.05, 100)).toEqual([false]);
});

test("a smaller p-value is never refused beside a greater one that is accepted", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (values) => {
      const judged = holm(values, 0.1);
      const accepted = values.filter((_, at) => judged[at]?.isClaim);
      const refused = values.filter((_, at) => !judged[at]?.isClaim);
      expect(Math.max(0, ...accepted)).toBeLessThanOrEqual(Math.min(1, ...refused));
    }),
  );
});

test("the adjusted p-value counts the tests that are left, and never falls below that of a smaller one", () => {
  expect(holm([0.01, 0.04, 0.03, 0.005], 0.05).map(({ adjustedP }) => adjustedP)).toEqual([
    0.03, 0.06, 0.06, 0.02,
  ]);
  expect(holm([0.4], 0.05, 36)[0]?.adjustedP).toBe(1);
});

test("the adjusted p-value is the smallest level of a claim, and an interval at `alpha` excludes zero with it", () => {
  const pValues = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 12 });
  fc.assert(
    fc.property(pValues, fc.integer({ min: 1, max: 200 }), fc.nat(3), (thousandths, level, more) => {
      const values = thousandths.map((value) => value / 1_000);
      for (const [at, { isClaim, adjustedP, alpha }] of holm(
        values,
        level / 1_000,
        values.length + more,
      ).entries()) {
        expect((values[at] ?? 1) <= alpha).toBe(isClaim);
        if (Math.abs(adjustedP - level / 1_000) > 1e-9) expect(adjustedP <= level / 1_000).toBe(isClaim);
      }
    }),
  );
});
