import fc from "fast-check";
import { expect, test } from "vitest";
import { makeStar } from "../../../testing/make-star.ts";
import { hasFeeling, starsPerFeeling } from "./count-feelings.ts";

const ids = ["joy", "grief", "mine", "other"];
const felt = fc.record({
  emotion: fc.constantFrom(...ids),
  isTwinStar: fc.constantFrom(0 as const, 1 as const),
  secondaryEmotion: fc.constantFrom(null, ...ids),
});

test("a star counts once for each feeling that it has", () => {
  fc.assert(
    fc.property(fc.array(felt, { maxLength: 20 }), (stars) => {
      const entries = stars.map(makeStar);
      const counts = starsPerFeeling(entries);
      for (const id of ids)
        expect(counts.get(id) ?? 0).toBe(entries.filter((entry) => hasFeeling(entry, id)).length);
    }),
  );
});
