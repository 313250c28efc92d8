import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emotionIds } from "#domain/emotions.ts";
import { catalogue } from "#domain/feelings.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { starSize } from "#domain/star-shape.ts";
import { makeStar } from "../../../../testing/make-star.ts";
import {
  appearancesOf,
  colorOf,
  crowdingOf,
  haloScaleFor,
  phaseOf,
  sizeOnScreen,
} from "./star-appearance.ts";

const entry = (overrides: Partial<MoodEntry> = {}) => makeStar({ intensity: 5, ...overrides });

describe("size", () => {
  test("is never below 4 pixels on the screen", () => expect(sizeOnScreen(10, 0.01)).toBe(4));
});

describe("a sky", () => {
  const crowding = (stars: number) => crowdingOf(haloScaleFor(stars));

  test("of a year is not crowded, and one of 5,000 stars fully", () => {
    expect(crowding(365)).toBe(0);
    expect(crowding(5_000)).toBeCloseTo(1, 1);
  });

  test("never gets less crowded by one more star", () => {
    for (let stars = 0; stars < 4_000; stars += 7)
      expect(crowding(stars + 1)).toBeGreaterThanOrEqual(crowding(stars));
  });
});

describe("colour is never the only cue", () => {
  test("every emotion differs between the themes, and an unknown emotion is grey in both", () => {
    for (const id of emotionIds) expect(colorOf(catalogue, id, false)).not.toBe(colorOf(catalogue, id, true));
    expect(colorOf(catalogue, "bewildered", false)).toBe("#888888");
    expect(colorOf(catalogue, "bewildered", true)).toBe("#888888");
  });
});

describe("a twin star", () => {
  const twin = (secondaryIntensity: number | null) =>
    appearancesOf(entry({ isTwinStar: 1, secondaryEmotion: "grief", secondaryIntensity }));

  test("its secondary has the size of its own intensity, or else of the primary's", () => {
    expect(twin(9)[1]?.size).toBe(starSize(9));
    expect(twin(null)[1]?.size).toBe(starSize(5));
  });

  test("its orbit takes 6 to 10 seconds", () => {
    for (let star = 0; star < 100; star++) {
      const [, secondary] = appearancesOf(entry({ id: `${star}`, isTwinStar: 1, secondaryEmotion: "grief" }));
      expect(secondary?.period).toBeGreaterThanOrEqual(6);
      expect(secondary?.period).toBeLessThanOrEqual(10);
    }
  });

  test("an entry without a secondary emotion is one star", () =>
    expect(appearancesOf(entry())).toHaveLength(1));
});

describe("twinkle", () => {
  test("depends on the id alone: an edit of everything else keeps its phase", () => {
    const edits = fc.record({
      emotion: fc.constantFrom(...emotionIds),
      intensity: fc.integer({ min: 1, max: 10 }),
      timestamp: fc.constantFrom("1999-01-01T00:00:00Z", "2026-05-05T00:00:00Z"),
      x: fc.integer({ min: -900, max: 900 }),
      note: fc.string(),
    });
    fc.assert(
      fc.property(fc.uuid(), edits, (id, edited) => {
        const [before, after] = [appearancesOf(entry({ id })), appearancesOf(entry({ id, ...edited }))];
        expect(after[0]?.phase).toBe(before[0]?.phase);
      }),
    );
  });

  test("the phases of similar ids are spread evenly", () => {
    const tenths = new Array<number>(10).fill(0);
    for (let star = 0; star < 1000; star++) {
      const tenth = Math.floor(phaseOf(`star-${star}`) * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    for (const stars of tenths) {
      expect(stars).toBeGreaterThan(70);
      expect(stars).toBeLessThan(130);
    }
  });
});
