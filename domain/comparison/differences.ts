/** What differs between the days of two sides: everything that they have is looked at, and chance is judged over all of it. */

import { tQuantile } from "../insights/distributions.ts";
import { holm } from "../insights/holm.ts";
import type { Interval } from "../insights/insights-data.ts";
import { besideZero } from "../insights/stated-finding.ts";
import { surenessOf } from "../insights/sureness.ts";
import type { Difference } from "./comparison-data.ts";
import { type Tested, testShares } from "./share-difference.ts";
import { plausibility, sideContrast } from "./side-contrast.ts";
import { type Places, sharesOf, type Thing } from "./things-of-days.ts";
import { type ComparedTracker, testTracker } from "./tracker-difference.ts";
import type { TwoSides } from "./two-sides.ts";

/** Any false difference may occur with this probability. */
const level = 0.05;
/** Of smaller chances, no quantile is known. */
const leastChance = 1e-11;

export function differencesOf(
  sides: TwoSides,
  places: Places,
  things: readonly Thing[],
  trackers: readonly ComparedTracker[],
): { readonly more: readonly Difference[]; readonly less: readonly Difference[]; readonly looked: number } {
  const contrast = sideContrast(sides.days, sides.isFirst, sides.beside, plausibility.ofMany);
  const tested = [
    ...things.flatMap((thing) => testShares(thing, sharesOf(thing), sides, contrast) ?? []),
    ...trackers.flatMap((tracker) => testTracker(tracker, sides, places, trackers.length) ?? []),
  ];
  const claims = byHolm(tested);
  const isMore = ({ first, second }: Difference) => first.value > second.value;
  return {
    more: claims.filter(isMore),
    less: claims.filter((claim) => !isMore(claim)),
    looked: tested.length,
  };
}

function byHolm(tested: readonly Tested[]): readonly Difference[] {
  const ordered = tested.toSorted(
    (one, other) => one.p - other.p || (one.kind + one.id < other.kind + other.id ? -1 : 1),
  );
  const judged = holm(
    ordered.map(({ p }) => p),
    level,
  );
  return ordered.flatMap(({ p, df, isShare, isNeverClear, ...difference }, at) => {
    const { isClaim = false, adjustedP = 1, alpha = 0 } = judged[at] ?? {};
    const sureness = surenessOf(adjustedP, isClaim);
    if (sureness === "chance") return [];
    const drawn = drawnOf({ ...difference, p, df, isShare }, alpha);
    return [{ ...difference, drawn, sureness: isNeverClear ? "probably" : sureness }];
  });
}

/**
 * The interval around the difference of what is shown, as far as one whose bound is zero at the p-value reaches at the level
 * `alpha`: so it speaks as the test does, be that of a regression, of ranks or of counts (a test-based interval, Miettinen
 * 1976, American Journal of Epidemiology 103, 226–235).
 */
function drawnOf(
  { first, second, p, df, isShare }: Omit<Tested, "kind" | "id" | "isNeverClear">,
  alpha: number,
): Interval {
  const difference = first.value - second.value;
  const quantile = (chance: number) => tQuantile(1 - Math.max(chance, leastChance) / 2, df);
  const half = (Math.abs(difference) * quantile(alpha)) / quantile(p);
  const { low, high } = besideZero(
    { low: difference - half, high: difference + half },
    Math.sign(difference),
  );
  return isShare ? { low: Math.max(-1, low), high: Math.min(1, high) } : { low, high };
}
