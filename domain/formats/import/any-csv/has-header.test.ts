import { expect, it } from "vitest";
import { hasHeader } from "./has-header.ts";

it.each([
  [["2025-01-03", "21:00", "good", "three"]],
  [["good", "03/01/2025"]],
  [["8 lutego 2026", "dobrze"]],
  [["1735938000", "5"]],
  [["2026年2月8日", "4"]],
])("a first row such as %j is an entry", (row) => {
  expect(hasHeader(row)).toBe(false);
});

it.each([
  [["Date", "Mood"]],
  [["Datum", "Stimmung 2025"]],
  [["日付", "気分"]],
  [["Mai", "März", "May"]],
  [["2024", "2025"]],
  [["", ""]],
])("a first row such as %j is a header", (row) => {
  expect(hasHeader(row)).toBe(true);
});
