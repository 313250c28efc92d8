/** A finding with what the words say of it: how sure it is, and the interval by which they speak. */

import { negligible } from "./daily-means.ts";
import type { Finding, Interval, StatedFinding } from "./insights-data.ts";
import { surenessOf } from "./sureness.ts";

type Statement = {
  /** How often chance alone would show as much among all that was looked at. */
  readonly adjustedP: number;
  readonly isClaim: boolean;
  /** The interval at the level of the claim. A claim may need more than that it excludes zero. */
  readonly interval: Interval;
};

export const stateFinding = <Kind extends Finding>(
  finding: Kind,
  { adjustedP, isClaim, interval }: Statement,
): Kind & StatedFinding => ({
  ...finding,
  ...{ sureness: surenessOf(adjustedP, isClaim), chance: adjustedP },
  drawn: isClaim ? besideZero(interval, Math.sign(finding.difference)) : aroundZero(interval),
});

/** The smallest interval around both. */
export const hullOf = (one: Interval, other: Interval): Interval => ({
  low: Math.min(one.low, other.low),
  high: Math.max(one.high, other.high),
});

/** What is no claim may be nothing, and its line says so. */
const aroundZero = (interval: Interval): Interval => hullOf(interval, { low: 0, high: 0 });

/** A p-value of exactly the level gives an interval that touches zero, on either side of it by a rounding error. */
export const besideZero = ({ low, high }: Interval, sign: number): Interval =>
  sign > 0 ? { low: Math.max(low, negligible), high } : { low, high: Math.min(high, -negligible) };
