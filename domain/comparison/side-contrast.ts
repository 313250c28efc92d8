/**
 * How much a value of each day differs between the days of two sides: a regression on the side, with errors that follow each
 * other as in autoregression.ts. For many values of the same days at once, which share all that does not depend on the value.
 */

import { type Effect, whiten, whitenerOf } from "../insights/autoregression.ts";
import { dot, factorize, solveLower } from "../insights/cholesky.ts";

/** How much values of neighbouring days can be alike. */
const memories = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95] as const;
const firstTried = 2;
/** Of the logarithm of the likelihood: one standard error is half of it. */
const nearly = 1;

export type SideContrast = {
  /**
   * The difference of a value of each day between the first side and the second. `inflation`: how many days count as one,
   * because days that follow each other are alike; at least 1. Null if the sides cannot be told from `beside`.
   */
  differenceOf(values: Float64Array): (Effect & { readonly inflation: number }) | null;
};

/** What holds for one memory: the columns of the regression, whitened, and their products. */
type Prepared = ReturnType<typeof prepare>;
type Fitted = {
  readonly likelihood: number;
  readonly squares: number;
  readonly whitened: Float64Array;
  readonly prepared: Prepared;
};

/**
 * `days` are increasing numbers; `isFirst` has 1 for those of the first side. `beside` are columns of what else moves a
 * value. How much values of neighbouring days are alike is known to about 0.1, by the restricted likelihood beside a constant
 * and the side, as in autoregression.ts: of what is nearly as likely, that counts with which the sides differ the least. The
 * size of the errors is that without `beside`, which makes the test a little stricter and much faster.
 */
export function sideContrast(
  days: readonly number[],
  isFirst: Float64Array,
  beside: readonly Float64Array[],
): SideContrast {
  const known: (Prepared | undefined)[] = [];
  const preparedAt = (at: number): Prepared => {
    const prepared = known[at] ?? prepare(memories[at] ?? 0, days, isFirst, beside);
    known[at] = prepared;
    return prepared;
  };
  const df = days.length - beside.length - 2;
  return {
    differenceOf: (values) => {
      if (df < 1) return null;
      const effects = plausible((at) => fitTo(values, preparedAt(at))).flatMap(
        ({ squares, whitened, prepared: { free, inflation } }) => {
          if (!free) return [];
          const estimate = dot(free.column, whitened) / free.squares;
          return { estimate, se: Math.sqrt(squares / df / free.squares), df, inflation };
        },
      );
      const [first, ...others] = effects;
      return first ? others.reduce((least, effect) => (isLess(effect, least) ? effect : least), first) : null;
    },
  };
}

const isLess = (one: Effect, other: Effect) =>
  Math.abs(one.estimate) * other.se < Math.abs(other.estimate) * one.se;

/**
 * The likeliest memory, and those beside it whose likelihood is less than `nearly` lower. There is one peak, which is climbed
 * from a place near most of them.
 */
function plausible(fitAt: (at: number) => Fitted): readonly Fitted[] {
  const fits = new Map<number, Fitted>();
  const at = (place: number): Fitted => {
    const fitted = fits.get(place) ?? fitAt(place);
    fits.set(place, fitted);
    return fitted;
  };
  const last = memories.length - 1;
  let best = firstTried;
  while (best < last && at(best + 1).likelihood > at(best).likelihood) best += 1;
  while (best > 0 && at(best - 1).likelihood > at(best).likelihood) best -= 1;
  const isPlausible = (place: number) => at(place).likelihood > at(best).likelihood - nearly;
  let [low, high] = [best, best];
  while (low > 0 && isPlausible(low - 1)) low -= 1;
  while (high < last && isPlausible(high + 1)) high += 1;
  return Array.from({ length: high - low + 1 }, (_, step) => at(low + step));
}

function prepare(
  phi: number,
  days: readonly number[],
  isFirst: Float64Array,
  beside: readonly Float64Array[],
) {
  const whitener = whitenerOf(phi, days);
  const one = whiten(new Float64Array(days.length).fill(1), whitener);
  const side = whiten(isFirst, whitener);
  const [ones, both, sides] = [dot(one, one), dot(one, side), dot(side, side)];
  const own = sides - (both * both) / ones;
  const count = isFirst.reduce((sum, value) => sum + value, 0);
  return {
    ...{ whitener, one, side, ones, both, own },
    shrinkage: whitener.fresh.reduce((sum, fresh) => sum + Math.log(fresh), 0),
    inflation: Math.max(1, 1 / own / (1 / count + 1 / (days.length - count))),
    free: withoutOthers(side, [one, ...beside.map((column) => whiten(column, whitener))]),
  };
}

/** What other columns do not explain of a column; null if that is nothing. */
export function withoutOthers(column: Float64Array, others: readonly Float64Array[]) {
  const size = others.length;
  const gram = new Float64Array(size * size);
  for (const [row, one] of others.entries())
    for (let at = 0; at <= row; at++) gram[row * size + at] = dot(one, others[at] as Float64Array);
  const factor = factorize(gram, size);
  const part = solveLower(
    factor,
    Float64Array.from(others, (other) => dot(other, column)),
  );
  const weights = solveUpper(factor, part);
  const left = column.slice();
  for (const [at, other] of others.entries()) {
    const weight = weights[at] ?? 0;
    for (let day = 0; day < left.length; day++) left[day] = (left[day] ?? 0) - weight * (other[day] ?? 0);
  }
  const squares = dot(left, left);
  return squares > 1e-9 * dot(column, column) ? { column: left, squares } : null;
}

/** Solves `factor' · x = values`: the second half of a solution. */
function solveUpper(factor: Float64Array, values: Float64Array): Float64Array {
  const size = values.length;
  const solution = new Float64Array(size);
  for (let row = size - 1; row >= 0; row--) {
    let sum = values[row] ?? 0;
    for (let at = row + 1; at < size; at++) sum -= (factor[at * size + row] ?? 0) * (solution[at] ?? 0);
    solution[row] = sum / (factor[row * size + row] ?? 1);
  }
  return solution;
}

function fitTo(values: Float64Array, prepared: Prepared): Fitted {
  const { whitener, one, side, ones, both, own, shrinkage } = prepared;
  const whitened = whiten(values, whitener);
  const level = dot(one, whitened) / ones;
  const rest = dot(side, whitened) - both * level;
  const squares = Math.max(0, dot(whitened, whitened) - level * level * ones - (rest * rest) / own);
  const free = values.length - 2;
  const likelihood = -(free * Math.log(Math.max(squares, 1e-12)) + Math.log(ones * own)) / 2 - shrinkage;
  return { likelihood, squares, whitened, prepared };
}
