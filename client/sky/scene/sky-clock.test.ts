import { expect, test } from "vitest";
import { SkyClock } from "./sky-clock.ts";

test("runs while somebody is here, slows down, and rests ten seconds after", () => {
  const clock = new SkyClock();
  clock.stir(1000);
  expect(clock.advance(2000, 1)).toBe(true);
  expect(clock.time).toBe(1);
  expect(clock.advance(10_000, 1)).toBe(true);
  expect(clock.time).toBe(1.5);
  expect(clock.advance(11_000, 1)).toBe(false);
  expect(clock.time).toBe(1.5);
});

test("rests before anybody came", () => expect(new SkyClock().advance(5, 1)).toBe(false));
