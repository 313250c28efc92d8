import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Emotion, emotionIds } from "#domain/emotions.ts";
import { catalogue, findEmotion } from "#domain/feelings.ts";
import { feelingsWith } from "#domain/feelings-with-own.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { showSky } from "#domain/shown-skies/shown-sky.ts";
import { markOf } from "#domain/star-shape.ts";
import { makeOwnFeeling, makeStar } from "../../testing/make-star.ts";
import { timeRingsOf } from "../sky/scene/model/time-rings.ts";
import { entriesOf, feelingsIn } from "./shown-entries.ts";

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

  test("have the colours and the bead of its owner's own feelings, and the names only where they are permitted", () => {
    const own = [
      makeOwnFeeling(),
      makeOwnFeeling({ id: "b", name: "Fernweh", valence: 0.9 }),
      makeOwnFeeling({ id: "c", family: "love" }),
    ];
    const feelings = feelingsWith(own);
    const list = own.map(({ id }) => makeStar({ emotion: id }));
    for (const showsFeelings of [true, false]) {
      const sky = showSky(feelings, list, { ...hidden, showsFeelings });
      const shown = feelingsIn(sky);
      for (const [at, { emotion }] of entriesOf(sky).entries()) {
        const { color, inkColor, washColor, name } = findEmotion(feelings, own[at]?.id ?? "") as Emotion;
        const told = showsFeelings ? name : "";
        expect(findEmotion(shown, emotion)).toMatchObject({ color, inkColor, washColor, name: told });
        expect(markOf(shown, emotion)).toBe(markOf(feelings, own[at]?.id ?? ""));
      }
    }
    expect(feelingsIn(showSky(feelings, [makeStar()], hidden))).toBe(catalogue);
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
