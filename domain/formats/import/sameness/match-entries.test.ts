import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { journalWith } from "../../../../testing/read-files.ts";
import type { FoundEntry } from "../journal-builder.ts";
import type { ReadJournal } from "../read-journal.ts";
import { matchEntries } from "./match-entries.ts";
import { type KnownEntry, textOfSaid, whatIsSaid } from "./said.ts";

type Row = Partial<FoundEntry>;

const row = (note: string, overrides: Row = {}): Row => ({ time: null, note, ...overrides });
const mood = (name: string) => ({ moods: [{ name }] });

/** A row on a day of its own in one month, at the same time as the others. */
const dated = (at: number): Row => ({
  ...{ date: `2026-01-${String(at + 1).padStart(2, "0")}`, time: "21:00", ...mood("good") },
});

/** The universe after the import of a journal. Earlier releases stored keys alone. */
const importOf = ({ entries }: ReadJournal, isOfEarlierRelease = false): KnownEntry[] =>
  entries.map((entry, at) => ({
    ...{ key: entry.key, entryId: `star ${at}`, note: entry.note },
    said: isOfEarlierRelease ? null : textOfSaid(whatIsSaid(entry)),
  }));

/** The notes of the entries that are new, and of those that are offered as corrections of which. */
function laterExport(earlier: readonly KnownEntry[], ...rows: Row[]) {
  const keys = new Set(earlier.map(({ key }) => key));
  const { journal, offers } = matchEntries(journalWith(...rows), earlier);
  const fresh = journal.entries.filter(({ key }) => !keys.has(key));
  expect(new Set(journal.entries.map(({ key }) => key)).size).toBe(journal.entries.length);
  return {
    fresh: fresh.map(({ note }) => note),
    offers: offers.map(({ entry, corrects }) => [
      entry.note,
      earlier.find(({ key }) => key === corrects)?.note,
    ]),
    journal,
  };
}

describe.each([false, true])(
  "a later export of a journal (imported by an earlier release: %s)",
  (isEarlier) => {
    const known = (...rows: Row[]) => importOf(journalWith(...rows), isEarlier);

    it("has only its new entries added, whatever the order of those of one time and mood", () => {
      const earlier = known(row("lake"), row("bread"));
      expect(laterExport(earlier, row("soup"), row("bread"), row("lake")).fresh).toEqual(["soup"]);
      expect(laterExport(earlier, row("bread"), row("soup"), row("lake"), row("tea")).fresh).toEqual([
        "soup",
        "tea",
      ]);
    });

    it("adds as many of equal entries as there are more", () => {
      const earlier = known(row(""), row(""));
      expect(laterExport(earlier, row(""), row(""), row("")).fresh).toEqual([""]);
      expect(laterExport(earlier, row("")).fresh).toEqual([]);
    });

    it("with a changed note has the same star", () => {
      expect(laterExport(known(row("lake")), row("lake, cold"))).toMatchObject({ fresh: [], offers: [] });
    });

    it("without an entry that was deleted has all others as they are", () => {
      expect(
        laterExport(known(row("lake"), row("bread"), row("tea")), row("tea"), row("lake")),
      ).toMatchObject({
        ...{ fresh: [], offers: [] },
      });
    });

    it.each<[string, Row, Row]>([
      ["another time", row("lake", { time: "10:00" }), row("lake", { time: "11:30" })],
      ["another day", row("a swim in the lake"), row("a swim in the lake", { date: "2026-02-09" })],
      [
        "another mood",
        row("", { time: "10:00", ...mood("good") }),
        row("", { time: "10:00", ...mood("bad") }),
      ],
      ["another mood on a day", row("", mood("good")), row("", mood("bad"))],
      ["another time without a note", row("", { time: "10:00" }), row("", { time: "11:00" })],
      [
        "another time and mood",
        row("lake", { time: "10:00", ...mood("good") }),
        row("lake", { time: "11:00", ...mood("bad") }),
      ],
    ])("with %s is offered as a correction, and not only added", (_, before, after) => {
      const tea = row("tea", { date: "2026-01-01" });
      const { offers } = laterExport(known(before, tea), tea, after);
      expect(offers).toEqual([[after.note, before.note]]);
    });

    it("that says something else on another day is new", () => {
      const { offers, fresh } = laterExport(known(row("lake")), row("tea", { date: "2026-02-09" }));
      expect([offers, fresh]).toEqual([[], ["tea"]]);
    });

    it("offers nothing about a star that the person has removed", () => {
      const removed = known(row("lake", { time: "10:00" })).map((one) => ({ ...one, note: null }));
      expect(laterExport(removed, row("lake", { time: "11:00" })).offers).toEqual([]);
    });

    it("of another journal with as many other entries offers no corrections", () => {
      const days = Array.from({ length: 30 }, (_, at) => `2026-01-${String(at + 1).padStart(2, "0")}`);
      const other = known(...days.map((date) => row("", { date, time: "10:00" })));
      expect(laterExport(other, ...days.map((date) => row("", { date, time: "21:00" }))).offers).toEqual([]);
    });

    it.each<[string, Row]>([
      ["every mood has another name", mood("gut")],
      ["every time has moved", { time: "22:00" }],
    ])("in which %s is offered as corrections, and not added once more", (_, change) => {
      const days = Array.from({ length: 30 }, (_, at) => row(at % 3 === 0 ? "" : `day ${at}`, dated(at)));
      const { offers } = laterExport(known(...days), ...days.map((day) => ({ ...day, ...change })));
      expect(offers).toEqual(days.map(({ note }) => [note, note]));
    });

    it("adds what is new and offers nothing, in any order and with any rows more than once", () => {
      const anyRow = fc.record({
        date: fc.constantFrom("2026-02-08", "2026-02-09"),
        time: fc.constantFrom(null, "10:00"),
        note: fc.constantFrom("", "lake", "soup"),
        moods: fc.constantFrom([], [{ name: "good" }], [{ name: "bad" }]),
      });
      const rows = fc.array(anyRow, { minLength: 1, maxLength: 8 });
      const shuffled = fc
        .tuple(rows, rows)
        .chain(([before, more]) =>
          fc.tuple(
            fc.constant(before),
            fc.constant(more),
            fc.shuffledSubarray([...before, ...more], { minLength: before.length + more.length }),
          ),
        );
      fc.assert(
        fc.property(shuffled, ([before, more, after]) => {
          const { fresh, offers } = laterExport(known(...before), ...after);
          expect(fresh.toSorted()).toEqual(more.map(({ note }) => note).toSorted());
          expect(offers).toEqual([]);
        }),
      );
    });
  },
);

