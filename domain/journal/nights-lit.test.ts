import fc from "fast-check";
import { expect, it } from "vitest";
import { makeStar } from "../../testing/make-star.ts";
import { catalogue } from "../feelings.ts";
import { indexJournal } from "./journal-index.ts";
import { nightsLit } from "./nights-lit.ts";

const today = 20_000;
/** Nights lit with stars on these days ago. */
const litWith = (...daysAgo: number[]) => nightsLit(new Set(daysAgo.map((ago) => today - ago)), today);

it("takes the days of an index", () => {
  const timestamp = new Date(today * 86_400_000).toISOString();
  const { days } = indexJournal(
    catalogue,
    [makeStar({ timestamp, utcOffset: -1 }), makeStar({ timestamp, utcOffset: 0 })],
    "UTC",
  );
  expect(nightsLit(days, today)).toEqual({ lit: 2, of: 2 });
});

it("counts the last thirty nights", () => {
  expect(litWith(400, 30, 29, 12, 3, 0)).toEqual({ lit: 4, of: 30 });
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
