import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyFilter } from "../../../testing/any-filter.ts";
import { readComparison, writeComparison } from "../../comparison/comparison-url.ts";
import { catalogue } from "../../feelings.ts";
import { readFilter, writeFilter } from "../../journal/filter-url.ts";
import { comparisonChangeSchema, comparisonQueryLimit, idsInQuery, replaceIdsInQuery } from "./comparison.ts";

const sides = fc
  .record({ first: anyFilter, second: fc.oneof(anyFilter, fc.constant("others" as const)) })
  .map(({ first, second }) => {
    const read = (filter: typeof first) => readFilter(catalogue, writeFilter(filter));
    return {
      kind: "sides" as const,
      first: read(first),
      second: second === "others" ? second : read(second),
    };
  });

describe("the query of a kept comparison", () => {
  it("can be that of every comparison that is not too long", () => {
    fc.assert(
      fc.property(sides, (comparison) => {
        const query = writeComparison(comparison);
        const { success } = comparisonChangeSchema.safeParse({ name: "Mine", query });
        expect(success).toBe(query.length <= comparisonQueryLimit);
      }),
    );
  });

  it("says which tags and trackers it names, and means the same with others in their places", () => {
    fc.assert(
      fc.property(sides, ({ first }) => {
        const query = writeComparison({ kind: "sides", first: { ...first, words: "" }, second: "others" });
        const ids = [...first.tags, ...first.measures.map(({ tracker }) => tracker)];
        expect([...idsInQuery(query)].sort()).toEqual([...new Set(ids)].sort());
        const other = (id: string) => id.replace(/^.{8}/, "00000000");
        const followed = readComparison(catalogue, replaceIdsInQuery(query, other));
        const tags = [...new Set(first.tags.map(other))];
        expect(followed).toMatchObject({ kind: "sides", second: "others", first: { tags } });
      }),
    );
  });
});
