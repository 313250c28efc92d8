import fc from "fast-check";
import { expect, test } from "vitest";
import { hueDistance, oklchOf } from "../testing/color-vision.ts";
import { contrastRatio, hexOf, linearRgbOf, toHex } from "./color.ts";

const byte = fc.integer({ min: 0, max: 255 });
const hexColor = fc
  .tuple(byte, byte, byte)
  .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`);

test("every hex colour is the same after a way through linear light, and through OKLCH", () => {
  fc.assert(
    fc.property(hexColor, (hex) => {
      expect(hexOf(linearRgbOf(hex))).toBe(hex);
      expect(toHex(oklchOf(hex))).toBe(hex);
    }),
  );
});

test("a colour outside the sRGB gamut loses chroma, and keeps its lightness and its hue", () => {
  const outside = fc.record({
    lightness: fc.double({ min: 0.3, max: 0.9, noNaN: true }),
    chroma: fc.double({ min: 0.05, max: 0.5, noNaN: true }),
    hue: fc.double({ min: 0, max: 359, noNaN: true }),
  });
  fc.assert(
    fc.property(outside, (asked) => {
      const got = oklchOf(toHex(asked));
      expect(got.chroma).toBeLessThan(asked.chroma + 0.005);
      expect(got.lightness).toBeCloseTo(asked.lightness, 2);
      expect(hueDistance(got.hue, asked.hue)).toBeLessThan(5);
    }),
  );
});

test("black on white has the highest contrast, and a colour on itself the lowest", () => {
  expect(contrastRatio("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrastRatio("#ffffff", "#000000")).toBeCloseTo(21);
  expect(contrastRatio("#d3303e", "#d3303e")).toBe(1);
});