describe("a later export", () => {
  it("knows entries whose stars were edited in the universe", () => {
    const edited = importOf(journalWith(row("lake"), row("bread"))).map((one) => ({
      ...one,
      note: "edited",
    }));
    expect(laterExport(edited, row("soup"), row("bread"), row("lake")).fresh).toEqual(["soup"]);
  });

  it("says which notes have changed at the source", () => {
    const earlier = importOf(journalWith(row("lake")));
    expect(laterExport(earlier, row("lake, cold")).journal.problems).toMatchObject([
      { code: "note-changed" },
    ]);
    expect(laterExport(earlier, row("lake")).journal.problems).toEqual([]);
  });

  it("with ids of the source offers what has another time or mood, once", () => {
    const before = { id: "9B1C", ...row("lake", { time: "10:00", ...mood("good") }) };
    const after = { ...before, ...mood("bad") };
    const earlier = importOf(journalWith(before));
    const { offers, journal } = matchEntries(journalWith(after), earlier);
    expect(offers).toMatchObject([
      {
        corrects: earlier[0]?.key,
        newKey: `${earlier[0]?.key} #2`,
        hasOtherTime: false,
        hasOtherMoods: true,
      },
    ]);
    const [entry] = journal.entries;
    const corrected = { ...earlier[0], key: offers[0]?.newKey, said: entry && textOfSaid(whatIsSaid(entry)) };
    const now = [...earlier, corrected] as KnownEntry[];
    expect(matchEntries(journalWith(after), now).offers).toEqual([]);
    expect(matchEntries(journalWith(before), now).offers).toEqual([]);
  });

  it("knows a long note whose star goes on in another", () => {
    const long = "Sea. ".repeat(1_000).trim();
    const [first] = importOf(journalWith(row(long)));
    const earlier = [
      { ...first, said: null, note: long.slice(0, 2_000) },
      { ...first, key: `${first?.key} +1`, said: null, note: long.slice(2_000) },
    ] as KnownEntry[];
    expect(laterExport(earlier, row("soup"), row(long)).fresh).toEqual(["soup"]);
  });
});
