import { expect, test } from "vitest";
import { SkyClock } from "./sky-clock.ts";

test("the animation slows down and stops ten seconds after the last input", () => {
  const clock = new SkyClock();
  clock.noteActivity(1000);
  expect(clock.advance(2000, 1)).toBe(true);
  expect(clock.time).toBe(1);
  expect(clock.advance(10_000, 1)).toBe(true);
  expect(clock.time).toBe(1.5);
  expect(clock.advance(11_000, 1)).toBe(false);
  expect(clock.time).toBe(1.5);
});

test("the animation does not run before the first input", () =>
  expect(new SkyClock().advance(5, 1)).toBe(false));
