/** Says something in the output of a run of tests, where Vitest prints neither annotations nor why a test was skipped. */

import type { TestContext } from "vitest";

export function say(sentence: string) {
  process.stdout.write(`${sentence}\n`);
}

/** Skips the running test. */
export function skipAloud(skip: TestContext["skip"], reason: string): never {
  say(`Skipped: ${reason}`);
  return skip(reason);
}
