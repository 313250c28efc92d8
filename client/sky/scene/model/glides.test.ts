import { expect, test } from "vitest";
import { makeStar } from "../../../../testing/make-star.ts";
import { Glides } from "./glides.ts";

const [still, before] = [makeStar({ id: "still", x: 5 }), makeStar({ id: "star", x: 100, y: 40 })];
const after = makeStar({ id: "star", x: 200, y: 0 });
const entries = [still, after];
const indexOf = (id: string) => entries.findIndex((entry) => entry.id === id);
const at = (glides: Glides, ms: number) => glides.apply(entries, indexOf, ms)[1];

test("a star that an edit moves is on its way for 700 milliseconds and then at its new position", () => {
  const glides = new Glides();
  glides.begin([{ from: before, to: after }], 1000);
  expect(at(glides, 1000)).toEqual({ ...after, x: 100, y: 40 });
  expect(at(glides, 1350)).toEqual({ ...after, x: 150, y: 20 });
  expect(glides.outermost).toBeCloseTo(Math.hypot(100, 40));
  expect(glides.apply(entries, indexOf, 1350)[0]).toBe(still);
  expect(glides.apply(entries, indexOf, 1700)).toBe(entries);
  expect([glides.isActive, glides.outermost]).toEqual([false, 0]);
});

test("a star that is moved again goes on from where it is", () => {
  const glides = new Glides();
  glides.begin([{ from: before, to: after }], 1000);
  const again = { ...after, x: 50 };
  glides.begin([{ from: after, to: again }], 1350);
  expect(glides.apply([still, again], indexOf, 1350)[1]).toEqual({ ...again, x: 150, y: 20 });
});

test("a star that is removed on its way glides no more", () => {
  const glides = new Glides();
  glides.begin([{ from: before, to: after }], 1000);
  const rest = [still];
  expect(glides.apply(rest, (id) => (id === "still" ? 0 : -1), 1100)).toBe(rest);
  expect(glides.isActive).toBe(false);
});
