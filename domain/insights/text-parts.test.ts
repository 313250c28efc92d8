import { describe, expect, test } from "vitest";
import { english } from "../../testing/english.ts";
import { directionOf, firstListed, quoted } from "./text-parts.ts";

describe("sizes", () => {
  test.for([
    [0.05, "littleBrighter"],
    [-0.2, "dimmer"],
    [0.5, "muchBrighter"],
  ] as const)("%f is %s", ([difference, direction]) => expect(directionOf(difference)).toBe(direction));
});

test("long lists end with how many more there are", () => {
  const names = Array.from({ length: 14 }, (_, at) => String(at));
  expect(firstListed(english, names.slice(0, 12))).toMatch(/10 and 11$/);
  expect(firstListed(english, names)).toMatch(/11 and 2 more$/);
});

test("a name from right to left does not reorder its sentence", () => {
  expect([quoted(english, "walk"), quoted(english, "שיר")]).toEqual(["“walk”", "“\u2068שיר\u2069”"]);
});
