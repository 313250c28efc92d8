/** Prints in the output of a test run what Vitest does not: neither annotations nor the reason of a skipped test. */

import type { TestContext } from "vitest";

export function report(sentence: string) {
  process.stdout.write(`${sentence}\n`);
}

/** Reports what a test of `npm run test:long` has counted; `npm test`, which counts little, stays silent. */
export function reportFigures(sentence: string) {
  if (process.env.LONG) report(sentence);
}

/** Skips the running test. */
export function skipAndReport(skip: TestContext["skip"], reason: string): never {
  report(`Skipped: ${reason}`);
  return skip(reason);
}
