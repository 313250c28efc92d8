import fc from "fast-check";
import { expect, test } from "vitest";
import { placeOnPicture, scaleFor, welcomeStars } from "./welcome-sky.ts";

test("whichever way the sky is turned, every star is inside the picture", () => {
  fc.assert(
    fc.property(
      // `fc.double` would make nearly all numbers close to 0.
      fc.integer({ min: 0, max: 3_599 }),
      fc.integer({ min: 240, max: 600 }),
      fc.integer({ min: 140, max: 340 }),
      (tenths, width, height) => {
        const yaw = (tenths / 1_800) * Math.PI;
        const scale = scaleFor(width, height);
        for (const star of welcomeStars) {
          const { right, down } = placeOnPicture(star, yaw);
          expect(Math.abs(right * scale)).toBeLessThan(width / 2);
          expect(Math.abs(down * scale)).toBeLessThan(height / 2);
        }
      },
    ),
    { numRuns: 300 },
  );
});
