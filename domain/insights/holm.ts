/** Holm's step-down test: several claims at once, with one bound for the chance that any of them is false. */

/**
 * `adjustedP` is how often chance alone would show as much among all tests: the smallest level at which this would be a
 * claim. `alpha` is the level that its own p-value is held against: an interval of this level excludes zero exactly if the
 * test is a claim.
 */
export type Judgement = { readonly isClaim: boolean; readonly adjustedP: number; readonly alpha: number };

/**
 * Which of the p-values are claims when any false claim may occur with probability `level` at most. `possible` counts
 * the claims that could have been tested, by default those given. Source: Holm 1979, Scandinavian Journal of
 * Statistics 6, 65–70.
 */
export function holm(
  pValues: readonly number[],
  level: number,
  possible: number = pValues.length,
): readonly Judgement[] {
  const order = pValues.map((_, at) => at).sort((one, other) => at(pValues, one) - at(pValues, other));
  const judged: Judgement[] = [];
  // After the first that fails, nothing is a claim, and nothing is held against a higher level than that one was.
  let [adjustedP, alpha, isClaim] = [0, 0, true];
  for (const [rank, index] of order.entries()) {
    const p = at(pValues, index);
    if (isClaim) alpha = level / (possible - rank);
    isClaim = isClaim && p <= alpha;
    adjustedP = Math.min(1, Math.max(adjustedP, p * (possible - rank)));
    judged[index] = { isClaim, adjustedP, alpha };
  }
  return judged;
}

const at = (values: readonly number[], index: number) => values[index] ?? 1;
