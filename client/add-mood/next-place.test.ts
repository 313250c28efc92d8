import { expect, test } from "vitest";
import { catalogue } from "#domain/feelings.ts";
import { isCloserThan, OccupiedPositions, radiusAt, starSpacing } from "#domain/placement.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { nextPlace } from "./next-place.ts";

const makeEntry = (place: { x: number; y: number; z: number }) => place as MoodEntry;

const skyOf = (entries: MoodEntry[], nextOrdinal = entries.length) => ({ entries, nextOrdinal });

test("an empty sky shows where its first star will be", () => {
  expect(nextPlace(catalogue, skyOf([]), new OccupiedPositions(), null)).not.toBeNull();
});

test("a sky with stars shows no place until an emotion is chosen", () => {
  const entries = [makeEntry({ x: 36, y: 0, z: 0 })];
  expect(nextPlace(catalogue, skyOf(entries), new OccupiedPositions(entries), null)).toBeNull();
  expect(nextPlace(catalogue, skyOf(entries), new OccupiedPositions(entries), "joy")).not.toBeNull();
});

test("the place shown is free", () => {
  const first = nextPlace(catalogue, skyOf([]), new OccupiedPositions(), "joy");
  if (!first) throw new Error("no place");
  const entries = [makeEntry(first)];
  const second = nextPlace(catalogue, skyOf(entries), new OccupiedPositions(entries), "joy");
  expect(second && isCloserThan(first, second, starSpacing)).toBe(false);
});

test("the place is that of the next star also when earlier stars were removed", () => {
  const entries = [makeEntry({ x: 36, y: 0, z: 0 })];
  const place = nextPlace(catalogue, skyOf(entries, 100), new OccupiedPositions(entries), "joy");
  expect(place && Math.hypot(place.x, place.z)).toBeGreaterThan(radiusAt(90));
});
