import { describe, expect, test } from "vitest";
import { normal } from "../../testing/simulated-measures.ts";
import { seededRandom } from "../pseudo-random.ts";
import { regress, whiten, whitenerOf } from "./autoregression.ts";

/** Days with gaps, errors that follow each other, and a column that adds `effect`. */
function simulate(seed: number, { phi = 0.6, effect = 0.5, length = 4_000 } = {}) {
  const random = seededRandom(seed);
  const days: number[] = [];
  const values: number[] = [];
  const column: number[] = [];
  let error = normal(random);
  for (let day = 0; day < length; day++) {
    error = phi * error + Math.sqrt(1 - phi * phi) * normal(random);
    if (random() < 0.3) continue;
    const isOn = random() < 0.4 ? 1 : 0;
    days.push(day);
    column.push(isOn);
    values.push(2 + error + effect * isOn);
  }
  const constant = new Float64Array(days.length).fill(1);
  return { days, values: Float64Array.from(values), constant, column: Float64Array.from(column) };
}

test("finds the effect of a column and how much days follow each other", () => {
  const { days, values, constant, column } = simulate(1);
  const effect = regress(days, values, [constant])?.effectOf(column);
  expect(regress(days, values, [constant, column])?.phi).toBeCloseTo(0.6, 1);
  expect(effect?.estimate).toBeCloseTo(0.5, 1);
  expect(effect?.df).toBe(days.length - 2);
});

test("the standard error of the estimate is that of many repetitions", () => {
  const effects = Array.from({ length: 200 }, (_, seed) => {
    const { days, values, constant, column } = simulate(seed, { length: 150 });
    return regress(days, values, [constant])?.effectOf(column);
  });
  const estimates = effects.map((effect) => effect?.estimate ?? Number.NaN);
  const spread = Math.sqrt(estimates.reduce((sum, value) => sum + (value - 0.5) ** 2, 0) / estimates.length);
  const stated = effects.reduce((sum, effect) => sum + (effect?.se ?? Number.NaN), 0) / effects.length;
  expect(stated / spread).toBeGreaterThan(0.88);
  expect(stated / spread).toBeLessThan(1.12);
});

test("without any memory of the days it is ordinary least squares", () => {
  const values = Float64Array.of(1, 5, 2, 6, 1, 5, 2, 6);
  const days = values.map((_, at) => at * 1_000);
  const effect = regress([...days], values, [new Float64Array(8).fill(1)])?.effectOf(
    Float64Array.of(0, 1, 0, 1, 0, 1, 0, 1),
  );
  expect(effect?.estimate).toBeCloseTo(4);
  // Four squares of 0.5 in each group, six degrees of freedom.
  expect(effect?.se).toBeCloseTo(Math.sqrt((2 / 6) * (1 / 4 + 1 / 4)));
});

describe("a column that depends on the base", () => {
  const { days, values, constant, column } = simulate(3, { length: 100 });

  test("has no effect", () => {
    expect(regress(days, values, [constant, column])?.effectOf(column)).toBeNull();
  });

  test("is left out of the base", () => {
    const once = regress(days, values, [constant])?.effectOf(column);
    const twice = regress(days, values, [constant, constant])?.effectOf(column);
    expect(twice?.estimate).toBeCloseTo(once?.estimate ?? Number.NaN);
    expect(twice?.df).toBe(once?.df);
  });
});

test("too few days have no regression", () => {
  expect(regress([1, 2, 3], Float64Array.of(1, 2, 3), [new Float64Array(3).fill(1)])).toBeNull();
});

test("errors that last in part lose what those before them foretell, as with the dense matrix of all of them", () => {
  const days = [0, 1, 2, 5, 6, 9, 10, 17];
  const [phi, lasting] = [0.8, 0.4];
  const whitener = whitenerOf(phi, days, lasting);
  // What the whitening makes of errors that follow each other so are errors of size 1 that do not.
  const columns = days.map((_, at) =>
    whiten(
      Float64Array.from(days, (_, other) => +(at === other)),
      whitener,
    ),
  );
  const correlation = (one: number, other: number) =>
    one === other ? 1 : lasting * phi ** Math.abs((days[one] ?? 0) - (days[other] ?? 0));
  for (const one of days.keys())
    for (const other of days.keys()) {
      const product = days.reduce((sum, _, at) => {
        const whitened = days.reduce(
          (part, _, from) => part + (columns[from]?.[one] ?? 0) * correlation(from, at),
          0,
        );
        return sum + whitened * (columns[at]?.[other] ?? 0);
      }, 0);
      expect(product).toBeCloseTo(one === other ? 1 : 0, 12);
    }
});
