import { expect, test } from "vitest";
import { normal } from "../../testing/simulated-measures.ts";
import { seededRandom } from "../pseudo-random.ts";
import { halfLifeOf } from "./half-life.ts";

/** A mood with this half-life (hours), observed with noise at uneven times. */
function observe(halfLife: number, seed: number) {
  const random = seededRandom(seed);
  let [moment, mood] = [0, normal(random)];
  return Array.from({ length: 600 }, () => {
    const hours = 0.5 + random() * 12;
    const kept = 0.5 ** (hours / halfLife);
    mood = kept * mood + Math.sqrt(1 - kept * kept) * normal(random);
    moment += hours * 3_600_000;
    return { moment, score: 0.2 + 0.3 * (mood + 0.5 * normal(random)) };
  });
}

test.for([6, 24, 72])("a half-life of %i hours lies within the bounds of most journals", (hours) => {
  const found = Array.from({ length: 10 }, (_, seed) => halfLifeOf(observe(hours, seed)));
  const right = found.filter((life) => life && life.low <= hours && hours <= life.high);
  expect(right.length).toBeGreaterThanOrEqual(7);
});

test("stars without any memory have no half-life", () => {
  const random = seededRandom(1);
  const stars = Array.from({ length: 300 }, (_, at) => ({ moment: at * 7_200_000, score: normal(random) }));
  expect(halfLifeOf(stars)).toBeNull();
});

test("stars of one score have no half-life", () => {
  expect(
    halfLifeOf(Array.from({ length: 200 }, (_, at) => ({ moment: at * 3_600_000, score: 0.5 }))),
  ).toBeNull();
});
