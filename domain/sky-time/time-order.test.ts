import fc from "fast-check";
import { expect, test } from "vitest";
import { TimeOrder } from "./time-order.ts";
import { isWithin } from "./time-window.ts";

const time = fc.integer({ min: 0, max: 60 });

test("the stars of a part of time are found as by a look at each of them", () => {
  fc.assert(
    fc.property(fc.array(time), time, time, (times, one, other) => {
      const ordered = times.toSorted((from, to) => from - to);
      const range = { from: Math.min(one, other), until: Math.max(one, other) };
      const [first, last] = new TimeOrder(ordered).indicesIn(range);
      const found = ordered.filter((_, at) => at >= first && at <= last);
      expect(found).toEqual(ordered.filter((moment) => isWithin(moment, range)));
    }),
  );
});

test("no star of a part of time is left out where wall clocks go back", () => {
  fc.assert(
    fc.property(fc.array(time), time, time, (times, one, other) => {
      const range = { from: Math.min(one, other), until: Math.max(one, other) + 1 };
      const [first, last] = new TimeOrder(times).indicesIn(range);
      for (const [at, moment] of times.entries())
        if (isWithin(moment, range)) {
          expect(at).toBeGreaterThanOrEqual(first);
          expect(at).toBeLessThanOrEqual(last);
        }
    }),
  );
});

test("a star whose time is unknown changes nothing for the others", () => {
  const order = new TimeOrder([1, Number.NaN, 2, 3]);
  expect(order.indicesIn({ from: 2, until: 3 })).toEqual([2, 2]);
  expect(order.indicesIn({ from: 5, until: 6 })).toEqual([4, 3]);
  expect(order.indicesIn({ from: Number.NEGATIVE_INFINITY, until: 1.5 })).toEqual([0, 0]);
});
