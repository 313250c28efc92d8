/** What differs between the days of two sides: everything that they have is looked at, and chance is judged over all of it. */

import { holm } from "../insights/holm.ts";
import { surenessOf } from "../insights/sureness.ts";
import type { Difference } from "./comparison-data.ts";
import { type Tested, testShares } from "./share-difference.ts";
import { plausibility, sideContrast } from "./side-contrast.ts";
import { type Places, sharesOf, type Thing } from "./things-of-days.ts";
import { type ComparedTracker, testTracker } from "./tracker-difference.ts";
import type { TwoSides } from "./two-sides.ts";

/** Any false difference may occur with this probability. */
const level = 0.05;

export function differencesOf(
  sides: TwoSides,
  places: Places,
  things: readonly Thing[],
  trackers: readonly ComparedTracker[],
): { readonly more: readonly Difference[]; readonly less: readonly Difference[]; readonly looked: number } {
  const contrast = sideContrast(sides.days, sides.isFirst, sides.beside, plausibility.ofMany);
  const tested = [
    ...things.flatMap((thing) => testShares(thing, sharesOf(thing), sides.isFirst, contrast) ?? []),
    ...trackers.flatMap((tracker) => testTracker(tracker, sides, places) ?? []),
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
  return ordered.flatMap(({ p, isSeldom, ...difference }, at) => {
    const { isClaim = false, adjustedP = 1 } = judged[at] ?? {};
    const sureness = surenessOf(adjustedP, isClaim);
    if (sureness === "chance") return [];
    return [{ ...difference, sureness: isSeldom ? "probably" : sureness }];
  });
}
