import { expect, test } from "vitest";
import { graticuleLines } from "./graticule-lines.ts";

test("every line lies on the sphere and is short", () => {
  for (const [x1, y1, z1, x2, y2, z2] of graticuleLines()) {
    expect(Math.hypot(x1, y1, z1)).toBeCloseTo(1, 9);
    expect(Math.hypot(x2, y2, z2)).toBeCloseTo(1, 9);
    expect(Math.hypot(x1 - x2, y1 - y2, z1 - z2)).toBeLessThan(0.1);
  }
});
