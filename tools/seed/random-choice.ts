/** Random numbers that are not uniformly distributed. */

import type { Random } from "#domain/pseudo-random.ts";

/** A number of the standard normal distribution, by the method of Box and Muller. */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Picks one of the choices with a probability proportional to its weight. Throws a RangeError without choices. */
export function choose<Choice>(
  random: Random,
  choices: readonly Choice[],
  weightOf: (choice: Choice) => number,
): Choice {
  const weights = choices.map(weightOf);
  let remaining = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const found = choices.find((_, index) => {
    remaining -= weights[index] ?? 0;
    return remaining < 0;
  });
  const chosen = found ?? choices.at(-1);
  if (chosen === undefined) throw new RangeError("There is nothing to choose from.");
  return chosen;
}
