import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { journalWith, starsOf } from "../../../../testing/read-files.ts";
import { noteLimit } from "../../../records/star/fields.ts";
import { cutMark } from "./split-note.ts";

const codes = (problems: readonly { row: number; code: string }[]) =>
  problems.map(({ row, code }) => [row, code]);

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
