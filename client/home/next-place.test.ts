import { expect, test } from "vitest";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { isNearer, spacing, TakenPlaces } from "#domain/placement.ts";
import { nextPlace } from "./next-place.ts";

const makeEntry = (place: { x: number; y: number; z: number }) => place as MoodEntry;

test("an empty sky shows where its first star will be", () => {
  expect(nextPlace([], new TakenPlaces(), null)).not.toBeNull();
});

test("a sky with stars shows no place until an emotion is chosen", () => {
  const entries = [makeEntry({ x: 36, y: 0, z: 0 })];
  expect(nextPlace(entries, new TakenPlaces(entries), null)).toBeNull();
  expect(nextPlace(entries, new TakenPlaces(entries), "joy")).not.toBeNull();
});

test("the place shown is free", () => {
  const first = nextPlace([], new TakenPlaces(), "joy");
  if (!first) throw new Error("no place");
  const entries = [makeEntry(first)];
  const second = nextPlace(entries, new TakenPlaces(entries), "joy");
  expect(second && isNearer(first, second, spacing)).toBe(false);
});
