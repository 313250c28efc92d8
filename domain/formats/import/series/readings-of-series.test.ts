import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxReadingsOfDay } from "../../../records/reading/reading.ts";
import { isValueOf } from "../../../records/tracker/range.ts";
import type { ReadSeries } from "./read-series.ts";
import { readingsOfSeries, type Target } from "./readings-of-series.ts";

const clock = { timeZone: "Europe/Berlin", now: Date.UTC(2026, 10, 22, 12) };
const series = (
  readings: readonly (readonly [at: string, value: number])[],
  form: Partial<ReadSeries> = {},
): ReadSeries => ({
  ...{
    id: "a",
    name: "A",
    unit: "",
    isYesNo: false,
    range: null,
    combining: "mean",
    isOfDay: false,
    texts: 0,
  },
  at: readings.map(([at]) => at),
  values: readings.map(([, value]) => value),
  utcOffsets: readings.map(() => null),
  ...form,
});
const target = (form: Partial<Target> = {}): Target => ({
  ...{ kind: "number", unit: "", min: null, max: null, step: null, perDay: "one" },
  ...form,
});
const valuesOf = (found: ReturnType<typeof readingsOfSeries>) =>
  found.readings.map(({ at, value }) => [at, value]);

describe("the readings of a series", () => {
  const walk = [
    ["2026-02-08T21:00", 30],
    ["2026-02-08T08:00", 10],
    ["2026-02-09", 5],
  ] as const;

  it.each([
    ["sum", 40],
    ["mean", 20],
    ["last", 30],
  ] as const)("of a day are one by their %s", (combining, value) => {
    const found = readingsOfSeries(series(walk, { combining }), "min", target(), clock);
    expect(valuesOf(found)).toEqual([
      ["2026-02-08", value],
      ["2026-02-09", 5],
    ]);
    expect(found.joined).toBe(1);
  });

  it("of minutes keep their minutes, and are at noon without one", () => {
    const found = readingsOfSeries(series(walk), "min", target({ perDay: "many" }), clock);
    expect(valuesOf(found)).toEqual([
      ["2026-02-08T08:00", 10],
      ["2026-02-08T21:00", 30],
      ["2026-02-09T12:00", 5],
    ]);
    expect(found.joined).toBe(0);
  });

  it.each([
    ["h", "duration", "", 7.5, 450],
    ["s", "duration", "", 90, 2],
    ["min", "number", "h", 450, 7.5],
    ["h", "number", "min", 7.5, 450],
    ["h", "number", "km", 7.5, 7.5],
    ["h", "count", "", 7, 7],
  ] as const)(
    "of a file in %s are in minutes, or in the unit of the tracker: %s in %s",
    (unit, kind, own, value, expected) => {
      const found = readingsOfSeries(
        series([["2026-02-08", value]]),
        unit,
        target({ kind, unit: own }),
        clock,
      );
      expect(valuesOf(found)).toEqual([["2026-02-08", expected]]);
    },
  );

  it("are rounded to the steps of the tracker, and left out where they are outside of its range", () => {
    const scale = target({ kind: "scale", min: 1, max: 5, step: 1 });
    const days = [1, 2.4, 3, 7, 0].map((value, at) => [`2026-02-0${at + 1}`, value] as const);
    const found = readingsOfSeries(series(days), "min", scale, clock);
    expect(valuesOf(found).map(([, value]) => value)).toEqual([1, 2, 3]);
    expect(found).toMatchObject({ rounded: 1, outside: 2 });
  });

  it("have neither a day to come nor one before 1900, and as many a day as a tracker can have", () => {
    const minutes = Array.from({ length: 30 }, (_, at) => [`2026-02-08T10:${String(at + 10)}`, at] as const);
    const found = readingsOfSeries(
      series([["1899-12-31", 1], ["2026-11-24", 1], ["2026-11-23", 1], ...minutes]),
      "min",
      target({ perDay: "many" }),
      clock,
    );
    expect(found.readings).toHaveLength(maxReadingsOfDay + 1);
    expect(found).toMatchObject({ ofOtherTimes: 2, tooMany: 6 });
  });

  it("have the clock of the file, or of the person on that day", () => {
    const days = [
      ["2026-03-28", 1],
      ["2026-03-29", 1],
      ["2026-03-30", 1],
    ] as const;
    const found = readingsOfSeries(series(days, { utcOffsets: [null, null, -240] }), "min", target(), clock);
    expect(found.readings.map(({ utcOffset }) => utcOffset)).toEqual([60, 120, -240]);
  });

  it("are values that the tracker takes, one of each day or minute, whatever the file has", () => {
    const moment = fc.constantFrom(
      "2026-02-08",
      "2026-02-08T10:00",
      "2026-02-09T23:59",
      "1850-01-01",
      "9999-01-01",
    );
    const value = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer({ min: -20, max: 20 }),
    );
    const form = fc.record({
      kind: fc.constantFrom("scale", "number", "duration", "count", "yes-no"),
      perDay: fc.constantFrom("one", "many"),
    });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(moment, value), { maxLength: 20 }),
        form,
        (readings, { kind, perDay }) => {
          const range = kind === "scale" ? { min: 0, max: 10, step: 2 } : {};
          const tracker = target({ kind, perDay, ...range } as Partial<Target>);
          const found = readingsOfSeries(series(readings), "h", tracker, clock);
          for (const reading of found.readings) expect(isValueOf(tracker, reading.value)).toBe(true);
          expect(new Set(found.readings.map(({ at }) => at)).size).toBe(found.readings.length);
          const { outside, ofOtherTimes, tooMany, joined } = found;
          expect(found.readings.length + outside + ofOtherTimes + tooMany + joined).toBe(readings.length);
        },
      ),
    );
  });
});
