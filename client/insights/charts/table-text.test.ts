import * as fc from "fast-check";
import papaparse from "papaparse";
import { expect, test } from "vitest";
import { scoreText, tableText } from "./table-text.ts";

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
  const rows = [["=HYPERLINK(1)", "−0.25"]] as const;
  expect(tableText({ columns: ["Tag", "Difference"], rows })).toBe("Tag,Difference\r\n'=HYPERLINK(1),-0.25");
});

test("scores have two digits, and zero has no sign", () => {
  expect([scoreText(-0.251), scoreText(-0.001)]).toEqual(["−0.25", "0.00"]);
});
