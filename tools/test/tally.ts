/** Counts of passed and failed tests, read from the reports of the runners. */

import * as z from "zod";

export type Tally = { passed: number; failed: number; skipped: number };

export const noTests: Tally = { passed: 0, failed: 0, skipped: 0 };
export const onePassed: Tally = { ...noTests, passed: 1 };
export const oneFailed: Tally = { ...noTests, failed: 1 };

export const add = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

export const isGreen = ({ passed, failed }: Tally) => failed === 0 && passed > 0;

/** The line that ends a run. */
export const summary = ({ passed, failed, skipped }: Tally) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** A file that fails before its first test counts as one failed test. */
export function readVitestReport(report: unknown): Tally {
  const { testResults, ...tests } = vitestReport.parse(report);
  const broken = testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
  return {
    passed: tests.numPassedTests,
    failed: tests.numFailedTests + broken.length,
    skipped: tests.numPendingTests + tests.numTodoTests,
  };
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});

/** A flaky test counts as failed. */
export function readPlaywrightReport(report: unknown): Tally {
  const { stats } = playwrightReport.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/** Combines a runner's report with its exit code: a crash, or a report without tests, is a failure. */
export function judge(reported: Tally | null, exitCode: number | null): Tally {
  const tally = reported ?? noTests;
  const isBroken = reported === null || (tally.failed === 0 && (exitCode !== 0 || tally.passed === 0));
  return isBroken ? add(tally, oneFailed) : tally;
}
