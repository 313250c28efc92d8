import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { makeStar } from "../../testing/make-star.ts";
import { feelingsWith } from "../feelings-with-own.ts";
import type { OwnFeeling } from "../records/feeling/feeling.ts";
import type { Tag } from "../records/tag/tag.ts";
import { neutralizeFormula } from "./formula.ts";
import { joinTags, starRow, starTableHeader } from "./star-table.ts";

const makeTag = (id: string, name: string): Tag => ({
  ...{ id, name, kind: "other", isArchived: false, revision: 1 },
});
const wistful: OwnFeeling = {
  ...{ id: "5f0e1c2a-7b3d-4e6f-8a9b-0c1d2e3f4a50", name: "=Wistful", family: "grief", valence: -0.2 },
  ...{ energy: 0.3, isArchived: false, revision: 1 },
};
const feelings = feelingsWith([wistful]);
const context = (tags: readonly Tag[] = [], timeZone = "UTC") => ({
  tags: new Map(tags.map((tag) => [tag.id, tag])),
  ...{ feelings, timeZone },
});
const cellsOf = (...[star, given = context()]: [ReturnType<typeof makeStar>, ReturnType<typeof context>?]) =>
  Object.fromEntries(starRow(star, given).map((cell, at) => [starTableHeader[at], cell]));

/** Texts with many characters that files and spreadsheets treat in a special way. */
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(..."=+-@\t\r\n'\",; |\\\u00a0＝a") }),
  fc.string({ unit: "grapheme" }),
);

describe("a row of the table", () => {
  it("has the names of the person's own feelings, and the ids of the others", () => {
    const star = makeStar({ emotion: wistful.id, isTwinStar: 1, secondaryEmotion: "joy" });
    expect(cellsOf(star)).toMatchObject({ emotion: "'=Wistful", second_emotion: "joy" });
    expect(cellsOf(makeStar({ isTwinStar: 1, secondaryEmotion: wistful.id }))).toMatchObject({
      ...{ emotion: "joy", second_emotion: "'=Wistful" },
    });
  });

  it("has the local and the UTC time of a star with an offset, and its tags", () => {
    const star = makeStar({
      ...{ timestamp: "2026-03-13T22:30:05.123Z", utcOffset: 330, timeZone: "Asia/Kolkata" },
      tags: ["b", "gone", "a"],
    });
    expect(cellsOf(star, context([makeTag("a", "work"), makeTag("b", "sea | sand")]))).toMatchObject({
      ...{ local_time: "2026-03-14 04:00:05", utc_time: "2026-03-13T22:30:05.123Z" },
      ...{ utc_offset: "UTC+05:30", time_zone: "Asia/Kolkata", tags: "sea \\| sand | work" },
      ...{ emotion: "joy", intensity: "7", second_emotion: "", second_intensity: "", note: "" },
    });
  });

  it("has the reader's time and no offset where the offset is unknown", () => {
    const star = makeStar({ timestamp: "2026-07-01T12:00:00.000Z" });
    expect(cellsOf(star, context([], "America/St_Johns"))).toMatchObject({
      ...{ local_time: "2026-07-01 09:30:00", utc_offset: "", time_zone: "" },
    });
  });

  it("is read back by a CSV reader as it was written", () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 8 }), (notes) => {
        const rows = notes.map((note) => starRow(makeStar({ note }), context()));
        const csv = Papa.unparse([...rows] as string[][], { newline: "\r\n" });
        expect(Papa.parse(csv, { delimiter: ",", newline: "\r\n" }).data).toEqual(rows);
      }),
    );
  });
});

describe("a neutralized cell", () => {
  it("never begins like a formula, and loses nothing but one apostrophe", () => {
    fc.assert(
      fc.property(text, (cell) => {
        const neutral = neutralizeFormula(cell);
        expect(neutral).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
        expect(neutral.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/);
        expect([cell, `'${cell}`]).toContain(neutral);
      }),
    );
  });

  it("can be told from a cell that had the apostrophe before", () => {
    const written = fc.uniqueArray(text, { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(written, ([one = "", other = ""]) => {
        expect(neutralizeFormula(one)).not.toBe(neutralizeFormula(other));
        expect(neutralizeFormula(one)).not.toBe(neutralizeFormula(`'${one}`));
      }),
    );
  });

  it("leaves ordinary text as it is", () => {
    for (const cell of ["", "joy", "7", "2026-03-14 04:00:05", "UTC-05:00", "'twas fine", "a = b"])
      expect(neutralizeFormula(cell)).toBe(cell);
  });
});

it("names of tags in one cell can be told apart", () => {
  const name = fc.string({ unit: fc.constantFrom(..."| \\ab"), minLength: 1 }).map((one) => `x${one}x`);
  const split = (cell: string) =>
    cell.split(/(?<=(?<!\\)(?:\\\\)*x) \| (?=x)/).map((one) => one.replace(/\\([\\|])/g, "$1"));
  fc.assert(
    fc.property(fc.array(name, { minLength: 1 }), (names) => {
      expect(split(joinTags(names))).toEqual(names);
    }),
  );
});
