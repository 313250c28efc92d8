import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nights, papers } from "../../testing/backgrounds.ts";
import { colorDistance, visions } from "../../testing/color-vision.ts";
import { contrastRatio } from "../color.ts";
import { sideColors } from "./side-colors.ts";

test("text in the colour of a side is readable on every background of its theme", () => {
  for (const color of Object.values(sideColors.dark))
    for (const night of nights) expect(contrastRatio(color, night), color).toBeGreaterThanOrEqual(4.5);
  for (const color of Object.values(sideColors.light))
    for (const paper of papers) expect(contrastRatio(color, paper), color).toBeGreaterThanOrEqual(4.5);
});

test("every kind of colour vision tells the two sides apart", () => {
  for (const vision of visions)
    for (const { first, second } of Object.values(sideColors))
      expect(colorDistance(first, second, vision), vision).toBeGreaterThanOrEqual(20);
});

test("the style sheet has the same colours", () => {
  const tokens = readFileSync(new URL("../../client/ui/tokens.css", import.meta.url), "utf8");
  for (const side of ["first", "second"] as const)
    expect(tokens).toContain(
      `--color-${side}-side: light-dark(${sideColors.light[side]}, ${sideColors.dark[side]});`,
    );
});
