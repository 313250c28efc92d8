import fc from "fast-check";
import { expect, test } from "vitest";
import type { Universe } from "#domain/records/apply-changes.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { anyCharacter } from "../../testing/any-character.ts";
import { makeStar } from "../../testing/make-star.ts";
import { columns, packStars, unpackStars } from "./packed-stars.ts";
import { changedParts, partsOf, starParts } from "./parts.ts";

const byMonth = (entries: readonly MoodEntry[]) => partsOf(starParts, { entries } as Universe);

const moments = fc.date({
  min: new Date("1990-01-01"),
  max: new Date("2030-01-01"),
  noInvalidDate: true,
});

const stars = fc
  .array(
    fc.record({ at: moments, note: fc.option(fc.string({ unit: anyCharacter })), tags: fc.array(fc.uuid()) }),
  )
  .map((list) =>
    list
      .map(({ at, note, tags }, n) =>
        makeStar({ id: `star-${n}`, userId: "ada", timestamp: at.toISOString(), note, tags, revision: n }),
      )
      .sort((one, other) => (one.timestamp < other.timestamp ? -1 : 1)),
  );

test("stars come back as they were, in their order, month after month", () => {
  fc.assert(
    fc.property(stars, (entries) => {
      const months = byMonth(entries);
      const names = [...months.keys()];
      expect(names).toEqual([...names].sort());
      const unpacked = [...months.values()].flatMap(
        (month) => unpackStars(packStars(month), columns, "ada").records,
      );
      expect(unpacked).toEqual(entries);
    }),
  );
});

test("only the months of stars that changed, came or went are written again", () => {
  fc.assert(
    fc.property(stars, fc.nat(), (entries, at) => {
      const before = byMonth(entries);
      expect(changedParts(byMonth([...entries]), before)).toEqual([]);
      const star = entries[at % (entries.length || 1)];
      if (!star) return;
      const month = star.timestamp.slice(0, 7);
      const changed: MoodEntry = { ...star, note: "changed" };
      expect(changedParts(byMonth(entries.map((each) => (each === star ? changed : each))), before)).toEqual([
        month,
      ]);
      const rest = byMonth(entries.filter((each) => each !== star));
      expect(changedParts(rest, before)).toEqual(rest.has(month) ? [month] : []);
    }),
  );
});

test("what is no row of a star is left out and told, and the rest is there", () => {
  const star = makeStar({ userId: "ada" });
  const [row] = JSON.parse(packStars([star]));
  for (const text of ["", "null", "[[]]", '[["only an id"]]', "{}", packStars([star]).slice(1), 7, "[7]"])
    expect(unpackStars(text, columns, "ada")).toEqual({ records: [], isWhole: false });
  const mixed = JSON.stringify([
    ["only an id"],
    row,
    null,
    row.with(columns.indexOf("intensity"), "not a number"),
  ]);
  expect(unpackStars(mixed, columns, "ada")).toEqual({ records: [star], isWhole: false });
});

test("fields of tomorrow come back, whatever their names", () => {
  const more = JSON.parse('{"__proto__":{"x":1},"weather":"rain","constructor":null}');
  const star: MoodEntry = { ...makeStar({ userId: "ada" }), ...more };
  const { records: stars, isWhole } = unpackStars(
    packStars([star, makeStar({ userId: "ada" })]),
    columns,
    "ada",
  );
  expect(JSON.stringify(stars)).toContain('"__proto__":{"x":1}');
  expect(stars).toEqual([star, makeStar({ userId: "ada" })]);
  expect(isWhole).toBe(true);
});

test("a star of yesterday gets what it lacks, and one of other columns is read by their names", () => {
  const star = makeStar({ userId: "ada", note: "kept" });
  const earlier = columns.filter((column) => column !== "utcOffset").toReversed();
  const text = JSON.stringify([earlier.map((column) => star[column as keyof MoodEntry])]);
  expect(unpackStars(text, earlier, "ada")).toEqual({ records: [star], isWhole: false });
});
