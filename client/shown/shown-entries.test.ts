import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emotionIds } from "#domain/emotions.ts";
import { catalogue } from "#domain/feelings.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { showSky } from "#domain/shown-skies/shown-sky.ts";
import { makeStar } from "../../testing/make-star.ts";
import { timeRingsOf } from "../sky/scene/model/time-rings.ts";
import { entriesOf } from "./shown-entries.ts";

const hidden = { showsFeelings: false, showsDates: false, asOf: null };
const coordinate = fc.integer({ min: -3, max: 3 });
const stars = fc
  .array(
    fc.record({
      ...{ x: coordinate, y: coordinate, z: coordinate },
      ...{ emotion: fc.constantFrom(...emotionIds), secondaryEmotion: fc.constantFrom(...emotionIds) },
      ...{ intensity: fc.integer({ min: 1, max: 10 }), secondaryIntensity: fc.integer({ min: 1, max: 10 }) },
      isTwinStar: fc.constantFrom<(0 | 1)[]>(0, 1),
    }),
    { maxLength: 30 },
  )
  .map((list) => list.map((star, at) => makeStar({ ...star, id: `star-${at}` })));

/** What the scene draws of a star. */
const lookOf = ({ x, y, z, emotion, intensity, isTwinStar, ...rest }: MoodEntry) => ({
  ...{ x, y, z, emotion, intensity, isTwinStar },
  ...(isTwinStar === 1 && { second: rest.secondaryEmotion, secondIntensity: rest.secondaryIntensity }),
});

describe("the stars of a shown sky", () => {
  test("look as they do to their owner, also where no feeling is named", () => {
    fc.assert(
      fc.property(stars, (list) => {
        expect(entriesOf(showSky(catalogue, list, hidden)).map(lookOf)).toEqual(list.map(lookOf));
      }),
    );
  });

  test("keep what they are known by when another star comes between them", () => {
    fc.assert(
      fc.property(stars, fc.nat(), (list, at) => {
        const before = entriesOf(showSky(catalogue, list, hidden)).map(({ id }) => id);
        expect(new Set(before).size).toBe(list.length);
        const index = at % (list.length + 1);
        const added = list.toSpliced(index, 0, makeStar({ id: "new", x: 99 }));
        const after = entriesOf(showSky(catalogue, added, hidden)).map(({ id }) => id);
        expect(after.toSpliced(index, 1)).toEqual(before);
      }),
    );
  });

  test("have rings of years only where their dates are permitted", () => {
    const years = [2023, 2024, 2025].map((year) =>
      makeStar({ timestamp: `${year}-05-01T10:00:00.000Z`, x: year }),
    );
    const ringsOf = (showsDates: boolean) =>
      timeRingsOf(entriesOf(showSky(catalogue, years, { ...hidden, showsDates })));
    expect(ringsOf(true).map(({ name }) => name)).toEqual([{ year: 2024 }, { year: 2025 }]);
    expect(ringsOf(false)).toEqual([]);
  });
});
