import { describe, expect, it } from "vitest";
import { journalOf, readCsv, starsOf } from "../../../../testing/read-files.ts";
import { remark } from "../remark.ts";
import { suggestColumns } from "./column-choice.ts";
import { surveyTable } from "./table-survey.ts";

const suggested = (header: readonly string[], ...rows: readonly (readonly string[])[]) =>
  suggestColumns(surveyTable({ header, rows }));

const header = ["Day", "Clock", "Score", "What happened", "Labels"];
const rows = [
  ["13/02/2026", "7:15 pm", "4", "A long walk", "sea; wind"],
  ["02/03/2026", "", "1", "", ""],
];

describe("the suggested columns of any table", () => {
  it("come from the names of columns and from the first rows", () => {
    expect(suggested(header, ...rows)).toEqual({
      ...{ date: 0, dateForm: { order: "day-first", languages: null }, time: 1, mood: 2, intensity: null },
      ...{ notes: [], tags: [4], separator: ";", scale: { worst: 1, best: 5 }, decimalMark: "." },
      numbers: [{ column: 2, mark: "." }],
    });
  });

  it("need no order of days and months in dates of which there is one reading", () => {
    expect(suggested(["when", "mood"], ["2026-02-13 19:15", "happy"])).toMatchObject({
      date: 0,
      dateForm: { order: null },
      time: null,
      mood: 1,
      scale: null,
      separator: "",
    });
  });

  it("read dates with the month first if only that fits", () => {
    expect(suggested(["date"], ["02/13/2026"])).toMatchObject({ dateForm: { order: "month-first" } });
  });

  it("have the scale of all rows, not of the first", () => {
    const low = Array.from({ length: 40 }, (_, at) => ["2026-02-13", String(1 + (at % 5))]);
    const scaleOf = (...last: string[]) => suggested(["date", "mood"], ...low, ["2026-02-14", ...last]).scale;
    expect(scaleOf("5")).toEqual({ worst: 1, best: 5 });
    expect(scaleOf("9")).toEqual({ worst: 0, best: 10 });
    expect(scaleOf("75")).toEqual({ worst: 0, best: 100 });
    expect(scaleOf("250")).toEqual({ worst: 1, best: 250 });
    expect(scaleOf("great")).toBeNull();
  });

  it("have a decimal comma where the numbers of the file do", () => {
    const first = ["2026-02-13", "7,5", "6,5"];
    expect(suggested(["date", "mood", "sleep"], first, ["2026-02-14", "8", "7"])).toMatchObject({
      ...{ decimalMark: ",", scale: { worst: 0, best: 10 }, separator: "" },
    });
    expect(suggested(["date", "mood", "sleep"], ["2026-02-13", "7,5", "6.5"])).toMatchObject({
      ...{ decimalMark: ".", scale: null, separator: "," },
    });
    expect(suggested(["date", "mood"], ["2026-02-13", "calm,glad"])).toMatchObject({ separator: "," });
  });
});

it.each([
  ["date,mood,note", ","],
  ["full_date;date;weekday;time;mood;activities;note", ";"],
])("what a row has beside all columns is listed, as of a note with %s that is not quoted", (header, mark) => {
  const cells = header.split(mark).map((name) => (name.endsWith("date") ? "2026-02-08" : name));
  const lines = [[...cells, " soup", "", "bread"], [...cells, "", ""], cells.slice(0, -1)];
  const journal = journalOf(readCsv([header, ...lines.map((line) => line.join(mark))].join("\n")));
  expect(journal.entries).toHaveLength(3);
  expect(journal.problems.filter(({ code }) => code === "wrong-shape")).toEqual([
    {
      ...{ row: 2, code: "wrong-shape", severity: "changed" },
      remark: remark("cellsLeftOut", { cells: ["soup", "bread"] }),
    },
  ]);
});

