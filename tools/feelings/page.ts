/** The tables of docs/feelings.md: the colours of each feeling, and the distances between the families. */

import { emotions, familyIds } from "#domain/emotions.ts";
import { headOf } from "#domain/feelings.ts";
import { feelings } from "#domain/languages/en/feelings.ts";
import { colorsOfOwn } from "#domain/own-feeling-colors.ts";
import { colorDistance, smallestDistance, visions } from "../../testing/color-vision.ts";

const families = emotions.filter(({ id, family }) => id === family);

const distances = visions.map((vision) => {
  const of = (colors: readonly string[]) => smallestDistance(colors, vision).toFixed(1);
  const bright = families.map(({ color }) => color);
  const lines = families.map(({ inkColor }) => inkColor);
  return `| ${vision} | ${of(bright)} | ${of(lines)} | ${of(emotions.map(({ color }) => color))} |`;
});

/** Own feelings at the corners, the edges and the middle of the pad. */
const ownFeelings = familyIds.flatMap((family) =>
  [-1, 0, 1].flatMap((valence) =>
    [0, 0.5, 1].map((energy) => ({ family, ...colorsOfOwn(family, valence, energy) })),
  ),
);

const ownDistances = visions.map((vision) => {
  const between = (theme: "color" | "inkColor", others: typeof ownFeelings) =>
    Math.min(
      ...ownFeelings.flatMap((own) =>
        others
          .filter(({ family }) => family !== own.family)
          .map((other) => colorDistance(own[theme], other[theme], vision)),
      ),
    ).toFixed(1);
  const heads = familyIds.map(headOf);
  return `| ${vision} | ${between("color", ownFeelings)} | ${between("inkColor", ownFeelings)} | ${between("color", heads)} | ${between("inkColor", heads)} |`;
});

const tables = [
  "| Vision | Two families, bright | Two families, lines on paper | Any two feelings, bright |",
  "|---|---|---|---|",
  ...distances,
  "",
  "Own feelings, wherever they are on the pad:",
  "",
  "| Vision | Own ones of two families, bright | Lines on paper | An own one and the name of another family, bright | Lines on paper |",
  "|---|---|---|---|---|",
  ...ownDistances,
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
