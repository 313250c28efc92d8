import { expect, test } from "vitest";
import { clockOf } from "./read-when.ts";
import { deviceZone } from "./typed-when.ts";

const noon = "2026-07-01T12:00:00.000Z";
const star = (utcOffset: number | null, timeZone: string | null) => ({
  timestamp: noon,
  utcOffset,
  timeZone,
});

test("a new star and one without an offset are read on the clock of this device", () => {
  expect([clockOf(null), clockOf(star(null, null))]).toEqual([deviceZone(), deviceZone()]);
});

test("a star with a time zone is read in it, and one whose zone is unknown here by its offset", () => {
  expect(clockOf(star(540, "Asia/Tokyo"))).toBe("Asia/Tokyo");
  expect(clockOf(star(525, "Mars/Olympus"))).toBe(525);
});

test("a star with an offset alone is read by it, unless the clock of this device had the same", () => {
  expect(clockOf(star(525, null))).toBe(525);
  const here = -new Date(noon).getTimezoneOffset();
  expect(clockOf(star(here, null))).toBe(deviceZone());
});
