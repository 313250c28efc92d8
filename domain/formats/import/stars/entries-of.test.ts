import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { journalOf, readRows, starsOf } from "../../../../testing/read-files.ts";
import { noteLimit } from "../../../mood-entry.ts";
import { maxTagsOfStar } from "../../../tags.ts";
import { createJournal, type FoundEntry } from "../journal-builder.ts";
import { cutMark } from "./split-note.ts";

/** A journal of entries of which the test gives only what it is about. */
function journalWith(...entries: Partial<FoundEntry>[]) {
  const journal = createJournal("daylio-csv", "test");
  for (const [at, entry] of entries.entries())
    journal.add({
      ...{
        row: at + 2,
        date: "2026-02-08",
        time: `10:${String(at).padStart(2, "0")}`,
        moods: [{ name: "good" }],
      },
      ...{ note: "", tags: [], ...entry },
    });
  return journalOf(journal.finish());
}
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

describe("a long note", () => {
  const note = "word ".repeat(900).trim();

  it("is cut with a mark, and listed", () => {
    const { entries, problems } = starsOf(journalWith({ note }));
    const cut = entries[0]?.note ?? "";
    expect(cut.length).toBeLessThanOrEqual(noteLimit);
    expect(cut.endsWith(`word${cutMark}`)).toBe(true);
    expect(note.startsWith(cut.slice(0, -cutMark.length))).toBe(true);
    expect(problems).toMatchObject([{ row: 2, code: "note-cut", severity: "changed" }]);
  });

  it("continues in further stars of the same moment if the person wants this", () => {
    const { entries, problems } = starsOf(journalWith({ note }), { longNotes: "continue" });
    expect(entries.map(({ note }) => note).join("")).toBe(note);
    expect(new Set(entries.map(({ timestamp }) => timestamp)).size).toBe(1);
    expect(entries.map(({ key }) => key.slice(-3))).toEqual(["ood", " +1", " +2"]);
    expect(codes(problems)).toEqual([[2, "note-continued"]]);
  });

  it("is never cut within a character, and loses none where it continues", () => {
    const [words, emoji] = [fc.constantFrom("a", " ", "é", "👩‍🚀", "\n"), fc.constantFrom("👩‍🚀", "a", "🇩🇪")];
    const units = fc.oneof(
      ...[words, emoji].map((unit) => fc.array(unit, { minLength: 800, maxLength: 2_500 })),
    );
    fc.assert(
      fc.property(units, (units) => {
        const note = units.join("");
        const { entries } = starsOf(journalWith({ note }), { longNotes: "continue" });
        expect(
          entries
            .map((entry) => entry.note ?? "")
            .join("")
            .replace(/\s/g, ""),
        ).toBe(note.replace(/\s/g, ""));
        for (const { note } of entries) {
          expect(note?.length ?? 0).toBeLessThanOrEqual(noteLimit);
          expect((note ?? "").isWellFormed()).toBe(true);
          expect(note ?? "").not.toMatch(/^(\u200d|🚀)|\u200d$/u);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe("the feelings of an entry", () => {
  const moods = [{ name: "happy" }, { name: "joyful" }, { name: "calm", intensity: 3 }, { name: "tired" }];

  it("are the first two different ones, with the intensities of the source", () => {
    const { entries, problems } = starsOf(journalWith({ moods }));
    expect(entries).toMatchObject([
      { emotion: "joy", intensity: 7, isTwinStar: 1, secondaryEmotion: "serenity", secondaryIntensity: 3 },
    ]);
    expect(problems).toMatchObject([{ code: "more-moods", text: expect.stringContaining("tired") }]);
  });

  it("wait for the person where nothing can be suggested", () => {
    const journal = journalWith({ moods: [{ name: "Dienstag" }] });
    expect(starsOf(journal)).toMatchObject({ entries: [], problems: [{ code: "mood-not-chosen" }] });
    const chosen = new Map([["dienstag", { emotion: "grief", intensity: 2 } as const]]);
    expect(starsOf(journal, { moods: chosen }).entries).toMatchObject([{ emotion: "grief", intensity: 2 }]);
    expect(starsOf(journal, { moods: new Map([["dienstag", "leave-out"]]) })).toEqual({
      ...{ entries: [], tags: [], problems: [] },
    });
  });
});

describe("the tags of an entry", () => {
  const tags = Array.from({ length: 14 }, (_, at) => ({ name: `tag ${at}` }));

  it("are the first twelve, or those that the file uses most", () => {
    const journal = journalWith({ tags }, { tags: tags.slice(12) });
    const first = starsOf(journal);
    const names = ({ tags, entries }: typeof first) =>
      entries[0]?.tags?.map((id) => tags.find((tag) => tag.id === id)?.name);
    expect(names(first)).toEqual(tags.slice(0, maxTagsOfStar).map(({ name }) => name));
    expect(codes(first.problems)).toEqual([[2, "more-tags"]]);
    expect(names(starsOf(journal, { manyTags: "most-used" }))?.slice(0, 2)).toEqual(["tag 12", "tag 13"]);
  });

  it("are one tag where their names become the same, and none where they are left out", () => {
    const journal = journalWith({ tags: [{ name: "Sea" }, { name: "Beach" }, { name: "Office" }] });
    const sea = { name: "sea", kind: "place" } as const;
    const mapped = new Map([
      ["Sea", sea],
      ["Beach", { ...sea, name: "SEA" }],
      ["Office", null],
    ]);
    const { tags, entries } = starsOf(journal, { tags: mapped });
    expect(tags).toMatchObject([{ name: "sea", kind: "place" }]);
    expect(entries[0]?.tags).toEqual([tags[0]?.id]);
  });
});

it("the key of an entry depends on neither its note, nor the mapping, nor the time zone", () => {
  const keysOf = (note: string, emotion: "joy" | "fear", timeZone: string, longNotes: "cut" | "continue") => {
    const rows = [
      ["2026-02-08", "16:04", "good", "", note],
      ["2026-02-08", "16:04", "good", "", ""],
    ];
    const journal = journalOf(readRows(["full_date", "time", "mood", "activities", "note"], rows));
    const moods = new Map([["good", { emotion, intensity: 1 }]]);
    return starsOf(journal, { moods, longNotes }, { timeZone })
      .entries.map(({ key }) => key)
      .slice(0, 2);
  };
  const note = fc.string({ maxLength: 50 });
  const expected = ["daylio 2026-02-08 16:04 good", "daylio 2026-02-08 16:04 good #2"];
  const anyZone = fc.constantFrom("Asia/Kolkata", "America/St_Johns", "UTC");
  fc.assert(
    fc.property(
      note,
      fc.constantFrom("joy", "fear"),
      anyZone,
      fc.constantFrom("cut", "continue"),
      (...given) => {
        expect(keysOf(...given)).toEqual(expected);
      },
    ),
    { numRuns: 50 },
  );
});

it("leaves out the characters of a note that no database can store, and lists the note", () => {
  const journal = journalWith({
    note: "a\0b \ud83d c",
    tags: [{ name: "se\0a" }],
    moods: [{ name: "go\0od" }],
  });
  expect(journal.entries).toMatchObject([
    { key: "test 2026-02-08 10:00 good", note: "ab \ufffd c", tags: ["sea"] },
  ]);
  expect(codes(journal.problems)).toEqual([[2, "invalid-characters"]]);
});

it("leaves out stars that the universe has already", () => {
  const journal = createJournal("mood-universe-json", "mood-universe");
  for (const id of ["one", "two"])
    journal.add({
      row: 1,
      id,
      date: "2026-02-08",
      time: "10:00",
      moods: [{ name: "joy" }],
      note: "",
      tags: [],
    });
  const { entries, problems } = starsOf(journalOf(journal.finish()), {}, { starIds: new Set(["two"]) });
  expect(entries.map(({ key }) => key)).toEqual(["mood-universe one"]);
  expect(problems).toMatchObject([{ code: "duplicate", severity: "skipped" }]);
});
