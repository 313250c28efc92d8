import fc from "fast-check";
import { expect, it } from "vitest";
import { english } from "../../../testing/english.ts";
import { remainingSeconds, remainingText } from "./remaining-time.ts";

it("says nothing about the first two seconds, and then goes on as fast as before", () => {
  expect(remainingSeconds(10, 720, 1_900)).toBeNull();
  expect(remainingSeconds(0, 720, 60_000)).toBeNull();
  expect(remainingSeconds(180, 720, 10_000)).toBeCloseTo(30);
  expect(remainingSeconds(720, 720, 40_000)).toBe(0);
});

it("changes seldom and never says that it takes no time", () => {
  expect(remainingText(english, null)).toBe("Working out how long it takes");
  const seconds = [0, 12, 38, 54, 70, 140];
  expect(seconds.map((seconds) => remainingText(english, seconds))).toEqual([
    "A few seconds left",
    "About 20 seconds left",
    "About 40 seconds left",
    "About 60 seconds left",
    "About 1 minute left",
    "About 2 minutes left",
  ]);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (seconds) => {
      expect(remainingText(english, seconds)).not.toMatch(/ 0 /);
    }),
  );
});
