/**
 * How much a value of each day differs between the days of two sides: a regression on the side, with errors that follow each
 * other as in autoregression.ts. For many values of the same days at once, which share all that does not depend on the value.
 */

import { type Effect, whiten, whitenerOf } from "../insights/autoregression.ts";
import { dot } from "../insights/cholesky.ts";
import { withoutOthers } from "./without-others.ts";

/** Errors of two days correlate by `lasting` times φ to the power of their distance: a part of each day's error lasts. */
type Memory = { readonly lasting: number; readonly phi: number };

/** How much neighbouring days can be alike. */
export const likenesses = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95] as const;
/** What lasts in part and fades soon is like what lasts and fades sooner; what never fades is like a difference of spans. */
const fading = [
  { lasting: 1, phis: likenesses },
  { lasting: 0.5, phis: [0.7, 0.8, 0.9, 0.95] },
  { lasting: 0.25, phis: [0.7, 0.8, 0.9, 0.95] },
] as const;
const memories: readonly Memory[] = fading.flatMap(({ lasting, phis }) =>
  phis.map((phi) => ({ lasting, phi })),
);
const none: Memory = { lasting: 1, phi: 0 };
/** The first place of each share among the memories, its last one, and one that is near most. */
const shares = fading.map(({ lasting, phis }) => {
  const first = memories.findIndex((memory) => memory.lasting === lasting);
  return { first, last: first + phis.length - 1, tried: first + 2 };
});
/**
 * How much less the logarithm of the likelihood of a plausible memory may be: that of one standard error. Where many values
 * are tested, chance is judged farther from the middle, and the memory must be farther from any that is plausible. Trackers
 * follow slow changes beside fast ones of their own more than moods and tags do, and each has a memory of its own: of many,
 * that of one is soon underestimated.
 */
export const plausibility = {
  ofOne: 0.5,
  ofMany: 1,
  ofTrackers: (count: number) => 1 + 0.7 * Math.log(count),
} as const;

/** `inflation`: how many days count as one, because days that follow each other are alike; at least 1. */
export type SideEffect = Effect & { readonly inflation: number };

export type SideContrast = {
  /** How much a value of each day differs, the first side less the second; null if the sides cannot be told from `beside`. */
  differenceOf(values: Float64Array): SideEffect | null;
};

type Prepared = ReturnType<typeof prepare>;
type Fitted = { readonly likelihood: number; readonly squares: number; readonly whitened: Float64Array };

/**
 * `days` are increasing numbers; `isFirst` has 1 for those of the first side. `beside` are columns of what else moves a
 * value. How much values of neighbouring days are alike is known to about 0.1, by the restricted likelihood beside a constant
 * and the side, as in autoregression.ts: of what is less likely by `nearly` at most, that counts with which the sides differ the least. A part
 * of each day's error can be for that day alone: a mood or a tag that comes in spells, and not on each of their days, follows
 * itself for longer than neighbouring days show. The size of the errors is that without `beside`, which makes the test a little stricter and much faster. The degrees of freedom
 * are those of as many days as are independent.
 */
export function sideContrast(
  days: readonly number[],
  isFirst: Float64Array,
  beside: readonly Float64Array[],
  nearly: number,
): SideContrast {
  const preparedAt = onceForEach((at) => prepare(memories[at] ?? none, days, isFirst));
  const freeAt = onceForEach((at) => {
    const { side, one, whitener } = preparedAt(at);
    return withoutOthers(side, [one, ...beside.map((column) => whiten(column, whitener))]);
  });
  const degrees = days.length - beside.length - 2;
  const effectAt = (at: number, { squares, whitened }: Fitted): SideEffect | null => {
    const free = freeAt(at);
    if (!free || degrees < 1) return null;
    const { inflation } = preparedAt(at);
    return {
      estimate: dot(free.column, whitened) / free.squares,
      se: Math.sqrt(squares / degrees / free.squares),
      df: Math.max(1, Math.min(degrees, days.length / inflation - 2)),
      inflation,
    };
  };
  return {
    differenceOf: (values) => {
      const effects = plausible((at) => fitTo(values, preparedAt(at)), nearly).map(({ at, ...fitted }) =>
        effectAt(at, fitted),
      );
      return effects.reduce((least, effect) => (least && effect && isLess(effect, least) ? effect : least));
    },
  };
}

function onceForEach<Value>(make: (at: number) => Value): (at: number) => Value {
  const known = new Map<number, Value>();
  return (at) => {
    const value = known.has(at) ? (known.get(at) as Value) : make(at);
    known.set(at, value);
    return value;
  };
}

const isLess = (one: Effect, other: Effect) =>
  Math.abs(one.estimate) * other.se < Math.abs(other.estimate) * one.se;

/**
 * The places of the likeliest memory and of those that are nearly as likely, with their fits. Of each share that lasts, the
 * likelihood has one peak, which is climbed from a place near most of them.
 */
function plausible(
  fitAt: (at: number) => Fitted,
  nearly: number,
): readonly (Fitted & { readonly at: number })[] {
  const fitted = onceForEach(fitAt);
  const peaks = shares.map(({ first, last, tried }) => {
    let best = tried;
    while (best < last && fitted(best + 1).likelihood > fitted(best).likelihood) best += 1;
    while (best > first && fitted(best - 1).likelihood > fitted(best).likelihood) best -= 1;
    return { first, last, best };
  });
  const least = Math.max(...peaks.map(({ best }) => fitted(best).likelihood)) - nearly;
  const isPlausible = (at: number) => fitted(at).likelihood > least;
  return peaks
    .filter(({ best }) => isPlausible(best))
    .flatMap(({ first, last, best }) => {
      let [low, high] = [best, best];
      while (low > first && isPlausible(low - 1)) low -= 1;
      while (high < last && isPlausible(high + 1)) high += 1;
      return Array.from({ length: high - low + 1 }, (_, step) => ({ ...fitted(low + step), at: low + step }));
    });
}

/** What holds for one memory, whatever the value: a constant and the side, whitened, and their products. */
function prepare({ phi, lasting }: Memory, days: readonly number[], isFirst: Float64Array) {
  const whitener = whitenerOf(phi, days, lasting);
  const one = whiten(new Float64Array(days.length).fill(1), whitener);
  const side = whiten(isFirst, whitener);
  const [ones, both, sides] = [dot(one, one), dot(one, side), dot(side, side)];
  const own = sides - (both * both) / ones;
  const count = dot(isFirst, isFirst);
  return {
    ...{ whitener, one, side, ones, both, own },
    shrinkage: whitener.fresh.reduce((sum, fresh) => sum + Math.log(fresh), 0),
    inflation: Math.max(1, 1 / own / (1 / count + 1 / (days.length - count))),
  };
}

function fitTo(values: Float64Array, { whitener, one, side, ones, both, own, shrinkage }: Prepared): Fitted {
  const whitened = whiten(values, whitener);
  const level = dot(one, whitened) / ones;
  const rest = dot(side, whitened) - both * level;
  const squares = Math.max(0, dot(whitened, whitened) - level * level * ones - (rest * rest) / own);
  const free = values.length - 2;
  const likelihood = -(free * Math.log(Math.max(squares, 1e-12)) + Math.log(ones * own)) / 2 - shrinkage;
  return { likelihood, squares, whitened };
}
