import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeStar } from "../../../../testing/make-star.ts";
import { journalOf, readRows, starsOf } from "../../../../testing/read-files.ts";
import { emotionIds } from "../../../emotions.ts";
import { catalogue } from "../../../feelings.ts";
import type { MoodEntry } from "../../../records/star/mood-entry.ts";
import type { Tag } from "../../../records/tag/tag.ts";
import { starRow, starTableHeader } from "../../star-table.ts";

const tag = (id: string, name: string): Tag => ({ id, name, kind: "place", isArchived: false, revision: 1 });

/** What comes back when stars are exported as a table and read again. */
function roundTrip(stars: readonly MoodEntry[], tags: readonly Tag[] = []) {
  const context = {
    tags: new Map(tags.map((one) => [one.id, one])),
    timeZone: "America/New_York",
    feelings: catalogue,
  };
  const rows = stars.map((star) => starRow(star, context));
  const journal = journalOf(readRows(starTableHeader, rows));
  return { journal, ...starsOf(journal) };
}

describe("the product's own table", () => {
  it("gives back a star with everything that it has", () => {
    const star = makeStar({
      ...{ id: "0b7e", timestamp: "2026-03-13T22:30:05.123Z", utcOffset: 330, timeZone: "Asia/Kolkata" },
      ...{ emotion: "joy", intensity: 8, isTwinStar: 1, secondaryEmotion: "fear", secondaryIntensity: 3 },
      ...{ note: "=1+1\nand 'more'", tags: ["a"], keptOutOfLetters: true },
    });
    const { journal, entries, tags } = roundTrip([star], [tag("a", "sea | sand")]);
    expect(journal.source).toBe("mood-universe-csv");
    expect(journal.problems).toEqual([]);
    expect(entries).toMatchObject([
      {
        ...{ key: "mood-universe 0b7e", timestamp: star.timestamp, utcOffset: 330, timeZone: "Asia/Kolkata" },
        ...{ emotion: "joy", intensity: 8, isTwinStar: 1, secondaryEmotion: "fear", secondaryIntensity: 3 },
        ...{ note: star.note, tags: [tags[0]?.id], keptOutOfLetters: true },
      },
    ]);
    expect(tags).toMatchObject([{ name: "sea | sand" }]);
  });

  it("leaves a clock unknown that the star does not know", () => {
    const { entries } = roundTrip([makeStar({ timestamp: "2026-07-01T12:00:00.000Z" })]);
    expect(entries).toMatchObject([
      { timestamp: "2026-07-01T12:00:00.000Z", utcOffset: null, timeZone: null },
    ]);
  });

  it("gives back every note, feeling and moment", () => {
    const star = fc.record({
      note: fc.oneof(
        fc.string({ unit: "grapheme" }),
        fc.string({ unit: fc.constantFrom(..."'=+-@ \t\na|\\") }),
      ),
      emotion: fc.constantFrom(...emotionIds),
      intensity: fc.integer({ min: 1, max: 10 }),
      timestamp: fc
        .integer({ min: Date.UTC(1901), max: Date.UTC(2026) })
        .map((moment) => new Date(moment).toISOString()),
      utcOffset: fc.option(fc.integer({ min: -840, max: 840 })),
    });
    fc.assert(
      fc.property(fc.array(star, { minLength: 1, maxLength: 5 }), (given) => {
        const stars = given.map((one, at) =>
          makeStar({ id: `star-${at}`, ...one, note: one.note.replaceAll("\0", "") }),
        );
        const { entries } = roundTrip(stars);
        expect(
          entries.map(({ note, emotion, intensity, timestamp, utcOffset }) => [
            ...[note ?? "", emotion, intensity, timestamp, utcOffset],
          ]),
        ).toEqual(
          stars.map(({ note, emotion, intensity, timestamp, utcOffset }) => [
            ...[note?.trim() ? note : "", emotion, intensity, timestamp, utcOffset],
          ]),
        );
      }),
    );
  });

  it("skips and lists a star that is in it twice, and a row without a moment", () => {
    const star = makeStar();
    const rows = [starRow(star, { tags: new Map(), timeZone: "UTC", feelings: catalogue })];
    const { entries, problems } = journalOf(readRows(starTableHeader, [...rows, ...rows, ["x", "", "soon"]]));
    expect(entries).toHaveLength(1);
    expect(problems.map(({ row, code }) => [row, code])).toEqual([
      [3, "duplicate"],
      [4, "unreadable-date"],
    ]);
  });
});
