import { expect, test } from "vitest";
import { Hold } from "./hold.ts";

const held = (ms: number) => {
  const hold = new Hold();
  hold.begin("a", 1000);
  return hold.at(1000 + ms);
};

test("a ring shows after a quarter of a second and is full after three", () => {
  expect(held(200)).toBeNull();
  expect(held(1500)).toEqual({ id: "a", share: 0.5 });
  expect(held(2800)?.share).toBeLessThan(1);
  expect(held(3200)?.share).toBe(1);
});

test("after the release, and beside all stars, no star is held", () => {
  const hold = new Hold();
  hold.begin("a", 0);
  hold.end();
  expect([hold.isActive, hold.at(5000)]).toEqual([false, null]);
  hold.begin(null, 0);
  expect([hold.isActive, hold.at(5000)]).toEqual([false, null]);
});
