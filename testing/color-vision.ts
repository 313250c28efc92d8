/** What people with and without a deficiency of colour vision see, and how far two colours are apart for them. */

import { hexOf, type LinearRgb, linearRgbOf, type Oklch } from "#domain/color.ts";

type Matrix = readonly [LinearRgb, LinearRgb, LinearRgb];

/**
 * Total loss of one kind of cone, for linear-light sRGB: Machado, Oliveira and Fernandes, "A physiologically-based
 * model for simulation of color vision deficiency" (2009), table 1, severity 1. Chromium emulates with the same matrices.
 */
const deficiencies = {
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>;

export type Vision = "normal" | keyof typeof deficiencies;

export const visions: readonly Vision[] = ["normal", "deuteranopia", "protanopia", "tritanopia"];

const apply = (matrix: Matrix, [red, green, blue]: LinearRgb) =>
  matrix.map((row) => row[0] * red + row[1] * green + row[2] * blue) as unknown as LinearRgb;

/** `#rrggbb` that looks to everybody as `hex` looks to a person with this vision. */
export const seenAs = (hex: string, vision: Vision) =>
  vision === "normal" ? hex : hexOf(apply(deficiencies[vision], linearRgbOf(hex)));

/** Lightness, green to red, and blue to yellow of `#rrggbb` in OKLab: Björn Ottosson (2020). */
function oklabOf(hex: string): LinearRgb {
  const cones = apply(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    linearRgbOf(hex),
  ).map(Math.cbrt) as unknown as LinearRgb;
  return apply(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}

/** `#rrggbb` in OKLCH. */
export function oklchOf(hex: string): Oklch {
  const [lightness, a, b] = oklabOf(hex);
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** The smaller angle between two hues, in degrees. */
export const hueDistance = (one: number, other: number) =>
  Math.min(Math.abs(one - other), 360 - Math.abs(one - other));

/** ΔE in OKLab times 100, for a person with this vision; about 2 is visible between large areas side by side. */
export function colorDistance(one: string, other: string, vision: Vision): number {
  const [from, to] = [oklabOf(seenAs(one, vision)), oklabOf(seenAs(other, vision))];
  return 100 * Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
}

/** The smallest distance between any two of these colours. */
export function smallestDistance(colors: readonly string[], vision: Vision): number {
  const pairs = colors.flatMap((one, at) => colors.slice(at + 1).map((other) => [one, other] as const));
  return Math.min(...pairs.map(([one, other]) => colorDistance(one, other, vision)));
}
