import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOfDate } from "#domain/calendar.ts";
import { catalogue } from "#domain/feelings.ts";
import { type IndexedStar, indexJournal } from "#domain/journal/journal-index.ts";
import { makeStar } from "../../../testing/make-star.ts";
import { rowOfDay, rowsOf } from "./journal-rows.ts";

const rowsAt = (...moments: string[]) =>
  rowsOf(
    indexJournal(
      catalogue,
      moments.map((timestamp) => makeStar({ id: timestamp, timestamp, utcOffset: 0 })),
      "UTC",
    ).stars,
  );

const rows = rowsAt(
  "2026-01-30T08:00:00Z",
  "2026-02-01T08:00:00Z",
  "2026-02-01T20:00:00Z",
  "2026-02-03T08:00:00Z",
);

describe("rowsOf", () => {
  it("lists the newest star first and marks the first row of every day", () => {
    expect(rows.rows.map(({ star, beginsDay }) => [star.entry.id.slice(5, 13), beginsDay])).toEqual([
      ["02-03T08", true],
      ["02-01T20", true],
      ["02-01T08", false],
      ["01-30T08", true],
    ]);
  });

  it("groups the rows by months", () => {
    expect(rows.months).toEqual([
      { year: 2026, month: 2, first: 0, end: 3 },
      { year: 2026, month: 1, first: 3, end: 4 },
    ]);
  });

  it("gives the same rows whether the days are in order or not", () => {
    const days = fc.array(fc.integer({ min: 20_000, max: 20_100 }), { minLength: 2 });
    fc.assert(
      fc.property(days, (chosen) => {
        const stars = chosen
          .toSorted((one, other) => one - other)
          .map((day, at) => ({ day, entry: { id: `${at}` } }) as unknown as IndexedStar);
        // The newest star is moved to the front, where the days are no longer in order.
        const newestDay = stars.filter(({ day }) => day === stars.at(-1)?.day);
        const others = stars.slice(0, -newestDay.length);
        fc.pre(others.length > 0);
        expect(rowsOf([...newestDay, ...others])).toEqual(rowsOf(stars));
      }),
    );
  });

  it("is empty without stars", () => {
    expect(rowsOf([])).toEqual({ rows: [], months: [] });
  });
});

describe("rowOfDay", () => {
  it.each([
    ["2026-02-01", 1, "the day's newest star"],
    ["2026-02-02", 1, "the day before, for a day without stars"],
    ["2026-09-09", 0, "the newest star, for a later day"],
    ["2020-01-01", 3, "the oldest star, for an earlier day"],
  ])("%s leads to row %i: %s", (date, row) => {
    expect(rowOfDay(rows, dayOfDate(date))).toBe(row);
  });
});
