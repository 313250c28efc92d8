import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Position } from "#domain/placement.ts";
import { linkCurve, piecesFor, strengthOf } from "./link-curve.ts";

const place = fc.record({
  x: fc.integer({ min: -5000, max: 5000 }),
  y: fc.integer({ min: -2000, max: 2000 }),
  z: fc.integer({ min: -5000, max: 5000 }),
});
const fromAxis = ({ x, z }: Position) => Math.hypot(x, z);

describe("the curve from one star to the next", () => {
  test("begins at the first star and ends at the second", () => {
    fc.assert(
      fc.property(place, place, fc.integer({ min: 1, max: 12 }), (from, to, pieces) => {
        const curve = linkCurve(from, to, pieces);
        expect(curve).toHaveLength(pieces + 1);
        for (const [point, star] of [
          [curve[0], from],
          [curve.at(-1), to],
        ] as const)
          for (const axis of ["x", "y", "z"] as const) expect(point?.[axis]).toBeCloseTo(star[axis], 6);
      }),
    );
  });

  test("comes no nearer to the axis than the nearer star, and turns by half a circle at most", () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        const least = Math.min(fromAxis(from), fromAxis(to));
        const curve = linkCurve(from, to, 12);
        expect(Math.min(...curve.map(fromAxis))).toBeGreaterThanOrEqual(least - 1e-6);
        const longest =
          Math.PI * Math.max(fromAxis(from), fromAxis(to)) + Math.abs(fromAxis(from) - fromAxis(to));
        const flat = curve.slice(1).map((point, at) => {
          const before = curve[at] as Position;
          return Math.hypot(point.x - before.x, point.z - before.z);
        });
        expect(flat.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(longest + 1e-6);
      }),
    );
  });

  test("has fewer pieces in a fuller sky, and is fainter the longer it is", () => {
    expect([30, 1000, 10_000, 50_000].map(piecesFor)).toEqual([12, 8, 4, 2]);
    expect(strengthOf(10, 300)).toBeGreaterThan(strengthOf(400, 300));
  });
});
