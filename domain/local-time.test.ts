import fc from "fast-check";
import { expect, it } from "vitest";
import { dayOf, isTimeZone, localTimeAt, offsetIn, utcOffsetSchema, wallClockOf } from "./local-time.ts";

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
