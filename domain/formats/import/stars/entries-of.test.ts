import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { journalOf, journalWith, readRows, starsOf } from "../../../../testing/read-files.ts";
import { maxTagsOfStar } from "../../../records/tag/tag.ts";
import { createJournal } from "../journal-builder.ts";

const codes = (problems: readonly { row: number; code: string }[]) =>
  problems.map(({ row, code }) => [row, code]);

describe("the feelings of an entry", () => {
  const moods = [{ name: "happy" }, { name: "joyful" }, { name: "calm", intensity: 3 }, { name: "tired" }];

  it("are the first two different ones, with the intensities of the source", () => {
    const { entries, problems } = starsOf(journalWith({ moods }));
    expect(entries).toMatchObject([
      { emotion: "joy", intensity: 7, isTwinStar: 1, secondaryEmotion: "serenity", secondaryIntensity: 3 },
    ]);
    expect(problems).toMatchObject([
      { code: "more-moods", remark: { params: { names: expect.arrayContaining(["tired"]) } } },
    ]);
  });

  it("wait for the person where nothing can be suggested", () => {
    const journal = journalWith({ moods: [{ name: "Dienstag" }] });
    expect(starsOf(journal)).toMatchObject({ entries: [], problems: [{ code: "mood-not-chosen" }] });
    const chosen = new Map([["dienstag", { emotion: "grief", intensity: 2 } as const]]);
    expect(starsOf(journal, { moods: chosen }).entries).toMatchObject([{ emotion: "grief", intensity: 2 }]);
    expect(starsOf(journal, { moods: new Map([["dienstag", "leave-out"]]) })).toEqual({
      ...{ entries: [], corrections: [], tags: [], feelings: [], problems: [] },
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
