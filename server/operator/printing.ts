/** Formats text for the operator's terminal. Text that people wrote must not move the cursor, reverse a line or break columns. */

import { rightToLeftLetter } from "#domain/languages/written-direction.ts";

const unprintable = /[\p{Control}\p{Surrogate}\p{Line_Separator}\p{Paragraph_Separator}\p{Bidi_Control}]/gu;
const isolates = /[\u2066-\u2069]/g;

/** Replaces control characters, and isolates right-to-left text from its surroundings. */
export function printable(text: string): string {
  const safe = text.replace(unprintable, "\uFFFD");
  return rightToLeftLetter.test(safe) ? `\u2068${safe}\u2069` : safe;
}

/** Removes the isolates that `printable` added, for names copied from the terminal. */
export const removeIsolates = (text: string) => text.replace(isolates, "");

export const quoted = (text: string) => `"${printable(text)}"`;

/** The minute in UTC: `2026-03-13 12:00`. */
export const formatMinute = (moment: Date) => moment.toISOString().slice(0, 16).replace("T", " ");

export const formatDay = (moment: Date) => moment.toISOString().slice(0, 10);

export const formatCount = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const wide =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303F\uFF01-\uFF60\uFFE0-\uFFE6]|\uFE0F/u;

function widthOfGrapheme(grapheme: string): number {
  if (/^[\p{Mark}\p{Default_Ignorable_Code_Point}]+$/u.test(grapheme)) return 0;
  return wide.test(grapheme) ? 2 : 1;
}

/** The width of a text in terminal cells; terminals differ for rare characters. */
export const widthOf = (text: string) =>
  [...graphemes.segment(text)].reduce((sum, { segment }) => sum + widthOfGrapheme(segment), 0);

/** Returns a function that aligns rows in columns. A column of a later call is at least as wide as in the earlier calls. */
export function makeColumns() {
  const widths: number[] = [];
  const pad = (cell: string, column: number) =>
    cell + " ".repeat(Math.max(0, (widths[column] ?? 0) - widthOf(cell)));
  return (rows: readonly (readonly string[])[]): string => {
    for (const row of rows)
      for (const [column, cell] of row.entries())
        widths[column] = Math.max(widths[column] ?? 0, widthOf(cell));
    return rows.map((row) => `${row.map(pad).join("  ").trimEnd()}\n`).join("");
  };
}
