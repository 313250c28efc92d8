import { describe, expect, test } from "vitest";
import {
  counted,
  directionText,
  feelingName,
  firstListed,
  lengthText,
  listed,
  quoted,
} from "./text-parts.ts";

describe("sizes", () => {
  test.for([
    [0.05, "a little brighter"],
    [-0.2, "dimmer"],
    [0.5, "much brighter"],
  ] as const)("%f is %s", ([difference, text]) => expect(directionText(difference)).toBe(text));
});

test("one is singular, and thousands have a comma", () => {
  expect([counted(1, "day"), counted(0, "day"), counted(9_583, "star")]).toEqual([
    "1 day",
    "0 days",
    "9,583 stars",
  ]);
});

test("lists end with and", () => {
  expect([listed([]), listed(["a"]), listed(["a", "b", "c"])]).toEqual(["", "a", "a, b and c"]);
});

test("long lists end with how many more there are", () => {
  const names = Array.from({ length: 14 }, (_, at) => String(at));
  expect(firstListed(names.slice(0, 12))).toMatch(/10 and 11$/);
  expect(firstListed(names)).toMatch(/11 and 2 more$/);
});

test("a name from right to left does not reorder its sentence", () => {
  expect([quoted("walk"), quoted("שיר")]).toEqual(["“walk”", "“\u2068שיר\u2069”"]);
});

test("times are rounded to what people say", () => {
  expect([1, 5.2, 48.5, 60, 290].map(lengthText)).toEqual([
    "about an hour",
    "about 5 hours",
    "about 2 days",
    "about 2.5 days",
    "about 12 days",
  ]);
});

test("a feeling that is not in the catalogue keeps its name", () => {
  expect([feelingName("joy"), feelingName("Saudade")]).toEqual(["“joy”", "“saudade”"]);
});
