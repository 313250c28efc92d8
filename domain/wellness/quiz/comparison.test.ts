import fc from "fast-check";
import { expect, it } from "vitest";
import { english } from "../../../testing/english.ts";
import { compareAnswers } from "./comparison.ts";
import { wheelIds } from "./emotion-wheel.ts";
import { scenarios } from "./scenarios.ts";
import { wheelWords, wordsFor } from "./wheel-words.ts";

const words = wheelWords([english]);
const answersOf = (emotions: readonly string[]) =>
  emotions.map((emotion) => ({ emotion, place: words(emotion) }));

it("a typed synonym has the place of its emotion, and an unknown word has none", () => {
  const [typed, unknown] = compareAnswers(answersOf(["over the moon", "saudade"]));
  expect(typed).toMatchObject({
    number: 1,
    felt: "over the moon",
    place: "joy",
    contrast: "match",
    steps: 0,
  });
  expect(unknown).toMatchObject({ number: 2, felt: "saudade", place: null, contrast: "hard", steps: null });
});

it("the steps agree with the contrast: none for a match, up to two for a soft one, otherwise more", () => {
  const word = fc.constantFrom(...wheelIds, ...wheelIds.flatMap((id) => wordsFor(english, id)));
  fc.assert(
    fc.property(fc.array(word, { minLength: 6, maxLength: 6 }), (emotions) => {
      const comparisons = compareAnswers(answersOf(emotions));
      expect(comparisons.map(({ scenario }) => scenario)).toEqual(scenarios);
      for (const { contrast, steps } of comparisons)
        expect(contrast).toBe(steps === 0 ? "match" : Number(steps) <= 2 ? "soft" : "hard");
    }),
  );
});

it("an answer that is not known is left out, and the others keep their numbers", () => {
  const comparisons = compareAnswers([
    ...answersOf(["joy"]),
    {},
    { emotion: "fear" },
    {},
    { emotion: "happy" },
  ]);
  expect(comparisons.map(({ number }) => number)).toEqual([1, 3, 5]);
  // Saved by an earlier version.
  expect(comparisons.map(({ place }) => place)).toEqual(["joy", "fear", null]);
});
