import fc from "fast-check";
import { expect, test } from "vitest";
import type { Universe } from "#domain/records/apply-changes.ts";
import { type Reading, readingId } from "#domain/records/reading/reading.ts";
import { packReadings, unpackReadings } from "./packed-readings.ts";
import { changedParts, partsOf, readingParts } from "./parts.ts";

const byYear = (readings: readonly Reading[]) => partsOf(readingParts, { readings } as Universe);

const moments = fc.date({
  ...{ min: new Date("1900-01-01"), max: new Date("2030-01-01") },
  noInvalidDate: true,
});

/** Trackers with one reading a day, and trackers with many. */
const trackers = fc.array(
  fc.record({
    isOfDays: fc.boolean(),
    readings: fc.array(
      fc.record({
        at: moments,
        value: fc.double({ noNaN: true, min: -1e6, max: 1e6 }).map((value) => value + 0),
        clock: fc.constantFrom([60, "Europe/Berlin"] as const, [null, null] as const, [-300, null] as const),
        revision: fc.nat(),
      }),
      { maxLength: 30 },
    ),
  }),
  { maxLength: 5 },
);

const lists = trackers.map((list) =>
  list.flatMap(({ isOfDays, readings }, number) => {
    const byAt = new Map<string, Reading>();
    for (const { at, value, clock, revision } of readings) {
      const name = at.toISOString().slice(0, isOfDays ? 10 : 16);
      const [trackerId, utcOffset, timeZone] = [`tracker-${number}`, ...clock];
      const id = readingId(trackerId, name);
      byAt.set(name, { id, trackerId, at: name, value, utcOffset, timeZone, revision });
    }
    return [...byAt.keys()].sort().map((at) => byAt.get(at) as Reading);
  }),
);

const packYears = (readings: readonly Reading[]) => {
  const years = byYear(readings);
  return [...years.keys()].sort().map((year) => packReadings(years.get(year) ?? []));
};

test("readings come back as they were, sorted by tracker and moment, from the years of their keys", () => {
  fc.assert(
    fc.property(lists, (readings) => {
      expect(unpackReadings(packYears(readings))).toEqual({ readings, isWhole: true });
    }),
  );
});

test("only the years of readings that changed, came or went are written again", () => {
  fc.assert(
    fc.property(lists, fc.nat(), (readings, at) => {
      const before = byYear(readings);
      expect(changedParts(byYear([...readings]), before)).toEqual([]);
      const reading = readings[at % (readings.length || 1)];
      if (!reading) return;
      const year = reading.at.slice(0, 4);
      const changed = readings.map((each) => (each === reading ? { ...each, value: 7 } : each));
      expect(changedParts(byYear(changed), before)).toEqual([year]);
      const rest = byYear(readings.filter((each) => each !== reading));
      expect(changedParts(rest, before)).toEqual(rest.has(year) ? [year] : []);
    }),
  );
});

test("a year that cannot be read is told, and the others are there", () => {
  const id = readingId("sleep", "2026-11-26");
  const reading = {
    id,
    trackerId: "sleep",
    at: "2026-11-26",
    value: 7.5,
    utcOffset: 60,
    timeZone: null,
    revision: 3,
  };
  const text = packReadings([reading]);
  for (const damaged of ["", "null", "[[]]", "{}", text.slice(1), 7, text.replace("7.5", '"seven"')])
    expect(unpackReadings([damaged, text])).toEqual({ readings: [reading], isWhole: false });
});
