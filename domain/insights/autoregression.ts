/**
 * Linear regression on days whose errors follow each other: an autoregressive process of order one, AR(1), with gaps. The
 * errors of two days correlate by φ to the power of their distance in days.
 */

import { dot, factorize, rankAndLogDeterminant, solveLower } from "./cholesky.ts";

/** An estimate, its standard error, and the degrees of freedom of both. */
export type Effect = { readonly estimate: number; readonly se: number; readonly df: number };

/** Values that hold for one φ: the columns of the base, whitened, and the response without what the base explains. */
type Fit = {
  readonly whitener: Whitener;
  readonly base: readonly Float64Array[];
  readonly factor: Float64Array;
  readonly rank: number;
  readonly logDeterminant: number;
  /** The whitened response, and its part along the base: `factor · part = base' · response`. */
  readonly response: Float64Array;
  readonly part: Float64Array;
  readonly residualSquares: number;
};

export type Regression = {
  readonly phi: number;
  /** Makes the regression whose base has these columns, too. */
  beside(columns: readonly Float64Array[]): Regression;
  /** The effect of a column, and the share of its variation that the base does not explain; null if there is none. */
  effectOf(column: Float64Array): (Effect & { readonly free: number }) | null;
};

/** Errors that hardly fade within the journal cannot be told from a trend. */
const phiRange = { from: 0, to: 0.95 };

/**
 * Fits a response on the columns of the base. `days` are increasing numbers. φ maximizes the restricted likelihood
 * (Patterson and Thompson 1971, Biometrika 58, 545–554), which does not favour small values as the plain one does. Columns
 * that depend on others are left out. With `knownPhi`, φ is not estimated again. Null if fewer than three degrees of freedom are left.
 */
export function regress(
  days: readonly number[],
  values: Float64Array,
  base: readonly Float64Array[],
  knownPhi: number | null = null,
): Regression | null {
  if (days.length - base.length < 4) return null;
  const fits = new Map<number, Fit>();
  const fitAt = (phi: number) => {
    const known = fits.get(phi);
    if (known) return known;
    const fit = fitWith(phi, days, values, base);
    fits.set(phi, fit);
    return fit;
  };
  const phi = knownPhi ?? maximize((candidate) => likelihood(fitAt(candidate)), phiRange);
  return regressionOf(phi, fitAt(phi));
}

const regressionOf = (phi: number, fit: Fit): Regression => ({
  phi,
  beside: (columns) => regressionOf(phi, columns.reduce(withColumn, fit)),
  effectOf: (column) => effectOf(column, fit),
});

function fitWith(
  phi: number,
  days: readonly number[],
  values: Float64Array,
  columns: readonly Float64Array[],
): Fit {
  const whitener = whitenerOf(phi, days);
  const base = columns.map((column) => whiten(column, whitener));
  const response = whiten(values, whitener);
  const size = base.length;
  const gram = new Float64Array(size * size);
  for (const [row, one] of base.entries())
    for (let column = 0; column <= row; column++)
      gram[row * size + column] = dot(one, base[column] as Float64Array);
  const factor = factorize(gram, size);
  const part = solveLower(
    factor,
    Float64Array.from(base, (column) => dot(column, response)),
  );
  const residualSquares = Math.max(0, dot(response, response) - dot(part, part));
  return { whitener, base, factor, ...rankAndLogDeterminant(factor, size), response, part, residualSquares };
}

/**
 * Each value has a share of what is known before it that it keeps, and a size of what is new in it. `gain` is the share of
 * the new that lasts; it is all where nothing of a day is for that day alone.
 */
export type Whitener = {
  readonly kept: Float64Array;
  readonly fresh: Float64Array;
  readonly gain: Float64Array;
};

/**
 * The errors of two days correlate by `lasting` times φ to the power of their distance: of each day's error, the rest is for
 * that day alone. By the filter of Kalman (1960, Journal of Basic Engineering 82, 35–45).
 */
