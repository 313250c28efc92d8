import { expect, test } from "vitest";
import { type PlacedWeek, weekAt } from "./week-at.ts";

const week = (place: number): PlacedWeek => ({
  ...{ place, start: `week ${place}`, days: 7, mean: 0, low: 0, high: 0 },
});
const weeks = [0, 1, 5, 6].map(week);
const place = (from: number, to: number) => weekAt(weeks, weeks[from] as PlacedWeek, to).place;

test("a step goes to the next week with a star, across silent ones", () => {
  expect(place(1, 2)).toBe(5);
  expect(place(2, 4)).toBe(1);
  expect(place(0, 1)).toBe(1);
});

test("a pointer goes to the nearest week", () => {
  expect(place(0, 2.6)).toBe(1);
  expect(place(0, 3.4)).toBe(5);
});

test("a step past the last week stays there", () => expect(place(3, 7)).toBe(6));
