import fc from "fast-check";
import { expect, it } from "vitest";
import { familiesByPleasantness, lastUsedEmotions } from "./emotion-choice.ts";
import { emotionIds, familyIds } from "./emotions.ts";
import { catalogue } from "./feelings.ts";
import { feelingsWith } from "./feelings-with-own.ts";

it("offers each family once, the pleasant ones first and the painful ones last", () => {
  expect([...familiesByPleasantness].sort()).toEqual([...familyIds].sort());
  expect(familiesByPleasantness.slice(0, 3)).toEqual(["love", "transcendence", "serenity"]);
  expect(familiesByPleasantness.slice(-3)).toEqual(["fear", "grief", "anguish"]);
});

const journal = fc.array(fc.record({ emotion: fc.constantFrom(...emotionIds, "bewildered") }));

it("names each of the last used emotions once, the latest first", () => {
  const used = ["joy", "fear", "joy", "bewildered", "hope", "joy"].map((emotion) => ({ emotion }));
  expect(lastUsedEmotions(catalogue, used, 4)).toEqual(["joy", "hope", "fear"]);
  expect(lastUsedEmotions(catalogue, used, 2)).toEqual(["joy", "hope"]);
  expect(lastUsedEmotions(catalogue, [], 4)).toEqual([]);
});

it("leaves out a feeling of the person's own that is archived", () => {
  const place = { family: "grief", valence: -0.3, energy: 0.3, revision: 1 } as const;
  const known = feelingsWith([
    { ...place, id: "mine", name: "Homesick", isArchived: false },
    { ...place, id: "old", name: "Blue", isArchived: true },
  ]);
  const used = ["joy", "mine", "old"].map((emotion) => ({ emotion }));
  expect(lastUsedEmotions(known, used, 4)).toEqual(["mine", "joy"]);
});

it("names as many emotions as there are, up to the limit, and a new entry moves its emotion to the front", () => {
  fc.assert(
    fc.property(
      journal,
      fc.constantFrom(...emotionIds),
      fc.integer({ min: 1, max: 6 }),
      (entries, emotion, count) => {
        const before = lastUsedEmotions(catalogue, entries, count);
        const known = new Set(entries.map((entry) => entry.emotion).filter((id) => id !== "bewildered"));
        expect(before).toHaveLength(Math.min(count, known.size));
        const after = lastUsedEmotions(catalogue, [...entries, { emotion }], count);
        expect(after).toEqual([emotion, ...before.filter((id) => id !== emotion)].slice(0, count));
      },
    ),
  );
});
