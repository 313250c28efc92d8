import fc from "fast-check";
import { expect, test } from "vitest";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { anyCharacter } from "../../testing/any-character.ts";
import { makeStar } from "../../testing/make-star.ts";
import { byMonth, changedMonths, columns, packStars, unpackStars } from "./packed-stars.ts";

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
      const unpacked = [...months.values()].flatMap((month) => unpackStars(packStars(month), columns, "ada"));
      expect(unpacked).toEqual(entries);
    }),
  );
});

test("only the months of stars that changed, came or went are written again", () => {
  fc.assert(
    fc.property(stars, fc.nat(), (entries, at) => {
      const before = byMonth(entries);
      expect(changedMonths(byMonth([...entries]), before)).toEqual([]);
      const star = entries[at % (entries.length || 1)];
      if (!star) return;
      const month = star.timestamp.slice(0, 7);
      const changed: MoodEntry = { ...star, note: "changed" };
      expect(changedMonths(byMonth(entries.map((each) => (each === star ? changed : each))), before)).toEqual(
        [month],
      );
      const rest = byMonth(entries.filter((each) => each !== star));
      expect(changedMonths(rest, before)).toEqual(rest.has(month) ? [month] : []);
    }),
  );
});

test("rows of another shape are refused", () => {
  for (const text of ["", "null", "[[]]", '[["only an id"]]', "{}", packStars([]).slice(1)])
    expect(() => unpackStars(text, columns, "ada")).toThrow();
});
