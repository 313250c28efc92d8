import { expect, test } from "vitest";
import { otherParts, replaceParameter } from "./parameters.ts";

test("a parameter is replaced, and the others stay as they are written", () => {
  expect(replaceParameter("?glow=1&words=tea,+rain&glowing=%C3%A9", "glow", "a b")).toBe(
    "words=tea,+rain&glowing=%C3%A9&glow=a%20b",
  );
  expect(replaceParameter("?glow=1", "glow", null)).toBe("");
});

test("parameters of other names are found, also those without a value", () => {
  expect(otherParts("view=year&day&star=1&viewed=2", "view", "star")).toEqual(["day", "viewed=2"]);
  expect(otherParts("?", "view")).toEqual([]);
});
