import { expect, it } from "vitest";
import type { Clock } from "./local-time.ts";
import { readTypedMoment } from "./typed-moment.ts";

const now = Date.parse("2026-11-22T10:30:20.000Z");
const read = (typed: string, clock: Clock = "Europe/Berlin", at = now) => {
  const [date = "", time = ""] = typed.split(" ");
  return readTypedMoment({ date, time }, clock, at);
};

it("gives the fields of a star", () => {
  expect(read("2026-06-01 21:05", "America/New_York")).toEqual({
    ok: true,
    choices: [{ timestamp: "2026-06-02T01:05:00.000Z", utcOffset: -240, timeZone: "America/New_York" }],
  });
});

it("reads a clock whose zone is unknown by its offset, in winter and summer", () => {
  const choices = (typed: string, timestamp: string) =>
    expect(read(typed, 345)).toEqual({ ok: true, choices: [{ timestamp, utcOffset: 345, timeZone: null }] });
  choices("2026-01-15 08:00", "2026-01-15T02:15:00.000Z");
  choices("2026-07-15 08:00", "2026-07-15T02:15:00.000Z");
  expect(read("2026-11-22 16:20", 345)).toEqual({ ok: false, reason: "in-the-future" });
});

it("offers both moments of an hour that was repeated", () => {
  expect(read("2026-10-25 02:30")).toEqual({
    ok: true,
    choices: [
      { timestamp: "2026-10-25T00:30:00.000Z", utcOffset: 120, timeZone: "Europe/Berlin" },
      { timestamp: "2026-10-25T01:30:00.000Z", utcOffset: 60, timeZone: "Europe/Berlin" },
    ],
  });
});

it("offers only the one that has come while the hour is repeated", () => {
  const result = read("2026-10-25 02:30", "Europe/Berlin", Date.parse("2026-10-25T00:45:00Z"));
  expect(result).toMatchObject({ ok: true, choices: [{ timestamp: "2026-10-25T00:30:00.000Z" }] });
});

it("says that an hour was skipped, and what the clock showed instead", () => {
  expect(read("2026-03-29 02:30")).toEqual({
    ok: false,
    reason: "skipped",
    nearest: { timestamp: "2026-03-29T01:30:00.000Z", utcOffset: 120, timeZone: "Europe/Berlin" },
  });
});

it("takes the present minute, and a clock that is two minutes fast, as now", () => {
  expect(read("2026-11-22 11:30")).toMatchObject({
    ok: true,
    choices: [{ timestamp: "2026-11-22T10:30:00.000Z" }],
  });
  expect(read("2026-11-22 11:32")).toMatchObject({
    ok: true,
    choices: [{ timestamp: "2026-11-22T10:30:20.000Z" }],
  });
});

it.each([
  ["2026-11-22 11:33", "in-the-future"],
  ["2027-03-28 02:30", "in-the-future"],
  ["1899-12-31 12:00", "too-early"],
  ["2026-02-29 12:00", "not-a-time"],
  ["2026-02-28 24:00", "not-a-time"],
  ["2026-02-28 9:00", "not-a-time"],
  ["2026-02-28", "not-a-time"],
  ["", "not-a-time"],
])("refuses %j as %s", (typed, reason) => expect(read(typed)).toEqual({ ok: false, reason }));
