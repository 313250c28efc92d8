/** The part of a finding that says how sure it is, for tests of other things. */

import type { StatedFinding } from "#domain/insights/insights-data.ts";

/** A small difference that is probably there. */
export const stated = {
  ...{ difference: 0.1, low: 0.02, high: 0.18, signProbability: 0.99 },
  ...{ sureness: "probably", chance: 0.03, drawn: { low: 0.005, high: 0.195 } },
} as const satisfies StatedFinding;
