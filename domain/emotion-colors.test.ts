import { describe, expect, it } from "vitest";
import { darkGround, nights, papers } from "../testing/backgrounds.ts";
import { hueDistance, oklchOf, smallestDistance, type Vision, visions } from "../testing/color-vision.ts";
import { contrastRatio } from "./color.ts";
import { type Emotion, emotions, familyIds } from "./emotions.ts";
import { catalogue, findEmotion } from "./feelings.ts";

const families = emotions.filter(({ id, family }) => id === family);
const find = (id: string) => findEmotion(catalogue, id) as Emotion;

const hueOf = (hex: string) => oklchOf(hex).hue;

/** The family whose own hue is nearest. */
const nearestFamily = (hex: string) =>
  familyIds.reduce((best, family) =>
    hueDistance(hueOf(hex), hueOf(find(family).color)) < hueDistance(hueOf(hex), hueOf(find(best).color))
      ? family
      : best,
  );

describe("the colours of the families", () => {
  it("have nine hues at equal steps of 40 degrees", () => {
    const hues = families.map(({ color }) => hueOf(color)).sort((one, other) => one - other);
    expect(hues).toHaveLength(9);
    for (const [at, hue] of hues.entries())
      expect(Math.abs(hueDistance(hue, hues[(at + 1) % 9] ?? Number.NaN) - 40), `${hue}`).toBeLessThan(1);
  });

  it("are the nearest to those of their sub-emotions, in both themes", () => {
    for (const { id, family, color, inkColor } of emotions)
      expect([id, nearestFamily(color), nearestFamily(inkColor)]).toEqual([id, family, family]);
  });

  /** Hundredths of OKLab. Before these colours were chosen, deuteranopes saw two families 0.5 apart. */
  const least: Record<Vision, { readonly color: number; readonly inkColor: number }> = {
    normal: { color: 10, inkColor: 8.5 },
    deuteranopia: { color: 9.5, inkColor: 5.4 },
    protanopia: { color: 8.4, inkColor: 5.4 },
    tritanopia: { color: 8.4, inkColor: 5.4 },
  };

  it.each(visions)("are far apart for a person with the vision: %s", (vision) => {
    const of = (theme: "color" | "inkColor") => families.map((family) => family[theme]);
    expect(smallestDistance(of("color"), vision)).toBeGreaterThanOrEqual(least[vision].color);
    expect(smallestDistance(of("inkColor"), vision)).toBeGreaterThanOrEqual(least[vision].inkColor);
  });
});

describe("the colours of the feelings", () => {
  it("are 36 in each theme, which every kind of vision tells apart in the bright shade", () => {
    expect(new Set(emotions.map(({ inkColor }) => inkColor)).size).toBe(36);
    for (const vision of visions)
      expect(
        smallestDistance(
          emotions.map(({ color }) => color),
          vision,
        ),
      ).toBeGreaterThanOrEqual(3);
  });

  it("have a contrast of at least 3:1 on every background of their theme", () => {
    for (const { id, color, inkColor } of emotions) {
      for (const night of nights) expect(contrastRatio(color, night), id).toBeGreaterThanOrEqual(3);
      for (const paper of papers) expect(contrastRatio(inkColor, paper), id).toBeGreaterThanOrEqual(3);
    }
  });
});

it("washes on paper belong to their family and are never dull or darker than the bright colour", () => {
  for (const { id, family, color, washColor } of emotions) {
    const [bright, wash] = [oklchOf(color), oklchOf(washColor)];
    expect([id, nearestFamily(washColor)]).toEqual([id, family]);
    expect(wash.lightness, id).toBeGreaterThanOrEqual(bright.lightness - 0.01);
    expect(wash.chroma, id).toBeGreaterThanOrEqual(0.075);
  }
});

it("the bright colours are legible under text in the colour of the dark ground", () => {
  for (const { id, color } of emotions)
    expect(contrastRatio(color, darkGround), id).toBeGreaterThanOrEqual(4.5);
});

/** Where most people place the feeling: Jonauskaite et al., "Universal patterns in color-emotion associations" (2020). */
describe("the feelings with a colour that most people expect", () => {
  it.each([
    ["anger", "red", "#ff0000", 0.2],
    ["joy", "yellow", "#ffe600", 0.1],
    ["love", "yellow", "#ffe600", 0.1],
    ["sadness", "blue", "#2f6bff", 0.15],
  ] as const)("%s is %s in both themes", (id, _, anchor, chroma) => {
    for (const hex of [find(id).color, find(id).inkColor]) {
      expect(hueDistance(hueOf(hex), hueOf(anchor))).toBeLessThan(15);
      expect(oklchOf(hex).chroma).toBeGreaterThan(chroma);
    }
  });

  it("serenity and its family are green", () => {
    for (const { color, inkColor } of emotions.filter(({ family }) => family === "serenity"))
      for (const hex of [color, inkColor]) expect(hueDistance(hueOf(hex), hueOf("#22c55e"))).toBeLessThan(15);
  });
});
