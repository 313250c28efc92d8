import fc from "fast-check";
import { expect, it } from "vitest";
import { dateOfDay } from "../../calendar.ts";
import { changesSchema } from "../changes.ts";
import { atOfMinute } from "./at.ts";
import { packReadings, unpackReadings } from "./columns.ts";
import { readingId, readingSchema, type SentReading } from "./reading.ts";

const ids = ["0b1e5d3c-0000-4000-8000-000000000001", "0b1e5d3c-0000-4000-8000-000000000002"];
const content = fc.record({
  value: fc.oneof(fc.integer({ min: -1e6, max: 1e6 }), fc.constantFrom(7.5, 0.1, -0.25)),
  utcOffset: fc.constantFrom(null, 60, 120, -840),
  timeZone: fc.constantFrom(null, "Europe/Berlin", "Asia/Tokyo"),
  revision: fc.nat(),
});
/** Readings of one tracker, of days or of minutes. */
const ofTracker = (
  trackerId: string,
  toAt: (number: number) => string,
  range: { min: number; max: number },
) =>
  fc
    .uniqueArray(fc.tuple(fc.integer(range), content), { selector: ([at]) => at, maxLength: 8 })
    .map((all): SentReading[] =>
      all
        .map(([at, said]) => ({ trackerId, at: toAt(at), ...said }))
        .sort((one, other) => (one.at < other.at ? -1 : 1)),
    );
const days = { min: -25_567, max: 40_000 };
const minutes = { min: days.min * 1_440, max: days.max * 1_440 };
const readings = fc
  .tuple(ofTracker(ids[0] as string, dateOfDay, days), ofTracker(ids[1] as string, atOfMinute, minutes))
  .map((lists) => lists.flat());

const withId = (reading: SentReading) => ({ ...reading, id: readingId(reading.trackerId, reading.at) });

it("readings come out of their columns as they were, with their ids", () => {
  fc.assert(
    fc.property(readings, (sent) => {
      const received = JSON.parse(JSON.stringify(packReadings(sent)));
      expect(unpackReadings(received)).toEqual(sent.map(withId));
    }),
  );
});

it("the feed takes readings in columns and one by one, and the ids of readings are made by who reads them", () => {
  fc.assert(
    fc.property(readings, readings, (many, few) => {
      const lists = { entries: [], tags: [], constellations: [] };
      const reply = { revision: 1, nextOrdinal: 0, isWhole: true, ...lists, removed: lists };
      const parsed = changesSchema.parse({ ...reply, readings: [...packReadings(many), ...few] });
      expect(unpackReadings(parsed.readings)).toEqual([...many, ...few].map(withId));
    }),
  );
});

it("a reading without its id, or with another one, is read with its own", () => {
  const sent = {
    trackerId: ids[0],
    at: "2026-11-26",
    value: 3,
    utcOffset: null,
    timeZone: null,
    revision: 1,
  };
  expect(readingSchema.parse(sent)).toEqual({ ...sent, id: `${ids[0]}/2026-11-26` });
});
