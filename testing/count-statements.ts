/** Counts the statements of an app on its database, whichever it is. */

import type { Metrics } from "../server/metrics/metrics.ts";
import { noObserver } from "../server/observer.ts";

/** Pass `metrics` to `openTestApp`; `during` returns how many statements `work` needs. */
export function statementCounter() {
  let count = 0;
  const metrics: Metrics = {
    observer: noObserver,
    observeStatement: () => {
      count += 1;
    },
    watch: () => {},
    listen: async () => null,
  };
  const during = async (work: () => Promise<unknown>): Promise<number> => {
    const before = count;
    await work();
    return count - before;
  };
  return { metrics, during };
}

/** The least of three measurements: what an app does meanwhile, such as sending a mail, only adds to them. */
export const leastOfThree = async (measure: () => Promise<number>): Promise<number> =>
  Math.min(await measure(), await measure(), await measure());
