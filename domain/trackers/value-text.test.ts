import { expect, test } from "vitest";
import { english } from "../../testing/english.ts";
import { makeTracker } from "../../testing/make-tracker.ts";
import { makeTranslator } from "../languages/translator.ts";
import { binText, shortValueText, valueText } from "./value-text.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const said = (kind: Parameters<typeof valueText>[1]["kind"], value: number, unit = "") =>
  plain(valueText(english, { kind, unit }, value));

test("a value is said with its unit, a duration in hours and minutes", () => {
  expect(said("count", 3, "cups")).toBe("3 cups");
  expect(said("number", -1234.5, "kg")).toBe("−1,234.5 kg");
  expect(said("scale", 4)).toBe("4");
  expect([450, 60, 45, 0].map((value) => said("duration", value))).toEqual([
    "7 hr 30 min",
    "1 hr",
    "45 min",
    "0 min",
  ]);
  expect([said("yes-no", 1), said("yes-no", 0)]).toEqual(["Yes", "No"]);
});

test("a unit written from right to left stands beside its number, whatever the language", () => {
  expect(said("count", 2, "كوب")).toBe("2 \u2068كوب\u2069");
  const arabic = makeTranslator({ language: "ar", locale: "ar-EG" }, new Map());
  expect(plain(valueText(arabic, { kind: "count", unit: "cups" }, 2))).toBe("٢ \u2068cups\u2069");
});

test("a duration in Japanese has no space between a number and its unit", () => {
  const japanese = makeTranslator({ language: "ja", locale: "ja" }, new Map());
  expect([60, 45].map((value) => valueText(japanese, { kind: "duration", unit: "" }, value))).toEqual([
    "1時間",
    "45分",
  ]);
});

test("a cell has room for the number alone", () => {
  const short = (kind: Parameters<typeof shortValueText>[1]["kind"], value: number) =>
    shortValueText(english, { kind }, value);
  expect([short("duration", 425), short("scale", 3.333), short("number", 1234.6)]).toEqual([
    "7:05",
    "3.3",
    "1,235",
  ]);
  expect([short("yes-no", 1), short("yes-no", 0)]).toEqual(["✓", "–"]);
});

test("a group of one value is that value", () => {
  const cups = makeTracker({ kind: "count", unit: "cups" });
  const bin = (low: number, high: number) => plain(binText(english, cups, { low, high, from: 0, until: 0 }));
  expect([bin(2, 2), bin(3, 5)]).toEqual(["2 cups", "3 cups – 5 cups"]);
});
