/** Figures that another load on the machine moves as little as can be: medians of runs that take turns. */

export const runs = 5;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** Runs both in turn, so that what else the machine does falls on both alike; the first turn only warms both up. */
export async function inTurn(
  one: () => Promise<number>,
  other: () => Promise<number>,
): Promise<[one: number, other: number]> {
  const figures: [number[], number[]] = [[], []];
  for (let run = 0; run <= runs; run++) {
    figures[0].push(await one());
    figures[1].push(await other());
  }
  return [median(figures[0].slice(1)), median(figures[1].slice(1))];
}

/** Milliseconds that a piece of work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
