import * as fc from "fast-check";
import papaparse from "papaparse";
import { expect, test } from "vitest";
import { makeTranslator } from "#domain/languages/translator.ts";
import { english } from "../../testing/english.ts";
import { cellText, scoreText, tableText } from "./table-text.ts";

test("what a chart shows is read back from its CSV, whatever a tag is called", () => {
  const cell = fc.string({ minLength: 1 }).filter((text) => !/^\s*['=+\-@＝＋－＠\t\r\n\d.−]/.test(text));
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const { data } = papaparse.parse(tableText({ columns: ["Tag", "Days"], rows }), {
        delimiter: ",",
        newline: "\r\n",
      });
      expect(data).toEqual([["Tag", "Days"], ...rows]);
    }),
  );
});

test("a tag that a spreadsheet would run gets an apostrophe, and numbers below zero stay numbers", () => {
  const rows = [["=HYPERLINK(1)", "−0.25", -0.251, -0.001]] as const;
  expect(tableText({ columns: ["Tag", "Difference", "Low", "High"], rows })).toBe(
    "Tag,Difference,Low,High\r\n'=HYPERLINK(1),-0.25,-0.25,0.00",
  );
});

test("counts are shown in the reader's digits, and are plain numbers for spreadsheets", () => {
  const egyptian = makeTranslator({ language: "ar", locale: "ar-EG" }, new Map());
  expect([cellText(egyptian, { count: 1234 }), cellText(english, { count: 1234 })]).toEqual([
    "١٬٢٣٤",
    "1,234",
  ]);
  expect(tableText({ columns: ["Tag", "Days"], rows: [["Sea", { count: 1234 }]] })).toBe(
    "Tag,Days\r\nSea,1234",
  );
});

test("a value is read with its unit, and is a plain number for spreadsheets", () => {
  const cell = { text: "7 hr", plain: 420.5 };
  expect(cellText(english, cell)).toBe("7 hr");
  expect(tableText({ columns: ["Day", "Sleep"], rows: [["2026-11-26", cell]] })).toBe(
    "Day,Sleep\r\n2026-11-26,420.5",
  );
});

test("scores have two digits, and zero has no sign", () => {
  expect([scoreText(english, -0.251), scoreText(english, -0.001)]).toEqual(["−0.25", "0.00"]);
});
