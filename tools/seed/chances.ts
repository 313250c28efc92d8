/** Chances that are not even. */

import type { Random } from "#domain/seeded.ts";

/** A normally distributed number round 0 with deviation 1, by Box and Muller. */
export function bell(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** One of the choices, each as likely as its weight says. */
export function choose<Choice>(
  random: Random,
  choices: readonly Choice[],
  weightOf: (choice: Choice) => number,
): Choice {
  const weights = choices.map(weightOf);
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const found = choices.find((_, index) => {
    left -= weights[index] ?? 0;
    return left < 0;
  });
  const chosen = found ?? choices.at(-1);
  if (chosen === undefined) throw new RangeError("There is nothing to choose from.");
  return chosen;
}
