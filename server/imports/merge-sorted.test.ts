import fc from "fast-check";
import { expect, it } from "vitest";
import { mergeSorted } from "./merge-sorted.ts";

it("merges sorted lists into one, whose equal items keep their order", async () => {
  const list = fc.array(fc.nat(20)).map((numbers) => numbers.toSorted((one, other) => one - other));
  await fc.assert(
    fc.asyncProperty(fc.array(list, { maxLength: 7 }), async (lists) => {
      const items = lists.map((numbers, at) => numbers.map((number) => ({ number, at })));
      const merged = await mergeSorted(items, (one, other) => one.number - other.number);
      expect(merged).toEqual(items.flat().toSorted((one, other) => one.number - other.number));
    }),
  );
});
