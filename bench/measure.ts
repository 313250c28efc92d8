/** Measurements that depend little on other load on the machine: medians of alternating runs. */

export const runs = 5;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/**
 * Runs both alternately, so that other load affects both equally. The first `warmUps` rounds are discarded, because
 * the runtime compiles a server while it works, and it becomes fast only after some seconds under load.
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

/** The duration of `work` in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** The processor time of `work` in milliseconds: the median of some runs, after as many that are discarded. */
export function processorTime(work: () => unknown): number {
  const times = Array.from({ length: 2 * runs }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return median(times.slice(runs));
}
