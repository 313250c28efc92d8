import fc from "fast-check";
import { expect, it } from "vitest";
import { emotionIds, familyIds } from "../emotions.ts";
import { catalogue } from "../feelings.ts";
import { isChosen, shareOfFamily, toggleEmotion, toggleFamily } from "./chosen-feelings.ts";

type Chosen = ReturnType<typeof toggleEmotion>;
const none: Chosen = { emotions: [], families: [] };
const toggled = (ids: readonly string[]) =>
  ids.reduce((chosen, id) => toggleEmotion(catalogue, chosen, id), none);
const steps = fc.array(fc.constantFrom(...emotionIds), { maxLength: 60 });

it("chooses what was toggled an odd number of times, and nothing else", () => {
  fc.assert(
    fc.property(steps, (ids) => {
      const chosen = toggled(ids);
      const wanted = emotionIds.filter((id) => ids.filter((other) => other === id).length % 2 === 1);
      expect(emotionIds.filter((id) => isChosen(catalogue, chosen, id))).toEqual(wanted);
      // Nothing is said twice.
      for (const family of chosen.families)
        expect(
          chosen.emotions.filter((id) => isChosen(catalogue, { emotions: [], families: [family] }, id)),
        ).toEqual([]);
    }),
  );
});

it("turns the four emotions of a family into the family, and back into those that are left", () => {
  const most = ["love", "joy", "compassion"] as const;
  const three = toggled(most);
  expect([three, shareOfFamily(catalogue, three, "love")]).toEqual([
    { emotions: most, families: [] },
    "some",
  ]);
  const all = toggleEmotion(catalogue, three, "trust");
  expect([all, shareOfFamily(catalogue, all, "love")]).toEqual([{ emotions: [], families: ["love"] }, "all"]);
  expect(toggleEmotion(catalogue, all, "trust")).toEqual(three);
});

it("chooses a family as a whole, and leaves it out as a whole", () => {
  fc.assert(
    fc.property(steps, fc.constantFrom(...familyIds), (ids, family) => {
      const before = toggled(ids);
      const after = toggleFamily(catalogue, before, family);
      expect(shareOfFamily(catalogue, after, family)).toBe(
        shareOfFamily(catalogue, before, family) === "all" ? "none" : "all",
      );
      for (const other of familyIds.filter((id) => id !== family))
        expect(shareOfFamily(catalogue, after, other)).toBe(shareOfFamily(catalogue, before, other));
    }),
  );
});
