import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isNameOfDuration, minutesPer, readMeasureName } from "./units.ts";
import { readValue } from "./value-text.ts";

const read = (text: string, mark: "." | "," = ".") => {
  const found = readValue(text, mark);
  return found && [found.value, found.unit];
};

describe("a measured value", () => {
  it.each([
    ["7", ".", 7, ""],
    ["7.25", ".", 7.25, ""],
    ["7,25", ",", 7.25, ""],
    ["-3", ".", -3, ""],
    ["−3,5", ",", -3.5, ""],
    ["1,234", ".", 1234, ""],
    ["1.234,5", ",", 1234.5, ""],
    ["10 432", ".", 10432, ""],
    ["70.5 kg", ".", 70.5, "kg"],
    ["36,6°C", ",", 36.6, "°C"],
    ["45%", ".", 45, "%"],
    ["٧", ".", 7, ""],
    ["７", ".", 7, ""],
    ["8 Std", ".", 8, "Std"],
  ] as const)("%j with the decimal mark %j is %d in %j", (text, mark, value, unit) => {
    expect(read(text, mark)).toEqual([value, unit]);
  });

  it.each([
    "7:30",
    "07:30",
    "7h 30m",
    "7h30",
    "7 hr 30 min",
    "7 Std. 30 Min.",
    "7 h 30",
    "PT7H30M",
    "7小时30分",
  ])("%j is 450 minutes", (text) => {
    expect(read(text)).toEqual([450, "min"]);
  });

  it.each([
    ...["", " ", "n/a", "-", "about 7", "7 or 8", "3-4", "1/5", "2026-02-08", "8.2.2026", "NaN", "1e309"],
    ...["Infinity", "7:75", "room 101", "1,23,456", "0x10", "9".repeat(41), "5 out of 10"],
  ])("%j is none", (text) => {
    expect(read(text)).toBeNull();
  });

  it("of yes or no is 1 or 0, in all languages of the product", () => {
    for (const word of ["yes", "Ja", "OUI", "sí", "sim", "tak", "はい", "是", "نعم", "true"])
      expect(readValue(word, ".")).toEqual({ value: 1, unit: "", isYesNo: true });
    for (const word of ["No", "nein", "non", "não", "nie", "いいえ", "否", "لا", "FALSE"])
      expect(readValue(word, ".")).toEqual({ value: 0, unit: "", isYesNo: true });
  });

  it("is finite and is what was written, whatever the number", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9_999_999, max: 9_999_999 }),
        fc.integer({ min: 0, max: 99 }),
        (whole, rest) => {
          const text = `${whole}.${String(rest).padStart(2, "0")}`;
          expect(read(text)?.[0]).toBe(Number(text));
          expect(read(text.replace(".", ","), ",")?.[0]).toBe(Number(text));
        },
      ),
    );
  });
});

describe("the name of what is measured", () => {
  it.each([
    ["Sleep (h)", "Sleep", "h", null],
    ["Weight [kg]", "Weight", "kg", null],
    ["Temp in °C", "Temp", "°C", null],
    ["Energy (1-5)", "Energy", "", { min: 1, max: 5 }],
    ["Schmerz (0 bis 10)", "Schmerz", "", { min: 0, max: 10 }],
    ["Pain (lower back, at the end)", "Pain (lower back, at the end)", "", null],
    ["Check in home", "Check in home", "", null],
    ["ساعات النوم (ساعة)", "ساعات النوم", "ساعة", null],
  ])("%j is %j in %j", (text, name, unit, range) => {
    expect(readMeasureName(text)).toEqual({ name, unit, range });
  });

  it("says whether numbers are of time", () => {
    expect(["h", "Std", "heures", "分", "sec", "kg", ""].map(minutesPer)).toEqual([
      60,
      60,
      60,
      1,
      1 / 60,
      null,
      null,
    ]);
    expect(
      ["Sleep", "Schlafdauer", "Sleep quality", "Schlafqualität", "Coffee"].map(isNameOfDuration),
    ).toEqual([...[true, true, false, false, false]]);
  });
});
