import { expect, test } from "vitest";
import { makeTracker } from "../../testing/make.ts";
import { type Reading, readingId } from "../records/reading/reading.ts";
import type { Tracker } from "../records/tracker/tracker.ts";
import { readingRow, readingTableHeader } from "./reading-table.ts";

const trackerOf = (overrides: Partial<Tracker>) =>
  ({ ...makeTracker({ name: "Sleep", kind: "number", unit: "h" }), ...overrides }) as Tracker;
const readingAt = (at: string, value: number): Reading => ({
  ...{ id: readingId("sleep", at), trackerId: "sleep", at, value, utcOffset: 330, revision: 1 },
  timeZone: "Asia/Kolkata",
});
const cellsOf = (tracker: Partial<Tracker>, reading: Reading) =>
  Object.fromEntries(
    readingRow(trackerOf(tracker), reading).map((cell, at) => [readingTableHeader[at], cell]),
  );

test("a reading of a day has its date, its value and its clock", () => {
  expect(cellsOf({}, readingAt("2026-03-13", 7.5))).toEqual({
    ...{ tracker: "Sleep", date: "2026-03-13", time: "", value: "7.5", unit: "h", kind: "number" },
    ...{ utc_offset: "UTC+05:30", time_zone: "Asia/Kolkata" },
  });
});

test("a reading of a minute has its time, and a duration is in minutes", () => {
  expect(cellsOf({ kind: "duration", unit: "" }, readingAt("2026-03-13T14:05", 90))).toMatchObject({
    ...{ date: "2026-03-13", time: "14:05", value: "90", unit: "min", kind: "duration" },
  });
});

test("a reading whose clock is unknown has no offset", () => {
  const reading = { ...readingAt("2026-03-13", 1), utcOffset: null, timeZone: null };
  expect(cellsOf({}, reading)).toMatchObject({ utc_offset: "", time_zone: "" });
});

test("no spreadsheet runs the words of a tracker as a formula, and a negative value stays a number", () => {
  expect(cellsOf({ name: "=1+1", unit: "@SUM" }, readingAt("2026-03-13", -3))).toMatchObject({
    ...{ tracker: "'=1+1", unit: "'@SUM", value: "-3" },
  });
});
