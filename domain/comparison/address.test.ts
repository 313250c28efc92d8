import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { anyCharacter } from "../../testing/any-character.ts";
import { anyDate, anyFilter } from "../../testing/any-filter.ts";
import { dayOfDate } from "../calendar.ts";
import { catalogue } from "../feelings.ts";
import { emptyFilter } from "../journal/filter.ts";
import { readFilter, writeFilter } from "../journal/filter-url.ts";
import { type Asked, comparisonOf, linkToAsked, readAsked, writeAsked } from "./address.ts";
import type { Comparison } from "./comparison.ts";
import { readComparison, writeComparison } from "./comparison-url.ts";
import { namedTimes } from "./named-times.ts";

/** A filter as reading leaves it, which also happens to be empty. */
const read = fc
  .oneof({ weight: 1, arbitrary: fc.constant(emptyFilter) }, { weight: 5, arbitrary: anyFilter })
  .map((filter) => readFilter(catalogue, writeFilter(filter)));
const comparison: fc.Arbitrary<Comparison> = fc.oneof(
  fc.record({
    kind: fc.constant("sides" as const),
    first: read,
    second: fc.oneof(fc.constant("others" as const), read),
  }),
  fc
    .record({ from: fc.option(anyDate), to: fc.option(anyDate) })
    .filter(({ from, to }) => from === null || to === null || from <= to)
    .map((dates) => ({ kind: "weeks" as const, ...dates })),
);
const asked: fc.Arbitrary<Asked> = fc.oneof(
  fc.constantFrom(...namedTimes).map((times) => ({ kind: "times" as const, times })),
  fc
    .string({ unit: anyCharacter, minLength: 1 })
    .map((id) => ({ kind: "constellation" as const, id: id.toWellFormed() })),
  comparison.map((one) => ({ kind: "comparison" as const, comparison: one })),
);

describe("a comparison in a URL", () => {
  it("is readable", () => {
    const first = { ...emptyFilter, tags: ["walk", "sea"], from: "2026-03-01" };
    const query = "first.tags=walk,sea&first.from=2026-03-01&second=others";
    expect(writeComparison({ kind: "sides", first, second: "others" })).toBe(query);
    expect(writeComparison({ kind: "weeks", from: null, to: "2026-06-30" })).toBe("weeks=good&to=2026-06-30");
  });

  it("is the same after it was written and read, as a page, as a part of another address, and from a browser", () => {
    fc.assert(
      fc.property(asked, (one) => {
        const query = writeAsked(one);
        expect(readAsked(catalogue, query)).toEqual(one);
        expect(readAsked(catalogue, new URL(linkToAsked(one), "https://example.org").search)).toEqual(one);
        const sky = new URL(`/?compare=${encodeURIComponent(query)}`, "https://example.org");
        expect(readAsked(catalogue, sky.searchParams.get("compare") ?? "")).toEqual(one);
      }),
    );
  });

  it("has one query, however it was written", () => {
    for (const [query, canonical] of [
      [
        "?second=others&first.from=2026-02-01&first.to=2026-01-01",
        "first.from=2026-01-01&first.to=2026-02-01&second=others",
      ],
      ["first.tags=walk", "first.tags=walk&second=others"],
      ["first=all&second.twins=only&view=x", "first=all&second.twins=only"],
      ["first=others&first.twins=only&second=nothing", "first.twins=only&second=others"],
      ["weeks=good&to=2026-01-01&from=2026-02-01", "weeks=good&from=2026-01-01&to=2026-02-01"],
      ["first.emotions=joy,gone&second.emotions=grief", "first.emotions=joy&second.emotions=grief"],
    ] as const) {
      const found = readComparison(catalogue, query);
      expect(found && writeComparison(found)).toBe(canonical);
    }
  });

  it("is none without a first side, and with feelings that the universe does not know", () => {
    for (const query of [
      "",
      "?",
      "second.tags=walk",
      "first=others",
      "first.from=yesterday",
      "first.emotions=gone&first.from=2026-01-01",
      "first.from=2026-01-01&second.emotions=gone",
      "weeks=bad",
      "times=tomorrow",
      "constellation=",
    ])
      expect(readAsked(catalogue, query)).toBeNull();
  });

  it("is a comparison or none for every query, and a comparison has a query of its own", () => {
    const name = fc.constantFrom(
      "first",
      "second",
      "first.from",
      "second.tags",
      "weeks",
      "times",
      "__proto__",
    );
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom("good", "all", "others", "%", "%ff", "2026-01-01", "this-week", "x".repeat(5_000)),
    );
    const query = fc
      .array(fc.tuple(name, value), { maxLength: 8 })
      .map((pairs) => pairs.map((pair) => pair.join("=")).join("&"));
    fc.assert(
      fc.property(query, (text) => {
        const found = readAsked(catalogue, text);
        if (found) expect(readAsked(catalogue, writeAsked(found))).toEqual(found);
      }),
    );
  });
});

const datesOf = (one: Asked, today: string) => {
  const days = { first: dayOfDate("2026-03-10"), last: dayOfDate("2026-03-14") };
  const found = comparisonOf(one, { today: dayOfDate(today), daysOf: (id) => (id === "move" ? days : null) });
  return found && writeComparison(found).replaceAll(/first\.|second\./g, "");
};

test.each([
  ["this-week", "2026-11-27", "from=2026-11-23&to=2026-11-29&from=2026-11-16&to=2026-11-22"],
  ["this-month", "2026-01-31", "from=2026-01-01&to=2026-01-31&from=2025-12-01&to=2025-12-31"],
  ["three-months", "2026-01-15", "from=2025-11-01&to=2026-01-31&from=2024-11-01&to=2025-01-31"],
  ["season", "2026-12-01", "from=2026-12-01&to=2027-02-28&from=2025-12-01&to=2026-02-28"],
  ["season", "2028-02-29", "from=2027-12-01&to=2028-02-29&from=2026-12-01&to=2027-02-28"],
  ["season", "2026-11-27", "from=2026-09-01&to=2026-11-30&from=2025-09-01&to=2025-11-30"],
  ["this-year", "2026-11-27", "from=2026-01-01&to=2026-12-31&from=2025-01-01&to=2025-12-31"],
] as const)("%s on %s is two spans of dates", (times, today, dates) => {
  expect(datesOf({ kind: "times", times }, today)).toBe(dates);
});

test("a constellation stands between the days after it and those before it, and one that is gone compares nothing", () => {
  expect(datesOf({ kind: "constellation", id: "move" }, "2026-11-27")).toBe("from=2026-03-15&to=2026-03-09");
  expect(datesOf({ kind: "constellation", id: "gone" }, "2026-11-27")).toBeNull();
});
