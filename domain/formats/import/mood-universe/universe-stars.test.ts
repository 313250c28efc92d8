import { describe, expect, it } from "vitest";
import { makeStar } from "../../../../testing/make-star.ts";
import { makeReading, makeTracker } from "../../../../testing/make-tracker.ts";
import { journalOf, starsOf } from "../../../../testing/read-files.ts";
import { suggestMapping } from "../mapping/suggest-mapping.ts";
import { readUniverseStars } from "./universe-stars.ts";

const id = "0c9a1e5f-5b1c-4f53-9a75-0d8f6f0b7a21";
const sonder = {
  id,
  name: "Sonder",
  family: "wonder",
  valence: 0.2,
  energy: 0.3,
  isArchived: false,
  revision: 4,
} as const;
const sleep = makeTracker({ id: "sleep", name: "Sleep", kind: "duration" });
const file = (overrides: object = {}) => ({
  ...{ formatVersion: 1, tags: [], feelings: [sonder], trackers: [sleep] },
  moodEntries: [makeStar({ id: "a", emotion: id, intensity: 6 })],
  readings: [makeReading(sleep, "2026-02-08", 450, 60)],
  ...overrides,
});

describe("the product's own JSON, brought to another universe", () => {
  const journal = journalOf(readUniverseStars(file()));

  it("has the feelings of its person, which the import makes where they are missing", () => {
    const createId = () => "made";
    const mapping = suggestMapping(journal, { createId });
    expect([...mapping.feelings]).toEqual([
      ["made", { name: "Sonder", family: "wonder", valence: 0.2, energy: 0.3 }],
    ]);
    expect(starsOf(journal, mapping)).toMatchObject({
      entries: [{ emotion: "made", intensity: 6 }],
      feelings: [{ id: "made", name: "Sonder" }],
      problems: [],
    });
  });

  it("has which stars are kept out of letters", () => {
    const stars = [true, false].map((keptOutOfLetters, at) =>
      makeStar({ id: `star-${at}`, keptOutOfLetters }),
    );
    const { entries } = starsOf(journalOf(readUniverseStars(file({ moodEntries: stars }))));
    expect(entries.map(({ keptOutOfLetters }) => keptOutOfLetters)).toEqual([true, undefined]);
  });

  it("has those that the universe has already, by their id or their name", () => {
    for (const known of [sonder, { ...sonder, id: "other", name: "SONDER" }]) {
      const universe = { tags: [], feelings: [known] };
      const { moods, feelings } = suggestMapping(journal, { universe });
      expect([...moods.values()]).toMatchObject([{ emotion: known.id }]);
      expect(feelings.size).toBe(0);
    }
  });

  it("has its trackers and readings, which the person can take", () => {
    expect(journal.series).toMatchObject([
      { name: "Sleep", unit: "min", at: ["2026-02-08"], values: [450], utcOffsets: [60], isOfDay: true },
    ]);
  });

  it("can have feelings, trackers and readings that are none", () => {
    const odd = [null, 3, {}, { id, name: "", family: "sea" }, { trackerId: "sleep", at: "soon", value: 1 }];
    const read = readUniverseStars(file({ feelings: odd, trackers: odd, readings: odd }));
    expect(journalOf(read)).toMatchObject({ moods: [{ name: id }], series: [] });
  });
});
