import fc from "fast-check";
import { expect, it } from "vitest";
import { offsetIn, wallClockOf } from "./local-time.ts";
import { utcOffsetSchema } from "./local-time-schemas.ts";
import { momentSchema } from "./moment.ts";
import { quickMoments } from "./quick-moments.ts";

/** Each choice with the time that the person's clock showed. */
const choicesAt = (now: string, timeZone = "Europe/Berlin") =>
  quickMoments(Date.parse(now), timeZone).map(
    (choice) => `${choice.id} ${wallClockOf(choice).toISOString().slice(0, 16)}`,
  );

it("offers four moments in the evening", () => {
  expect(choicesAt("2026-11-22T20:15:00Z")).toEqual([
    "hour-ago 2026-11-22T20:15",
    "this-morning 2026-11-22T08:00",
    "last-night 2026-11-21T23:00",
    "yesterday-evening 2026-11-21T19:00",
  ]);
});

it("uses the person's clock on each side of a clock change", () => {
  expect(choicesAt("2026-03-29T10:00:00Z").slice(1)).toEqual([
    "this-morning 2026-03-29T08:00",
    "last-night 2026-03-28T23:00",
    "yesterday-evening 2026-03-28T19:00",
  ]);
  const offsets = quickMoments(Date.parse("2026-03-29T10:00:00Z"), "Europe/Berlin").map(
    ({ utcOffset }) => utcOffset,
  );
  expect(offsets).toEqual([120, 120, 60, 60]);
});

it("leaves out what has not come, and what is offered already", () => {
  expect(choicesAt("2026-11-22T05:00:00Z").map((choice) => choice.split(" ")[0])).not.toContain(
    "this-morning",
  );
  expect(choicesAt("2026-11-22T08:00:30Z").map((choice) => choice.split(" ")[0])).not.toContain(
    "this-morning",
  );
  expect(choicesAt("2026-11-21T23:00:00Z").map((choice) => choice.split(" ")[0])).not.toContain("last-night");
});

it("leaves out times of a day that a country skipped, and moments before 1900", () => {
  expect(choicesAt("2011-12-31T00:00:00Z", "Pacific/Apia")).toEqual([
    "hour-ago 2011-12-31T13:00",
    "this-morning 2011-12-31T08:00",
  ]);
  expect(choicesAt("1900-01-01T00:30:00Z", "UTC")).toEqual([]);
});

it("offers only moments that a star can have, each once", () => {
  const zones = [
    "Europe/Berlin",
    "America/St_Johns",
    "Australia/Lord_Howe",
    "Asia/Beirut",
    "Pacific/Kiritimati",
  ];
  const moments = fc.integer({ min: Date.UTC(1970, 0, 3), max: Date.UTC(2040, 0) });
  fc.assert(
    fc.property(moments, fc.constantFrom(...zones), (now, timeZone) => {
      const choices = quickMoments(now, timeZone);
      expect(choices[0]?.id).toBe("hour-ago");
      expect(new Set(choices.map(({ timestamp }) => timestamp)).size).toBe(choices.length);
      for (const { timestamp, utcOffset } of choices) {
        expect(
          momentSchema.safeParse(timestamp).success && utcOffsetSchema.safeParse(utcOffset).success,
        ).toBe(true);
        expect(Date.parse(timestamp)).toBeLessThanOrEqual(now);
        expect(now - Date.parse(timestamp)).toBeLessThanOrEqual(54 * 3_600_000);
        expect(utcOffset).toBe(offsetIn(timeZone, Date.parse(timestamp)));
      }
    }),
  );
});
