/** Where the words of a sheet are: below the sky, in the middle of a high sheet, at both sides of a wide one. */

import type { FamilyId } from "#domain/emotions.ts";
import type { Box } from "../../sky/scene/camera/room.ts";
import {
  type Caption,
  type LegendDot,
  type Sheet,
  type SheetLayout,
  type TextLine,
  type TextStyle,
  unitsOf,
} from "./sheet.ts";

/** The width of a text, in units. */
export type Measure = (text: string, style: TextStyle) => number;

type Item = { readonly family: FamilyId; readonly text: string; readonly width: number };
type Words = {
  readonly lines: readonly TextLine[];
  readonly dots: readonly LegendDot[];
  readonly top: number;
};

/** All lengths follow one measure: a thousandth of the shorter side, and nearly twice that on a card, which is seen small. */
const measureOf = ({ kind }: Sheet, shorter: number) => (kind === "card" ? 1 : shorter / 1_000);

const nameStyle = (size: number): TextStyle => ({ face: "display", size, spacing: 0 });
const datesStyle = (unit: number): TextStyle => ({ face: "text", size: 17 * unit, spacing: 0.12 });
const legendStyle = (unit: number): TextStyle => ({ face: "text", size: 15.5 * unit, spacing: 0.02 });
const largestName = 60;
const smallestName = 30;

export function layOutSheet(sheet: Sheet, caption: Caption, measure: Measure): SheetLayout {
  const { width, height, ratio } = unitsOf(sheet);
  const unit = measureOf(sheet, Math.min(width, height));
  const inset = (sheet.kind === "card" ? 0 : 30) * unit;
  const margin = inset + 44 * unit;
  const inner = { left: margin, top: margin, right: width - margin, bottom: height - margin };
  const words = (width > height ? wideWords : highWords)(caption, inner, unit, measure);
  const hasWords = words.lines.length > 0;
  return {
    ...{ width, height, ratio },
    frame: inset > 0 ? { left: inset, top: inset, right: width - inset, bottom: height - inset } : null,
    // The area for the sky, whose view keeps a margin of its own round the stars.
    area: {
      left: inset,
      top: inset,
      right: width - inset,
      bottom: hasWords ? words.top - 16 * unit : height - inset,
    },
    words: hasWords ? { ...inner, top: words.top - 12 * unit } : null,
    ...{ lines: words.lines, dots: words.dots },
  };
}

/** Places the words in the middle, from the bottom up: legend, dates, name. */
function highWords({ name, dates, families }: Caption, inner: Box, unit: number, measure: Measure): Words {
  const middle = (inner.left + inner.right) / 2;
  const room = inner.right - inner.left;
  const rows = balancedRows(itemsOf(families, unit, measure), room, 34 * unit);
  const [lines, dots]: [TextLine[], LegendDot[]] = [[], []];
  let y = inner.bottom;
  for (const row of rows.toReversed()) {
    placeRow(row, middle - rowWidth(row, 34 * unit) / 2, y, unit, 34 * unit, lines, dots);
    y -= 32 * unit;
  }
  if (rows.length > 0) y -= 14 * unit;
  if (dates !== null) {
    lines.push({
      ...fitted(dates, datesStyle(unit), room, measure),
      ...{ x: middle, y, align: "center", tone: "quiet" },
    });
    y -= 40 * unit;
  }
  const top = y + 12 * unit;
  if (name === null) return { lines, dots, top };
  const nameLines = nameOf(name, room, unit, measure);
  for (const line of nameLines.toReversed()) {
    lines.push({ ...line, ...{ x: middle, y, align: "center", tone: "ink" } });
    y -= 1.15 * line.size;
  }
  return { lines, dots, top: y + 0.25 * (nameLines[0]?.size ?? 0) };
}

