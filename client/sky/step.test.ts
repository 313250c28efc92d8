import { expect, test } from "vitest";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { starAfter } from "./step.ts";

const entries = ["a", "b", "c"].map((id) => ({ id })) as MoodEntry[];

test("the brackets go from star to star in time, and stop at either end", () => {
  expect(starAfter(entries, "b", -1)).toBe("a");
  expect(starAfter(entries, "b", 1)).toBe("c");
  expect(starAfter(entries, "a", -1)).toBe("a");
  expect(starAfter(entries, "c", 1)).toBe("c");
});

test("from nowhere, the one begins with the newest and the other with the oldest", () => {
  for (const from of [null, "gone"]) {
    expect(starAfter(entries, from, -1)).toBe("c");
    expect(starAfter(entries, from, 1)).toBe("a");
  }
  expect(starAfter([], null, 1)).toBeNull();
});
