import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCharacter } from "../../testing/any-character.ts";
import { makeUser } from "../../testing/browser/make-replies.ts";
import { makeFeeling, makeReading, makeTracker } from "../../testing/make.ts";
import { makeSealed } from "../../testing/make-sealed.ts";
import { makeStar } from "../../testing/make-star.ts";
import type { OwnFeeling } from "../records/feeling/feeling.ts";
import type { Tag } from "../records/tag/tag.ts";
import type { Tracker } from "../records/tracker/tracker.ts";
import { type UniverseFile, universeFileSchema } from "./universe-file.ts";
import { onlyStars, universeFileParts, withoutNotes } from "./universe-text.ts";

const makeFile = (overrides: Partial<UniverseFile> = {}): UniverseFile => ({
  ...{ formatVersion: 1, exportedAt: "2026-03-13T12:00:00.000Z", isWhole: true, user: makeUser() },
  ...{
    settings: { theme: "dark" },
    moodEntries: [],
    bin: [],
    tags: [],
    constellations: [],
    feelings: [],
    trackers: [],
    readings: [],
    comparisons: [],
  },
  ...{ quizResponses: [], recommendations: [], wellnessSessions: [] },
  ...overrides,
});
const link = {
  ...{ id: "l", label: "For my sister", showsFeelings: false, showsDates: true, isLive: true, asOf: null },
  ...{ createdAt: "2026-03-13T12:00:00.000Z", endsAt: null, views: 3 },
};
const reminders = {
  ...{ isOn: true, times: [{ time: "20:30", weekdays: [0, 6] as (0 | 6)[] }], timeZone: "Europe/Berlin" },
  ...{ byMail: false, isSilent: true, restUntil: null },
};
const read = (file: UniverseFile) =>
  universeFileSchema.parse(JSON.parse([...universeFileParts(file)].join("")));

describe("the file of a universe", () => {
  it("is read back as it was written, whatever its texts are", () => {
    const note = fc.option(fc.string({ unit: anyCharacter, maxLength: 20 }));
    fc.assert(
      fc.property(fc.array(note, { maxLength: 5 }), (notes) => {
        const moodEntries = notes.map((text, at) => makeStar({ id: `${at}`, note: text }));
        const bin = moodEntries.map((star) => ({ ...star, deletedAt: star.timestamp }));
        const file = makeFile({ moodEntries, bin });
        expect(read(file)).toEqual(file);
      }),
    );
  });

  it("has all items of lists that are longer than a part, each on a line", () => {
    const moodEntries = Array.from({ length: 1_201 }, (_, at) => makeStar({ id: `${at}` }));
    const file = makeFile({ moodEntries });
    expect(read(file)).toEqual(file);
    const lines = [...universeFileParts(file)].join("").split("\n");
    expect(lines.filter((line) => line.startsWith('{"id"'))).toHaveLength(1_201);
  });

  it("has only the chosen stars with what belongs to them, and says so", () => {
    const tag = (id: string) => ({ id, name: id, kind: "other" as const, isArchived: false, revision: 1 });
    const feeling = (id: string) => ({ ...(makeFeeling({ name: id }) as OwnFeeling), id, revision: 1 });
    const tracker = { ...(makeTracker() as Tracker), id: "sleep", revision: 1 };
    const file = makeFile({
      feelings: [feeling("wistful"), feeling("blue")],
      trackers: [tracker],
      readings: [{ ...makeReading(), ...{ id: "", trackerId: "sleep", at: "2026-03-13", revision: 1 } }],
      moodEntries: [
        makeStar({ id: "a", tags: ["x"], emotion: "wistful" }),
        makeStar({ id: "b", tags: ["y"] }),
      ],
      bin: [{ ...makeStar({ id: "c" }), deletedAt: "2026-03-13T12:00:00.000Z" }],
      tags: [tag("x"), tag("y")],
      constellations: [
        { id: "1", name: "Both", entryIds: ["a", "b"], revision: 1 },
        { id: "2", name: "Other", entryIds: ["b"], revision: 1 },
      ],
      reminders,
      shownSkies: [link],
    });
    expect(onlyStars(file, new Set(["a"]))).toEqual({
      ...file,
      ...{ feelings: [feeling("wistful")], trackers: [], readings: [], comparisons: [] },
      ...{ isWhole: false, moodEntries: [file.moodEntries[0]], bin: [], tags: [tag("x")] },
      ...{ reminders: null, shownSkies: [] },
      constellations: [{ id: "1", name: "Both", entryIds: ["a"], revision: 1 }],
    });
  });

  it("has no note if the person leaves notes out, also not in the bin", () => {
    const star = makeStar({ note: "A secret" });
    const searched = { id: "k", name: "Mine", query: "first.words=secret", revision: 1 };
    const file = makeFile({
      ...{ moodEntries: [star], bin: [{ ...star, deletedAt: star.timestamp }] },
      comparisons: [searched],
    });
    expect([...universeFileParts(withoutNotes(file))].join("")).not.toContain("secret");
    expect(withoutNotes(file).isWhole).toBe(false);
  });

  it("keeps sealed words, and leaves them out with the notes", () => {
    const star = makeStar({ sealed: makeSealed("Rain") });
    const tag: Tag = {
      id: "t",
      name: "",
      sealed: makeSealed("Sea"),
      kind: "other",
      isArchived: false,
      revision: 1,
    };
    const bin = [{ ...star, deletedAt: star.timestamp }];
    const file = makeFile({ moodEntries: [star], bin, tags: [tag] });
    expect(read(file)).toEqual(file);
    expect([...universeFileParts(withoutNotes(file))].join("")).not.toContain(makeSealed("Rain"));
    const sent = { ...file, tags: [{ ...tag, name: null }] };
    expect(universeFileSchema.parse(JSON.parse(JSON.stringify(sent)))).toEqual(file);
  });
});
