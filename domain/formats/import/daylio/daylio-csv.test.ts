import { describe, expect, it } from "vitest";
import { journalOf, readCsv, starsOf } from "../../../../testing/read-files.ts";

const header = "full_date,date,weekday,time,mood,activities,note_title,note";
const read = (...rows: string[]) => journalOf(readCsv([header, ...rows].join("\r\n")));

describe("the CSV of Daylio", () => {
  it("becomes entries with their moods, activities and notes", () => {
    const journal = read(
      '2026-02-08,8. Februar,Sonntag,16:04,rad,"family | long walk",Sunday,"We saw the sea.<br>Then, tea &amp; cake."',
      "2026-02-07,7. Februar,Samstag,11:30 PM,meh,,,",
    );
    expect(journal.source).toBe("daylio-csv");
    expect(journal.entries).toMatchObject([
      {
        ...{ row: 2, key: "daylio 2026-02-08 16:04 rad", date: "2026-02-08", time: "16:04" },
        ...{ note: "Sunday\n\nWe saw the sea.\nThen, tea & cake.", tags: ["family", "long walk"] },
      },
      { row: 3, date: "2026-02-07", time: "23:30", note: "", tags: [] },
    ]);
    expect(journal.moods).toEqual([
      { id: "rad", name: "rad", level: 1, count: 1 },
      { id: "meh", name: "meh", level: 0.5, count: 1 },
    ]);
    expect(journal.tags.map(({ name }) => name)).toEqual(["family", "long walk"]);
    expect(journal.problems).toEqual([]);
  });

  it("has its columns found by name, with scales and in any order", () => {
    const journal = journalOf(
      readCsv(
        "\ufeffmood,scales,full_date,activities,note,time\nGut,Stress: 3,2026-02-08,run,Ok <3,4:04\u202fp. m.",
      ),
    );
    expect(journal.entries).toMatchObject([
      { date: "2026-02-08", time: "16:04", note: "Ok <3", tags: ["run"] },
    ]);
    expect(journal.moods).toMatchObject([{ name: "Gut", level: null }]);
    expect(journal.series).toMatchObject([{ name: "Stress", at: ["2026-02-08T16:04"], values: [3] }]);
    expect(journal.problems).toEqual([]);
  });

  it.each([
    ["Stress: 3 | Energy: 8/10", ["Stress 3", "Energy 8"]],
    ["Stress: 3, Sleep: 7,5 h", ["Stress 3", "Sleep 7.5"]],
    ["Sleep: 7h 30m; Stress = 2", ["Sleep 450", "Stress 2"]],
    ["Nap: 0:20", ["Nap 20"]],
    ["Stress: high | Energy: 4", ["Energy 4"]],
    ["Stress", []],
  ])("has the scales of %j", (scales, values) => {
    const header = "full_date,time,mood,activities,note,scales";
    const journal = journalOf(readCsv(`${header}\n2026-02-08,16:04,good,,,"${scales}"`));
    expect(journal.series.map((series) => `${series.name} ${series.values}`)).toEqual(values);
    const count = scales.split(/[|;]|, /).length;
    expect(journal.problems).toHaveLength(values.length < count ? 1 : 0);
  });

  it("of 2018 has a year and a date without one", () => {
    const text =
      'year,date,weekday,time,mood,activities,note\n2018,18 May,Friday,11:54 pm,happy,"cook | music",A party';
    expect(journalOf(readCsv(text)).entries).toMatchObject([
      { date: "2018-05-18", time: "23:54", tags: ["cook", "music"], note: "A party" },
    ]);
  });

  it("reads the digits and halves of the day of other languages", () => {
    const journal = read(
      "٢٠٢٦-٠٢-٠٨,,,下午 4:04,好,,,",
      "2026-02-08,,,오전 12:10,rad,,,",
      "2026-02-08,,,16h04,rad,,,",
    );
    expect(journal.entries.map(({ date, time }) => [date, time])).toEqual([
      ["2026-02-08", "16:04"],
      ["2026-02-08", "00:10"],
      ["2026-02-08", "16:04"],
    ]);
  });

  it("lists what it cannot read", () => {
    const journal = read(
      "2026-02-30,,,10:00,rad,,,",
      "2026-02-08,,,25:99,rad,,,",
      "2026-02-08,,,10:00,,,,",
      "soon,,,10:00,rad,,,",
    );
    expect(journal.entries).toMatchObject([{ row: 3, time: null }]);
    expect(journal.problems.map(({ row, code, severity }) => [row, code, severity])).toEqual([
      [2, "unreadable-date", "skipped"],
      [3, "unreadable-time", "changed"],
      [4, "no-mood", "skipped"],
      [5, "unreadable-date", "skipped"],
    ]);
  });

  it("numbers entries of the same minute and mood, and keeps each key when a note changes", () => {
    const keys = (note: string) =>
      read(`2026-02-08,,,16:04,rad,,,${note}`, "2026-02-08,,,16:04,rad,run,,").entries.map(({ key }) => key);
    expect(keys("one")).toEqual(["daylio 2026-02-08 16:04 rad", "daylio 2026-02-08 16:04 rad #2"]);
    expect(keys("two")).toEqual(keys("one"));
  });

  it("becomes stars at the person's time", () => {
    const { entries, tags } = starsOf(read("2026-07-08,,,16:04,awful,work,,Rain"));
    expect(entries).toMatchObject([
      {
        ...{ emotion: "sadness", intensity: 9, note: "Rain", timestamp: "2026-07-08T14:04:00.000Z" },
        ...{ utcOffset: 120, timeZone: "Europe/Berlin", isTwinStar: 0, tags: [tags[0]?.id] },
      },
    ]);
    expect(tags).toMatchObject([{ name: "work", kind: "activity" }]);
  });
});
