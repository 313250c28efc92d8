import { expect, it } from "vitest";
import { dateOfDay, dayOfDate } from "#domain/calendar.ts";
import { type DayKeys, monthKeys, yearKeys } from "./day-keys.ts";

/** Where a key, such as "Control+Home", leads from a date. */
function lead(keys: DayKeys, date: string, name: string): string | null {
  const parts = name.split("+");
  const key = parts.at(-1) ?? "";
  const day = keys(dayOfDate(date), {
    key,
    ctrlKey: parts.includes("Control"),
    shiftKey: parts.includes("Shift"),
  });
  return day === null ? null : dateOfDay(day);
}

// The first of March 2026 was a Sunday.
it.each([
  ["ArrowLeft", "2026-03-10"],
  ["ArrowRight", "2026-03-12"],
  ["ArrowUp", "2026-03-04"],
  ["ArrowDown", "2026-03-18"],
  ["Home", "2026-03-09"],
  ["End", "2026-03-15"],
  ["Control+Home", "2026-03-01"],
  ["Control+End", "2026-03-31"],
  ["PageUp", "2026-02-11"],
  ["PageDown", "2026-04-11"],
  ["Shift+PageUp", "2025-03-11"],
  ["Shift+PageDown", "2027-03-11"],
  ["a", null],
])("in a month, %s leads from Wednesday, 11 March to %s", (name, date) => {
  expect(lead(monthKeys(1), "2026-03-11", name)).toBe(date);
});

it("follows the first day of the week, and keeps Home and End in the month", () => {
  expect(lead(monthKeys(0), "2026-03-11", "Home")).toBe("2026-03-08");
  expect(lead(monthKeys(1), "2026-03-01", "Home")).toBe("2026-03-01");
  expect(lead(monthKeys(1), "2026-03-31", "End")).toBe("2026-03-31");
});

it("ends at the last day of a month that is shorter", () => {
  expect(lead(monthKeys(1), "2026-03-31", "PageUp")).toBe("2026-02-28");
  expect(lead(yearKeys(false), "2024-02-29", "PageUp")).toBe("2023-02-28");
});

it.each([
  ["ArrowLeft", "2026-03-10", "2026-02-11"],
  ["ArrowRight", "2026-03-12", "2026-04-11"],
  ["ArrowUp", "2026-02-11", "2026-03-10"],
  ["ArrowDown", "2026-04-11", "2026-03-12"],
  ["Home", "2026-03-01", "2026-03-01"],
  ["End", "2026-03-31", "2026-03-31"],
  ["Control+Home", "2026-01-01", "2026-01-01"],
  ["Control+End", "2026-12-31", "2026-12-31"],
  ["PageUp", "2025-03-11", "2025-03-11"],
  ["PageDown", "2027-03-11", "2027-03-11"],
  ["Tab", null, null],
])("in a year, %s leads to %s in rows of months, and to %s in columns", (name, inRows, inColumns) => {
  expect(lead(yearKeys(false), "2026-03-11", name)).toBe(inRows);
  expect(lead(yearKeys(true), "2026-03-11", name)).toBe(inColumns);
});
