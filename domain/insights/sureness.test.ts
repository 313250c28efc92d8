import { expect, test } from "vitest";
import { surenessOf } from "./sureness.ts";

test("a claim is clear if chance would show as much in one of a hundred journals at most", () => {
  expect([0, 0.01, 0.011, 0.06].map((p) => surenessOf(p, true))).toEqual([
    ...["clearly", "clearly"],
    ...["probably", "probably"],
  ]);
});

test("what is no claim may be chance, however rare it would be", () => {
  expect(surenessOf(0.0001, false)).toBe("chance");
});
