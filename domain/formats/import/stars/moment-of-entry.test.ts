import { describe, expect, it } from "vitest";
import { journalWith, starsOf } from "../../../../testing/read-files.ts";

const codes = (problems: readonly { row: number; code: string }[]) =>
  problems.map(({ row, code }) => [row, code]);

describe("the moment of an entry", () => {
  it("is noon without a time, and the present moment on a day whose noon has not come", () => {
    const journal = journalWith({ date: "2026-11-21", time: null }, { date: "2026-11-22", time: null });
    const now = Date.UTC(2026, 10, 22, 6);
    expect(starsOf(journal, {}, { now }).entries.map(({ timestamp }) => timestamp)).toEqual([
      ...["2026-11-21T11:00:00.000Z", "2026-11-22T06:00:00.000Z"],
    ]);
  });

  it("is in the next hour where a clock change skips one, and in the first of a repeated hour", () => {
    const journal = journalWith({ date: "2026-03-29", time: "02:30" }, { date: "2026-10-25", time: "02:30" });
    const { entries, problems } = starsOf(journal);
    expect(entries.map(({ timestamp, utcOffset }) => [timestamp, utcOffset])).toEqual([
      ["2026-03-29T01:30:00.000Z", 120],
      ["2026-10-25T00:30:00.000Z", 120],
    ]);
    expect(codes(problems)).toEqual([[2, "skipped-hour"]]);
  });

  it("is neither in the future nor before 1900", () => {
    const journal = journalWith(
      ...[{ date: "2026-11-23" }, { date: "1899-12-30" }, { date: "2026-11-22", time: "13:01" }],
      ...[{ instant: "2031-01-01T00:00:00.000Z" }, { instant: "1850-01-01T00:00:00.000Z" }],
    );
    const { entries, problems } = starsOf(journal);
    // Two minutes ahead is a fast clock.
    expect(entries.map(({ timestamp }) => timestamp)).toEqual(["2026-11-22T12:00:00.000Z"]);
    expect(codes(problems)).toEqual([
      ...[
        [2, "in-the-future"],
        [3, "too-early"],
      ],
      ...[
        [5, "in-the-future"],
        [6, "too-early"],
      ],
    ]);
  });
});
