import { expect, it } from "vitest";
import { dayOfDate } from "#domain/calendar.ts";
import { readMonth, replaceMonth } from "./calendar-place.ts";

const today = dayOfDate("2026-05-12");
const read = (search: string) => {
  const { year, month } = readMonth(search, today);
  return `${year}-${month}`;
};

it.each([
  ["", "2026-5"],
  ["?month=2024-02", "2024-2"],
  ["?month=2024-13", "2026-5"],
  ["?month=1066-10", "2026-5"],
  ["?month=May", "2026-5"],
  ["?year=2026", "2026-5"],
  ["?year=2020", "2020-12"],
  ["?year=2030", "2030-1"],
  ["?year=20", "2026-5"],
])("reads the query %j as %s", (search, month) => expect(read(search)).toBe(month));

it("keeps only the month or the year chosen last, and the filter as it is written", () => {
  expect(replaceMonth("?view=year&year=2020&words=tea,+rain", { year: 2024, month: 2 })).toBe(
    "view=year&words=tea,+rain&month=2024-02",
  );
  expect(replaceMonth("month=2024-02", 2020)).toBe("year=2020");
});
