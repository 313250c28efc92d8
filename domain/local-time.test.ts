import fc from "fast-check";
import { expect, it } from "vitest";
import {
  dayOf,
  isTimeZone,
  localTimeAt,
  momentAfterSkip,
  momentsAt,
  offsetIn,
  wallClockOf,
} from "./local-time.ts";
import { utcOffsetSchema } from "./local-time-schemas.ts";

it("knows time zones by their IANA name alone", () => {
  expect(["Europe/Berlin", "UTC", "Asia/Kathmandu"].map(isTimeZone)).toEqual([true, true, true]);
  expect(["", "+01:00", "Mars/Olympus", "Europe/Berlin "].map(isTimeZone)).toEqual(Array(4).fill(false));
});

it("accepts whole minutes up to fourteen hours on either side of UTC", () => {
  const isValid = (offset: unknown) => utcOffsetSchema.safeParse(offset).success;
  expect([-840, 0, 345, 840].map(isValid)).toEqual(Array(4).fill(true));
  expect([-841, 841, 0.5, "60", Number.NaN].map(isValid)).toEqual(Array(5).fill(false));
});

it("gives a valid offset and time zone for every moment since 1900", () => {
  const moments = fc.date({ min: new Date("1900-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (date) => {
      const { utcOffset, timeZone } = localTimeAt(date.getTime());
      expect(utcOffsetSchema.safeParse(utcOffset).success).toBe(true);
      expect(timeZone === null || isTimeZone(timeZone)).toBe(true);
    }),
  );
});

it("shows the wall clock of the person, wherever the star is read", () => {
  const star = { timestamp: "2026-03-13T22:30:00.000Z", utcOffset: 120 };
  expect(wallClockOf(star).toISOString()).toBe("2026-03-14T00:30:00.000Z");
});

it("knows the offset of a zone at a moment", () => {
  const [winter, summer] = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)];
  const offsets = (zone: string) => [offsetIn(zone, winter), offsetIn(zone, summer)];
  expect(offsets("Europe/Berlin")).toEqual([60, 120]);
  expect(offsets("America/St_Johns")).toEqual([-210, -150]);
  expect(offsets("Asia/Kathmandu")).toEqual([345, 345]);
  expect(offsets("UTC")).toEqual([0, 0]);
  expect(() => offsetIn("Mars/Olympus", winter)).toThrow(RangeError);
});

it("has a star on the day of the person's wall clock", () => {
  const timestamp = "2026-03-13T22:30:00.000Z";
  const thirteenth = Date.UTC(2026, 2, 13) / 86_400_000;
  const days = [-600, 0, 89, 90, 840].map((utcOffset) => dayOf({ timestamp, utcOffset }));
  expect(days).toEqual([0, 0, 0, 1, 1].map((more) => thirteenth + more));
});

it("reads a star without an offset on the clock of the reader", () => {
  const star = { timestamp: "2026-03-13T22:30:00.000Z", utcOffset: null };
  const inKathmandu = (moment: number) => offsetIn("Asia/Kathmandu", moment);
  expect(wallClockOf(star, inKathmandu).toISOString()).toBe("2026-03-14T04:15:00.000Z");
});

it.each([
  ["a plain hour", "Europe/Berlin", "2026-06-01T12:00Z", ["2026-06-01T10:00Z"]],
  ["an hour that is skipped", "Europe/Berlin", "2026-03-29T02:30Z", []],
  ["the first minute after a skipped hour", "Europe/Berlin", "2026-03-29T03:00Z", ["2026-03-29T01:00Z"]],
  [
    "an hour that is repeated",
    "Europe/Berlin",
    "2026-10-25T02:00Z",
    ["2026-10-25T00:00Z", "2026-10-25T01:00Z"],
  ],
  ["the first minute after a repeated hour", "Europe/Berlin", "2026-10-25T03:00Z", ["2026-10-25T02:00Z"]],
  ["half an hour that is skipped", "Australia/Lord_Howe", "2026-10-04T02:15Z", []],
  ["midnight, where it is skipped", "Asia/Beirut", "2026-03-29T00:00Z", []],
  ["a day that a country left out", "Pacific/Apia", "2011-12-30T12:00Z", []],
])("finds the moments at which a clock shows %s", (_, zone, wallClock, moments) =>
  expect(momentsAt(Date.parse(wallClock), zone)).toEqual(moments.map((moment) => Date.parse(moment))),
);

it("moves a skipped time as far behind the change as it is into the skipped hour", () => {
  const wallClock = Date.UTC(2026, 2, 29, 2, 30);
  const moment = momentAfterSkip(wallClock, "Europe/Berlin");
  expect(new Date(moment).toISOString()).toBe("2026-03-29T01:30:00.000Z");
});

const zones = [
  "Europe/Berlin",
  "America/St_Johns",
  "Australia/Lord_Howe",
  "Asia/Beirut",
  "Africa/Casablanca",
];
const minutes = fc.integer({ min: Date.UTC(1970, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 });
/** Minutes that are often within hours of a clock change, where a mistake would show. */
const minutesNearChanges = fc
  .tuple(
    fc.constantFrom("2026-03-29T01:00Z", "2026-10-25T01:00Z", "2026-10-03T15:30Z"),
    fc.integer({ min: -1500, max: 1500 }),
  )
  .map(([change, away]) => Date.parse(change) / 60_000 + away);

it("finds every moment again by the time that the clock showed, and no other", () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.oneof(minutes, minutesNearChanges), (zone, minute) => {
      const shownAt = (moment: number) => moment + offsetIn(zone, moment) * 60_000;
      const moments = momentsAt(shownAt(minute * 60_000), zone);
      expect(moments).toContain(minute * 60_000);
      expect(moments.length).toBeLessThanOrEqual(2);
      for (const moment of moments) expect(shownAt(moment)).toBe(shownAt(minute * 60_000));
    }),
    { numRuns: 300 },
  );
});
