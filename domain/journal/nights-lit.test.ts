import fc from "fast-check";
import { expect, it } from "vitest";
import { makeStar } from "../../testing/make-star.ts";
import { indexJournal } from "./journal-index.ts";
import { nightsLit } from "./nights-lit.ts";

const today = 20_000;
/** Nights lit with a star on each of these days ago. */
const litWith = (...daysAgo: number[]) => {
  const stars = daysAgo.map((ago) =>
    makeStar({ timestamp: new Date((today - ago) * 86_400_000).toISOString(), utcOffset: 0 }),
  );
  return nightsLit(indexJournal(stars, "UTC").days, today);
};

it("counts each night of the last thirty once", () => {
  expect(litWith(400, 30, 29, 12, 12, 3, 0)).toEqual({ lit: 4, of: 30 });
});

it("counts a young journal from its first night", () => {
  expect(litWith(4, 2, 0)).toEqual({ lit: 3, of: 5 });
  expect(litWith(0)).toEqual({ lit: 1, of: 1 });
  expect(litWith(29)).toEqual({ lit: 1, of: 30 });
});

it("counts nothing before the first star, nor a night that has not come here", () => {
  expect(litWith()).toEqual({ lit: 0, of: 0 });
  expect(litWith(-1)).toEqual({ lit: 0, of: 0 });
  expect(litWith(-1, 1)).toEqual({ lit: 1, of: 2 });
});

it("loses at most the night that passes out of the thirty, whatever is missed", () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 60 }), { minLength: 1 }), (daysAgo) => {
      const [now, tomorrow] = [litWith(...daysAgo), litWith(...daysAgo.map((ago) => ago + 1))];
      expect(now.lit).toBeLessThanOrEqual(now.of);
      expect(now.of).toBe(Math.min(30, Math.max(...daysAgo) + 1));
      expect(tomorrow.lit).toBeGreaterThanOrEqual(now.lit - 1);
    }),
  );
});
