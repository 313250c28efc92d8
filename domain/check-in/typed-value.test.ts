import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readDuration, readNumber } from "./typed-value.ts";

test.each([
  ["7", 7],
  ["7,5", 7.5],
  [" 70.25 ", 70.25],
  ["-3", -3],
  ["−3", -3],
  ["٧٫٥", 7.5],
  ["７", 7],
  [".5", 0.5],
  ["-0", 0],
])("%s is the number %d", (text, value) => expect(readNumber(text)).toBe(value));

test.each(["", "NaN", "1e309", "Infinity", "1.000,5", "7 kg", "0x10", "--3"])("%s is no number", (text) =>
  expect(readNumber(text)).toBeNull(),
);

test.each([
  ["7:30", 450],
  ["7h30", 450],
  ["7 h 30 min", 450],
  ["7,5 h", 450],
  ["7 Std. 30 Min.", 450],
  ["7 godz. 30 min", 450],
  ["٧:٣٠", 450],
  ["７時間３０分", 450],
  ["7小时30分", 450],
  ["٧ ساعات", 420],
  ["45 min", 45],
  ["45m", 45],
  ["8", 480],
  ["7.5", 450],
  ["45", 45],
  ["0:05", 5],
  ["90 minutes", 90],
])("%s is a duration of %d minutes", (text, minutes) => expect(readDuration(text)).toBe(minutes));

test.each(["", "-1", "h", "seven", "1e309", "7:30:00", ":30", "7h-5"])("%s is no duration", (text) =>
  expect(readDuration(text)).toBeNull(),
);

describe("any text", () => {
  it("is a finite value or none", () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[\d٠-٩:.,hm -]{0,12}$/));
    fc.assert(
      fc.property(text, (typed) => {
        for (const value of [readNumber(typed), readDuration(typed)])
          expect(value === null || Number.isFinite(value)).toBe(true);
      }),
    );
  });

  it("that shows hours and minutes is read as these", () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(59), (hours, minutes) => {
        const two = String(minutes).padStart(2, "0");
        for (const typed of [`${hours}:${two}`, `${hours}h${two}`, `${hours} h ${minutes} min`])
          expect(readDuration(typed)).toBe(hours * 60 + minutes);
      }),
    );
  });
});
