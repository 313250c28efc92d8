import fc from "fast-check";
import { expect, it } from "vitest";
import { emotionIds, familyIds } from "../emotions.ts";
import { isChosen, shareOfFamily, toggleEmotion, toggleFamily } from "./chosen-feelings.ts";

const none = { emotions: [], families: [] };
const steps = fc.array(fc.constantFrom(...emotionIds), { maxLength: 60 });

it("chooses what was toggled an odd number of times, and nothing else", () => {
  fc.assert(
    fc.property(steps, (ids) => {
      const feelings = ids.reduce(toggleEmotion, none);
      const wanted = emotionIds.filter((id) => ids.filter((other) => other === id).length % 2 === 1);
      expect(emotionIds.filter((id) => isChosen(feelings, id))).toEqual(wanted);
      // Nothing is said twice.
      for (const family of feelings.families)
        expect(feelings.emotions.filter((id) => isChosen({ emotions: [], families: [family] }, id))).toEqual(
          [],
        );
    }),
  );
});

it("turns the four emotions of a family into the family, and back into those that are left", () => {
  const most = ["love", "joy", "compassion"] as const;
  const three = most.reduce<Parameters<typeof toggleEmotion>[0]>(toggleEmotion, none);
  expect([three, shareOfFamily(three, "love")]).toEqual([{ emotions: most, families: [] }, "some"]);
  const all = toggleEmotion(three, "trust");
  expect([all, shareOfFamily(all, "love")]).toEqual([{ emotions: [], families: ["love"] }, "all"]);
  expect(toggleEmotion(all, "trust")).toEqual(three);
});

it("chooses a family as a whole, and leaves it out as a whole", () => {
  fc.assert(
    fc.property(steps, fc.constantFrom(...familyIds), (ids, family) => {
      const before = ids.reduce(toggleEmotion, none);
      const after = toggleFamily(before, family);
      expect(shareOfFamily(after, family)).toBe(shareOfFamily(before, family) === "all" ? "none" : "all");
      for (const other of familyIds.filter((id) => id !== family))
        expect(shareOfFamily(after, other)).toBe(shareOfFamily(before, other));
    }),
  );
});
