import { expect, it } from "vitest";
import { english } from "../../../testing/english.ts";
import { quotable, remark } from "./remark.ts";
import { remarkText } from "./remark-text.ts";

const names = (count: number) => Array.from({ length: count }, (_, at) => `n${at}`);

it("names what is left out, and counts what would be too much to read", () => {
  expect(remarkText(english, remark("moreMoods", { names: names(2) }))).toBe(
    "A star has up to two feelings; left out: “n0”, “n1”.",
  );
  expect(remarkText(english, remark("moreTags", { most: 10, names: names(15) }))).toMatch(
    /^A star has up to 10 tags; left out: “n0”, .*“n11” and 3 more\.$/,
  );
});

it("quotes only the beginning of a long text", () => {
  expect(remarkText(english, remark("unreadableDate", { date: quotable("x".repeat(50)) }))).toBe(
    `There is no date “${"x".repeat(40)}…”.`,
  );
});

it("groups the digits of large numbers", () => {
  expect(remarkText(english, remark("tooManyRows", { count: 500_000 }))).toMatch(/than 500,000 rows\./);
});
