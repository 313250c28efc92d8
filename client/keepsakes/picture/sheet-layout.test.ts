import fc from "fast-check";
import { expect, test } from "vitest";
import { familyIds } from "#domain/emotions.ts";
import { feelingName } from "#domain/feeling-name.ts";
import { catalogue } from "#domain/feelings.ts";
import { english } from "../../../testing/english.ts";
import { posterSheet, posterSizes } from "../poster/poster-sizes.ts";
import type { Caption, Sheet, TextLine } from "./sheet.ts";
import { layOutSheet, type Measure } from "./sheet-layout.ts";

/** Each letter is six tenths as wide as high. */
const measure: Measure = (text, { size, spacing }) => Array.from(text).length * size * (0.6 + spacing);

const card: Sheet = { kind: "card", pixels: { width: 1_200, height: 630 }, dotsPerMeter: null };
const sheets = fc.oneof(
  fc.constant(card),
  fc
    .tuple(fc.constantFrom(...posterSizes), fc.constantFrom("portrait" as const, "landscape" as const))
    .map(([size, shape]) => posterSheet(size, shape)),
);
const named = familyIds.map((family) => ({ family, name: feelingName(english, catalogue, family) }));
const words = fc.stringMatching(/^\S{1,12}( \S{1,12}){0,6}$/).map((text) => text.slice(0, 50).trim());
const captions: fc.Arbitrary<Caption> = fc.record({
  name: fc.option(words),
  dates: fc.option(fc.constantFrom("22 November 2026", "1 September 2025 – 22 November 2026")),
  families: fc.subarray([...named]),
});

const boxOf = (line: TextLine) => {
  const width = measure(line.text, line);
  const left = line.align === "center" ? line.x - width / 2 : line.x;
  return { left, right: left + width, top: line.y - 0.75 * line.size, bottom: line.y + 0.25 * line.size };
};

test("all words are on the sheet, below the sky, and none is over another", () => {
  fc.assert(
    fc.property(sheets, captions, (sheet, caption) => {
      const { width, height, area, lines } = layOutSheet(sheet, caption, measure);
      const boxes = lines.map(boxOf);
      for (const { left, right, top, bottom } of boxes) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width + 1e-6);
        expect(bottom).toBeLessThanOrEqual(height);
        expect(top).toBeGreaterThanOrEqual(area.bottom);
      }
      for (const [at, one] of boxes.entries())
        for (const other of boxes.slice(at + 1)) {
          const isApart =
            one.right <= other.left + 1e-6 ||
            other.right <= one.left + 1e-6 ||
            one.bottom <= other.top ||
            other.bottom <= one.top;
          expect(isApart).toBe(true);
        }
    }),
  );
});

test("the sky has at least six tenths of the sheet, whatever the words are", () => {
  fc.assert(
    fc.property(sheets, captions, (sheet, caption) => {
      const { height, area } = layOutSheet(sheet, caption, measure);
      expect((area.bottom - area.top) / height).toBeGreaterThanOrEqual(0.6);
    }),
  );
});

test("without words, the sky has the sheet to itself", () => {
  const { words, lines, dots, area, height } = layOutSheet(
    card,
    { name: null, dates: null, families: [] },
    measure,
  );
  expect({ words, lines, dots }).toEqual({ words: null, lines: [], dots: [] });
  expect(area.bottom).toBe(height);
});

test("a long name breaks into two lines, and a very long word is shortened", () => {
  const sheet = posterSheet("a4", "portrait");
  const linesOf = (name: string) =>
    layOutSheet(sheet, { name, dates: null, families: [] }, measure)
      .lines.map(({ text }) => text)
      .toReversed();
  expect(linesOf("Evening Garden")).toEqual(["Evening Garden"]);
  expect(linesOf("The slow and luminous wanderings of a quiet heart")).toEqual([
    "The slow and luminous",
    "wanderings of a quiet heart",
  ]);
  expect(linesOf("W".repeat(80))).toEqual([expect.stringMatching(/^W+…$/)]);
});

test("the legend names each family once, with a dot in its colour", () => {
  const { dots, lines } = layOutSheet(card, { name: "Ada", dates: null, families: named }, measure);
  expect(dots.map(({ family }) => family).toSorted()).toEqual([...familyIds].toSorted());
  expect(lines).toHaveLength(familyIds.length + 1);
});