export function whitenerOf(phi: number, days: readonly number[], lasting = 1): Whitener {
  const kept = Float64Array.from(days, (day, at) => (at === 0 ? 0 : phi ** (day - (days[at - 1] ?? 0))));
  const [fresh, gain] = [new Float64Array(days.length), new Float64Array(days.length)];
  let unknown = lasting;
  for (let at = 0; at < days.length; at++) {
    const link = kept[at] ?? 0;
    unknown = lasting + link * link * (unknown - lasting);
    const variance = unknown + 1 - lasting;
    fresh[at] = Math.sqrt(variance);
    gain[at] = unknown / variance;
    unknown *= 1 - (gain[at] ?? 1);
  }
  return { kept, fresh, gain };
}

/** Turns values into values with independent errors of one size: each loses what those before it foretell. */
export function whiten(values: Float64Array, { kept, fresh, gain }: Whitener): Float64Array {
  const whitened = new Float64Array(values.length);
  let known = 0;
  for (let at = 0; at < values.length; at++) {
    const foretold = (kept[at] ?? 0) * known;
    const news = (values[at] ?? 0) - foretold;
    whitened[at] = news / (fresh[at] ?? 1);
    known = foretold + (gain[at] ?? 1) * news;
  }
  return whitened;
}

/** The restricted logarithmic likelihood, without constants. */
function likelihood({ whitener, rank, logDeterminant, residualSquares }: Fit): number {
  const free = whitener.fresh.length - rank;
  const shrinkage = whitener.fresh.reduce((sum, fresh) => sum + 2 * Math.log(fresh), 0);
  return -(free * Math.log(Math.max(residualSquares, 1e-12)) + shrinkage + logDeterminant) / 2;
}

/**
 * The effect of one more column, by the theorem of Frisch, Waugh and Lovell: the column without what the base explains
 * meets the response without it.
 */
function effectOf(column: Float64Array, fit: Fit) {
  const { whitened, part, all, own } = split(column, fit);
  const df = column.length - fit.rank - 1;
  if (!(own > 1e-9 * all)) return null;
  const estimate = (dot(whitened, fit.response) - dot(part, fit.part)) / own;
  const squares = Math.max(0, fit.residualSquares - estimate * estimate * own);
  const se = Math.sqrt(squares / df / own);
  return { estimate, se, df, free: own / all };
}

/** A whitened column, its part along the base, and the squares of all of it and of what the base does not explain. */
function split(column: Float64Array, { whitener, base, factor }: Fit) {
  const whitened = whiten(column, whitener);
  const part = solveLower(
    factor,
    Float64Array.from(base, (other) => dot(other, whitened)),
  );
  const all = dot(whitened, whitened);
  return { whitened, part, all, own: all - dot(part, part) };
}

/** One more column in the base: one more row of the factor. A column that depends on the others is left out. */
function withColumn(fit: Fit, column: Float64Array): Fit {
  const { whitened, part, all, own } = split(column, fit);
  if (!(own > 1e-9 * all)) return fit;
  const size = fit.base.length;
  const factor = new Float64Array((size + 1) ** 2);
  for (let row = 0; row < size; row++)
    factor.set(fit.factor.subarray(row * size, (row + 1) * size), row * (size + 1));
  factor.set([...part, Math.sqrt(own)], size * (size + 1));
  const explained = (dot(whitened, fit.response) - dot(part, fit.part)) / Math.sqrt(own);
  return {
    ...fit,
    ...{ base: [...fit.base, whitened], factor, rank: fit.rank + 1 },
    logDeterminant: fit.logDeterminant + Math.log(own),
    part: Float64Array.from([...fit.part, explained]),
    residualSquares: Math.max(0, fit.residualSquares - explained * explained),
  };
}

/** The place of the maximum of a function with one peak, to 0.02, by golden section; never outside the range. */
function maximize(valueAt: (place: number) => number, { from, to }: typeof phiRange): number {
  const golden = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [from, to];
  let [left, right] = [high - golden * (high - low), low + golden * (high - low)];
  while (high - low > 0.04) {
    if (valueAt(left) >= valueAt(right)) [high, right, left] = [right, left, right - golden * (right - low)];
    else [low, left, right] = [left, right, left + golden * (high - left)];
  }
  const middle = (low + high) / 2;
  return [from, middle].sort((one, other) => valueAt(other) - valueAt(one))[0] ?? middle;
}
