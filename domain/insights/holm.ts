/** Holm's step-down test: several claims at once, with one bound for the chance that any of them is false. */

/**
 * Which of the p-values are claims when any false claim may occur with probability `level` at most. `possible` counts
 * the claims that could have been tested, by default those given. Source: Holm 1979, Scandinavian Journal of
 * Statistics 6, 65–70.
 */
export function holm(
  pValues: readonly number[],
  level: number,
  possible: number = pValues.length,
): readonly boolean[] {
  const order = pValues.map((_, at) => at).sort((one, other) => at(pValues, one) - at(pValues, other));
  const claims = pValues.map(() => false);
  for (const [rank, index] of order.entries()) {
    if (at(pValues, index) > level / (possible - rank)) break;
    claims[index] = true;
  }
  return claims;
}

const at = (values: readonly number[], index: number) => values[index] ?? 1;
