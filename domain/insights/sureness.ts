/** How sure a statement is, in one of three words: everything that the product compares says the same for the same chance. */

/** The words are "clearly", "probably" and "it may be chance", the surest first. */
export const surenesses = ["clearly", "probably", "chance"] as const;

export type Sureness = (typeof surenesses)[number];

/** How often chance alone may show as much where the word is "clearly". */
const clearlyUpTo = 0.01;

/**
 * `adjustedP` is how often chance alone would show as much among everything that was looked at: the p-value after Holm's
 * adjustment. What is no claim may be chance, however small it is.
 */
export function surenessOf(adjustedP: number, isClaim: boolean): Sureness {
  if (!isClaim) return "chance";
  return adjustedP <= clearlyUpTo ? "clearly" : "probably";
}