describe("any table", () => {
  it("becomes entries by the columns that the person chose", () => {
    const columns = { ...suggested(header, ...rows), notes: [3] };
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

  it("has numbers with the comma of its country, of any script", () => {
    const levels = (...moods: string[]) =>
      journalOf(
        readCsv(["date;mood", ...moods.map((mood, at) => `2026-02-${at + 10};${mood}`)].join("\n")),
      ).moods.map(({ name, level }) => [name, level]);
    expect(levels("7,5", "10", "0")).toEqual([
      ["10", 1],
      ["7,5", 0.75],
      ["0", 0],
    ]);
    expect(levels("－0,5", "1")).toEqual([
      ["1", 1],
      ["－0,5", 0.25],
    ]);
    expect(levels("٤", "５")).toEqual([
      ["５", 1],
      ["٤", 0.75],
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

describe("what a table measures", () => {
  const seriesOf = (...lines: string[]) =>
    journalOf(readCsv(lines.join("\n"))).series.map(({ name, unit, at, values }) => ({
      ...{ name, unit },
      readings: at.map((moment, index) => [moment, values[index]]),
    }));

  it("is every column of numbers that is nothing else, with the decimal comma of its country", () => {
    expect(
      seriesOf(
        "Datum;Uhrzeit;Stimmung;Schlaf (h);Gewicht in kg;Kaffee;Notiz",
        "13.02.2026;07:30;gut;7,5;70,25;2;42",
        "14.02.2026;;gut;;;0;",
        "15.02.2026;08:00;schlecht;6;71;;43",
      ),
    ).toEqual([
      {
        name: "Schlaf",
        unit: "h",
        readings: [
          ["2026-02-13T07:30", 7.5],
          ["2026-02-15T08:00", 6],
        ],
      },
      {
        name: "Gewicht",
        unit: "kg",
        readings: [
          ["2026-02-13T07:30", 70.25],
          ["2026-02-15T08:00", 71],
        ],
      },
      {
        name: "Kaffee",
        unit: "",
        readings: [
          ["2026-02-13T07:30", 2],
          ["2026-02-14", 0],
        ],
      },
    ]);
  });

  it("has blanks and texts between its numbers, and units beside them", () => {
    const journal = journalOf(
      readCsv(
        [
          "date,mood,steps,sleep",
          '2026-02-13,4,"10,432",7h 30m',
          "2026-02-14,3,n/a,06:15",
          "2026-02-15,,9000,",
        ].join("\n"),
      ),
    );
    expect(journal.series).toMatchObject([
      { name: "steps", values: [10432, 9000], texts: 1 },
      { name: "sleep", unit: "min", values: [450, 375], texts: 0 },
    ]);
    expect(journal.entries).toHaveLength(2);
  });

  it("has the decimal mark of its own column, whatever other columns have", () => {
    expect(
      seriesOf(
        "date;mood;weight;height;steps",
        "2026-02-13;good;70,25;1.75;10,432",
        "2026-02-14;good;none;1.75;9,100",
        "2026-02-15;bad;71,5;;12",
      ).map(({ name, readings }) => [name, ...readings.map(([, value]) => value)]),
    ).toEqual([
      ["steps", 10432, 9100, 12],
      ["weight", 70.25, 71.5],
      ["height", 1.75, 1.75],
    ]);
  });

  it("is neither a date nor a time of the clock, and no column that has more texts than numbers", () => {
    expect(
      seriesOf(
        "date,woke at,rain,since,room,mood",
        "2026-02-13,06:30,no,2026-01-01,12,happy",
        "2026-02-14,07:00,yes,2026-01-01,blue,sad",
        "2026-02-15,07:10,no,2026-01-01,green,sad",
      ),
    ).toEqual([
      {
        ...{ name: "rain", unit: "" },
        readings: [
          ["2026-02-13T06:30", 0],
          ["2026-02-14T07:00", 1],
          ["2026-02-15T07:10", 0],
        ],
      },
    ]);
  });

  it("keeps columns of one name apart, and can be all that a table has", () => {
    const found = seriesOf("date,score 2,score 2", "2026-02-13,1,2", "2026-02-14,3,4");
    expect(found.map(({ name }) => name)).toEqual(["score 2", "score 2 2"]);
  });

  it("is not what the person chose for the mood, the intensity, the notes or the tags", () => {
    const columns = {
      ...suggested(["date", "a", "b", "c", "d", "e"]),
      numbers: [1, 2, 3, 4, 5].map((column) => ({ column, mark: "." as const })),
    };
    const chosen = { ...columns, mood: 1, intensity: 2, notes: [3], tags: [4] };
    const { series } = journalOf(readCsv("date,a,b,c,d,e\n2026-02-13,1,2,3,4,5", chosen));
    expect(series.map(({ name, values }) => [name, ...values])).toEqual([["e", 5]]);
  });
});
