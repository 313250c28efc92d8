import { describe, expect, it } from "vitest";
import { journalOf, readCsv, starsOf } from "../../../../testing/read-files.ts";
import { readZipTexts } from "../read-zip.ts";
import { readDaylioBackup } from "./daylio-backup.ts";

const entry = {
  ...{ id: 1, minute: 4, hour: 16, day: 8, month: 1, year: 2026, mood: 6, tags: [3, 99] },
  ...{ datetime: Date.UTC(2026, 1, 8, 15, 4, 30), timeZoneOffset: 3_600_000 },
  ...{ note_title: "Sunday", note: "<p>Sea &amp; sand 🌊</p><ul><li>shells</li></ul>" },
};
const backup = (...dayEntries: unknown[]) => ({
  version: 15,
  customMoods: [
    { id: 1, custom_name: "", predefined_name_id: 1, mood_group_id: 1 },
    { id: 6, custom_name: "Über", predefined_name_id: -1, mood_group_id: 2 },
  ],
  tags: [{ id: 3, name: "family", id_tag_group: 1 }],
  tag_groups: [{ id: 1, name: "Social" }],
  dayEntries,
});

describe("a backup of Daylio", () => {
  it("becomes entries at their own offset, with their moods, activities and notes as text", () => {
    const journal = journalOf(readDaylioBackup(backup(entry)));
    expect(journal.source).toBe("daylio-backup");
    expect(journal.entries).toMatchObject([
      {
        ...{ row: 1, date: "2026-02-08", time: "16:04", instant: "2026-02-08T15:04:30.000Z", utcOffset: 60 },
        ...{ note: "Sunday\n\nSea & sand 🌊\n- shells", tags: ["family"] },
      },
    ]);
    expect(journal.moods).toMatchObject([{ name: "Über", level: 0.75 }]);
    expect(starsOf(journal).entries).toMatchObject([
      { timestamp: "2026-02-08T15:04:30.000Z", utcOffset: 60 },
    ]);
  });

  it("has the keys of the CSV, so that importing both adds every entry once", () => {
    const csv = readCsv("full_date,time,mood,activities\n2026-02-08,16:04,Über,");
    const [fromCsv, fromBackup] = [csv, readDaylioBackup(backup(entry))].map(journalOf);
    expect(fromBackup?.entries[0]?.key).toBe(fromCsv?.entries[0]?.key);
  });

  it("of an old version has the fields of the clock alone, with months from 0", () => {
    const { datetime, timeZoneOffset, ...old } = entry;
    const journal = journalOf(readDaylioBackup(backup({ ...old, mood: 1 })));
    expect(journal.entries).toMatchObject([{ date: "2026-02-08", time: "16:04", instant: null }]);
    expect(journal.moods).toMatchObject([{ name: "rad", level: 1 }]);
  });

  it.each([-1, 1, 3_600, 60, -43_199_999, 54_000_000])(
    "with the offset %d, which no clock has, has the fields of the clock",
    (timeZoneOffset) => {
      const converted = { ...entry, datetime: Date.UTC(2026, 1, 7, 23), timeZoneOffset };
      const journal = journalOf(readDaylioBackup(backup(converted)));
      expect(journal.entries).toMatchObject([
        { date: "2026-02-08", time: "16:04", instant: null, utcOffset: null },
      ]);
      const { year, ...withoutFields } = converted;
      expect(journalOf(readDaylioBackup(backup(withoutFields))).entries).toMatchObject([
        { instant: "2026-02-07T23:00:00.000Z", utcOffset: null },
      ]);
    },
  );

  it.each([
    [0, "2026-02-08", "15:04"],
    [-34_200_000, "2026-02-08", "05:34"],
    [50_400_000, "2026-02-09", "05:04"],
  ])("with the offset %d believes it before the fields", (timeZoneOffset, date, time) => {
    const journal = journalOf(readDaylioBackup(backup({ ...entry, timeZoneOffset })));
    expect(journal.entries).toMatchObject([{ date, time, utcOffset: timeZoneOffset / 60_000 }]);
  });

  it.each([
    ["line two<div><b>bold</b></div>", "line two\nbold"],
    ["one<p>two</p>three", "one\ntwo\nthree"],
    ["<div><p>one</p></div><h2>two</h2>three", "one\n\ntwo\nthree"],
    ["one<ul><li><p>two</p></li><li>three</li></ul>four", "one\n- two\n- three\nfour"],
    ["one<blockquote>two<br>three</blockquote>", "one\ntwo\nthree"],
    ["one <section> <div> two</div></section>", "one\ntwo"],
    ["<li>one</li>two<hr>three", "- one\ntwo\nthree"],
    ["one<b>two</b>", "onetwo"],
    ["<ol><li>one</li></ol><ol><li>two</li></ol>", "- one\n- two"],
  ])("has the note %j as lines", (note, lines) => {
    const journal = journalOf(readDaylioBackup(backup({ ...entry, note_title: "", note })));
    expect(journal.entries[0]?.note).toBe(lines);
  });

  it("is base64 of UTF-8 in a ZIP", () => {
    const text = Buffer.from(JSON.stringify(backup(entry))).toString("base64");
    const journal = journalOf(readZipTexts([{ name: "backup.daylio", text: `${text}\n` }]));
    expect(journal.entries).toMatchObject([{ note: "Sunday\n\nSea & sand 🌊\n- shells" }]);
    expect(readZipTexts([{ name: "backup.daylio", text: "not base64!" }])).toMatchObject({ ok: false });
  });

  it("lists entries without a date or a mood", () => {
    const { problems } = journalOf(readDaylioBackup(backup({ mood: 1 }, { ...entry, mood: 99 }, null)));
    expect(problems.map(({ row, code }) => [row, code])).toEqual([
      [1, "no-date"],
      [2, "no-mood"],
      [3, "no-date"],
    ]);
  });
});