/** Places the name and the dates on the left, the legend on the right. */
function wideWords({ name, dates, families }: Caption, inner: Box, unit: number, measure: Measure): Words {
  const room = inner.right - inner.left;
  const gap = 30 * unit;
  const items = itemsOf(families, unit, measure);
  const hasBoth = items.length > 0 && (name !== null || dates !== null);
  const rows = balancedRows(items, hasBoth ? 0.5 * room : room, gap);
  const widest = Math.max(0, ...rows.map((row) => rowWidth(row, gap)));
  const [lines, dots]: [TextLine[], LegendDot[]] = [[], []];
  let y = inner.bottom;
  for (const row of rows.toReversed()) {
    placeRow(row, inner.right - widest, y, unit, gap, lines, dots);
    y -= 32 * unit;
  }
  let top = rows.length > 0 ? y + 12 * unit : inner.bottom;
  y = inner.bottom;
  const beside = hasBoth ? room - widest - 2 * gap : room;
  const at = { x: inner.left, align: "left" } as const;
  if (dates !== null) {
    lines.push({ ...fitted(dates, datesStyle(unit), beside, measure), ...at, y, tone: "quiet" });
    y -= 38 * unit;
    top = Math.min(top, y + 12 * unit);
  }
  if (name !== null) {
    const nameLines = nameOf(name, beside, unit, measure);
    for (const line of nameLines.toReversed()) {
      lines.push({ ...line, ...at, y, tone: "ink" });
      y -= 1.15 * line.size;
    }
    top = Math.min(top, y + 0.25 * (nameLines[0]?.size ?? 0));
  }
  return { lines, dots, top };
}

type Fitted = TextStyle & { readonly text: string };

/** The name in one line as large as fits, or else in two, or at last shortened. */
function nameOf(name: string, room: number, unit: number, measure: Measure): readonly Fitted[] {
  const atLargest = measure(name, nameStyle(largestName * unit));
  const size = Math.min(largestName, (largestName * room) / atLargest);
  if (size >= 0.7 * largestName) return [{ text: name, ...nameStyle(size * unit) }];
  const halves = halvesOf(name, (text) => measure(text, nameStyle(largestName * unit)));
  const widest = Math.max(...halves.map((text) => measure(text, nameStyle(largestName * unit))));
  const smaller = Math.max(smallestName, Math.min(largestName, (largestName * room) / widest));
  return halves.map((text) => fitted(text, nameStyle(smaller * unit), room, measure));
}

/** Two lines of nearly the same width, broken between words; one if there is only one word. */
function halvesOf(name: string, widthOf: (text: string) => number): readonly string[] {
  const words = name.split(/\s+/);
  const breaks = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")] as const);
  const widest = (lines: readonly string[]) => Math.max(...lines.map(widthOf));
  return breaks.reduce<readonly string[]>(
    (best, lines) => (widest(lines) < widest(best) ? lines : best),
    [name],
  );
}

/** The text in a smaller size, down to two thirds, and then shortened. */
function fitted(text: string, style: TextStyle, room: number, measure: Measure): Fitted {
  const share = Math.min(1, room / measure(text, style));
  if (share >= 2 / 3) return { ...style, text, size: style.size * share };
  const smallest = { ...style, size: (style.size * 2) / 3 };
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  while (letters.length > 1 && measure(`${letters.join("")}…`, smallest) > room) letters.pop();
  return { ...smallest, text: `${letters.join("").trimEnd()}…` };
}

const dotRadius = 5;
const dotRoom = 17;

const itemsOf = (families: Caption["families"], unit: number, measure: Measure): readonly Item[] =>
  families.map(({ family, name }) => ({
    family,
    text: name,
    width: dotRoom * unit + measure(name, legendStyle(unit)),
  }));

const rowWidth = (row: readonly Item[], gap: number) =>
  row.reduce((sum, { width }) => sum + width, 0) + gap * (row.length - 1);

/** Divides the items into as few rows as fit, with nearly the same number of items. */
function balancedRows(items: readonly Item[], room: number, gap: number): readonly (readonly Item[])[] {
  for (let count = 1; count < items.length; count++) {
    const each = Math.ceil(items.length / count);
    const rows = Array.from({ length: Math.ceil(items.length / each) }, (_, at) =>
      items.slice(at * each, (at + 1) * each),
    );
    if (rows.every((row) => rowWidth(row, gap) <= room)) return rows;
  }
  return items.map((item) => [item]);
}

function placeRow(
  row: readonly Item[],
  from: number,
  y: number,
  unit: number,
  gap: number,
  lines: TextLine[],
  dots: LegendDot[],
) {
  const style = legendStyle(unit);
  let x = from;
  for (const { family, text, width } of row) {
    dots.push({ family, x: x + dotRadius * unit, y: y - 0.35 * style.size, radius: dotRadius * unit });
    lines.push({ ...style, text, x: x + dotRoom * unit, y, align: "left", tone: "quiet" });
    x += width + gap;
  }
}
