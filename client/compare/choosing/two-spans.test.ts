import fc from "fast-check";
import { expect, test } from "vitest";
import { dateOfDay } from "#domain/calendar.ts";
import { emptyFilter } from "#domain/journal/filter.ts";
import { comparisonOfDates, datesOf, isOfTimes, litShares, moveEnd, spanIn } from "./two-spans.ts";

const day = fc.integer({ min: -25_000, max: 60_000 });
const journal = fc.tuple(day, fc.nat(4_000)).map(([first, length]) => ({ first, last: first + length }));
const date = fc.option(day.map(dateOfDay));
const dates = fc
  .record({ from: date, to: date })
  .filter(({ from, to }) => from === null || to === null || from <= to);

test("handles stay in order and in the journal, however they are moved, and the other end stays as it was", () => {
  const move = fc.record({ end: fc.constantFrom("first" as const, "last" as const), day });
  fc.assert(
    fc.property(journal, dates, fc.array(move, { minLength: 1, maxLength: 6 }), (journal, begun, moves) => {
      let side = begun;
      for (const { end, day } of moves) {
        const next = moveEnd(side, end, day, journal);
        expect(end === "first" ? next.to : next.from).toBe(end === "first" ? side.to : side.from);
        side = next;
        const span = spanIn(side, journal);
        expect(span.first).toBeLessThanOrEqual(span.last);
        expect([span.first, span.last].every((at) => at >= journal.first && at <= journal.last)).toBe(true);
      }
    }),
  );
});

test("two times are what a comparison of them says, and no other comparison is one of times", () => {
  fc.assert(
    fc.property(dates, dates, (first, second) => {
      const comparison = comparisonOfDates({ first, second });
      expect(datesOf(comparison)).toEqual({ first, second });
      expect(isOfTimes(comparison)).toBe(true);
    }),
  );
  expect(isOfTimes({ kind: "sides", first: emptyFilter, second: "others" })).toBe(false);
  expect(isOfTimes({ kind: "weeks", from: null, to: null })).toBe(false);
  const tagged = { ...emptyFilter, tags: ["walk"] };
  expect(isOfTimes({ kind: "sides", first: tagged, second: emptyFilter })).toBe(false);
});

test("the stretches of a journal have every day once, and show how many of them have a star", () => {
  fc.assert(
    fc.property(journal, fc.integer({ min: 1, max: 120 }), (journal, most) => {
      const seen: number[] = [];
      const shares = litShares({ has: (day) => seen.push(day) > 0 && day % 2 === 0 }, journal, most);
      expect(seen).toEqual(
        Array.from({ length: journal.last - journal.first + 1 }, (_, at) => journal.first + at),
      );
      expect(shares.length).toBeLessThanOrEqual(most);
      expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
    }),
  );
  expect(litShares(new Set([1, 2, 3]), { first: 1, last: 6 }, 2)).toEqual([1, 0]);
});
