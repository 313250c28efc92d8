import { describe, expect, it } from "vitest";
import { journalOf, readCsv, starsOf } from "../../../../testing/read-files.ts";
import { suggestColumns } from "./column-choice.ts";

const header = ["Day", "Clock", "Score", "What happened", "Labels"];
const rows = [
  ["13/02/2026", "7:15 pm", "4", "A long walk", "sea; wind"],
  ["02/03/2026", "", "1", "", ""],
];

describe("the suggested columns of any table", () => {
  it("come from the names of columns and from the first rows", () => {
    expect(suggestColumns({ header, rows })).toEqual({
      ...{ date: 0, dateOrder: "day-first", time: 1, mood: 2, intensity: null, notes: [], tags: [4] },
      ...{ separator: ";", scale: { worst: 1, best: 5 } },
    });
  });

  it("need no order of days and months in dates of which there is one reading", () => {
    const columns = suggestColumns({ header: ["when", "mood"], rows: [["2026-02-13 19:15", "happy"]] });
    expect(columns).toMatchObject({
      date: 0,
      dateOrder: null,
      time: null,
      mood: 1,
      scale: null,
      separator: "",
    });
  });

  it("read dates with the month first if only that fits", () => {
    expect(suggestColumns({ header: ["date"], rows: [["02/13/2026"]] })).toMatchObject({
      dateOrder: "month-first",
    });
  });
});

describe("any table", () => {
  it("becomes entries by the columns that the person chose", () => {
    const columns = { ...suggestColumns({ header, rows }), notes: [3] };
    const journal = journalOf(
      readCsv([header, ...rows].map((cells) => cells.join("\t")).join("\n"), columns),
    );
    expect(journal.source).toBe("csv");
    expect(journal.entries).toMatchObject([
      { row: 2, date: "2026-02-13", time: "19:15", note: "A long walk", tags: ["sea", "wind"] },
      { row: 3, date: "2026-03-02", time: null, note: "", tags: [] },
    ]);
    expect(journal.moods).toMatchObject([
      { name: "4", level: 0.75 },
      { name: "1", level: 0 },
    ]);
    expect(starsOf(journal).entries.map(({ emotion, timestamp }) => [emotion, timestamp])).toEqual([
      ["contentment", "2026-02-13T18:15:00.000Z"],
      ["anguish", "2026-03-02T11:00:00.000Z"],
    ]);
  });

  it("keeps the moment and the offset of a date with one", () => {
    const journal = journalOf(readCsv("timestamp,mood\n2026-02-13T19:15:20+05:30,happy"));
    expect(starsOf(journal).entries).toMatchObject([
      { timestamp: "2026-02-13T13:45:20.000Z", utcOffset: 330, timeZone: null, emotion: "joy" },
    ]);
  });

  it("can be without moods, which the person then chooses for all entries", () => {
    const journal = journalOf(readCsv("date,note\n2026-02-13,One\n2026-02-14,Two"));
    expect(starsOf(journal).entries).toEqual([]);
    expect(starsOf(journal).problems).toMatchObject([
      { code: "mood-not-chosen" },
      { code: "mood-not-chosen" },
    ]);
    const withoutMood = { emotion: "hope", intensity: 4 } as const;
    expect(starsOf(journal, { withoutMood }).entries).toMatchObject([
      { emotion: "hope", intensity: 4, note: "One" },
      { emotion: "hope", intensity: 4, note: "Two" },
    ]);
  });
});
