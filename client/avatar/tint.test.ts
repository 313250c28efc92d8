import * as fc from "fast-check";
import { expect, test } from "vitest";
import { mix } from "./tint.ts";

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("a mix of 0 is the first colour and a mix of 1 the other", () => {
  fc.assert(
    fc.property(color, color, (one, other) => {
      expect(mix(one, other, 0)).toBe(one);
      expect(mix(one, other, 1)).toBe(other);
    }),
  );
  expect(mix("#000000", "#FFFFFF", 0.5)).toBe("#808080");
});

test("every mix is a valid colour", () => {
  fc.assert(
    fc.property(color, color, fc.double({ min: 0, max: 1, noNaN: true }), (one, other, share) => {
      expect(mix(one, other, share)).toMatch(/^#[0-9a-f]{6}$/);
    }),
  );
});
