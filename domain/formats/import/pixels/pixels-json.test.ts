import { describe, expect, it } from "vitest";
import { journalOf, starsOf } from "../../../../testing/read-files.ts";
import { jsonSourceOf } from "../read-json.ts";
import { readPixels } from "./pixels-json.ts";

const newer = [
  {
    ...{ date: "2026-02-08", type: "Mood", scores: [4, 2, 4], notes: "Sea" },
    tags: [{ type: "Activities", entries: ["walk", "swim"] }],
  },
  { date: "2026-1-3", type: "Mood", scores: [], notes: "", tags: [] },
];
const older = [
  {
    date: "2019-02-08",
    entries: [{ type: "Mood", value: 5, notes: "Old", tags: ["walk"] }, { type: "Event" }],
  },
];

describe("the backup of Pixels", () => {
  it("is known by its days, old and new", () => {
    expect([newer, older, [], [1], { date: "2026-02-08" }].map(jsonSourceOf)).toEqual([
      ...["pixels-json", "pixels-json", null, null, null],
    ]);
  });

  it("makes a star of each score, with the note at the first and with keys of their own", () => {
    const journal = journalOf(readPixels(newer));
    expect(journal.entries.map(({ key, note, tags }) => [key, note, tags])).toEqual([
      ["pixels 2026-02-08 4", "Sea", ["walk", "swim"]],
      ["pixels 2026-02-08 2", "", ["walk", "swim"]],
      ["pixels 2026-02-08 4 #2", "", ["walk", "swim"]],
    ]);
    expect(journal.moods).toMatchObject([
      { name: "4", level: 0.75, count: 2 },
      { name: "2", level: 0.25, count: 1 },
    ]);
    expect(journal.problems).toMatchObject([{ row: 2, code: "no-mood" }]);
    expect(starsOf(journal).entries[0]).toMatchObject({ timestamp: "2026-02-08T11:00:00.000Z" });
  });

  it("of an old version has entries within its days, of which only moods are read", () => {
    const journal = journalOf(readPixels(older));
    expect(journal.entries).toMatchObject([{ date: "2019-02-08", time: null, note: "Old", tags: ["walk"] }]);
    expect(journal.problems).toMatchObject([{ row: 1, code: "other-kind" }]);
  });
});
