/** Figures that another load on the machine moves as little as can be: medians of runs that take turns. */

export const runs = 5;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/**
 * Runs both in turn, so that what else the machine does falls on both alike. The first `warmUps` turns do not count:
 * a server is compiled while it works, and reaches its pace only after some seconds under load.
 */
export async function inTurn(
  one: () => Promise<number>,
  other: () => Promise<number>,
  warmUps = 1,
): Promise<[one: number, other: number]> {
  const figures: [number[], number[]] = [[], []];
  for (let run = 0; run < warmUps + runs; run++) {
    figures[0].push(await one());
    figures[1].push(await other());
  }
  return [median(figures[0].slice(warmUps)), median(figures[1].slice(warmUps))];
}

/** Milliseconds that a piece of work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
