/** The tables of docs/feelings.md: the colours of each feeling, and the distances between the families. */

import { emotions } from "#domain/emotions.ts";
import { feelings } from "#domain/languages/en/feelings.ts";
import { smallestDistance, visions } from "../../testing/color-vision.ts";

const families = emotions.filter(({ id, family }) => id === family);

const distances = visions.map((vision) => {
  const of = (colors: readonly string[]) => smallestDistance(colors, vision).toFixed(1);
  const bright = families.map(({ color }) => color);
  const lines = families.map(({ inkColor }) => inkColor);
  return `| ${vision} | ${of(bright)} | ${of(lines)} | ${of(emotions.map(({ color }) => color))} |`;
});

const tables = [
  "| Vision | Two families, bright | Two families, lines on paper | Any two feelings, bright |",
  "|---|---|---|---|",
  ...distances,
  "",
  "| Feeling | Bright | Lines on paper |",
  "|---|---|---|",
  ...emotions.map(
    ({ id, color, inkColor }) => `| ${feelings.names[id].english} | \`${color}\` | \`${inkColor}\` |`,
  ),
].join("\n");

const begin = "<!-- Written by npm run feelings. -->";

/** The page with its tables written again: they are everything after the comment. */
export function replaceTables(page: string): string {
  const at = page.indexOf(begin);
  if (at < 0) throw new Error(`The page must contain ${begin}`);
  return `${page.slice(0, at)}${begin}\n\n${tables}\n`;
}
