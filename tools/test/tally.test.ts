import { expect, test } from "vitest";
import { judge, noTests, readPlaywrightReport, readVitestReport, summary } from "./tally.ts";

const green = { passed: 3, failed: 0, skipped: 0 };

test("the last line says what passed and failed, and skipped only when something was", () => {
  expect(summary(green)).toBe("3 passed, 0 failed");
  expect(summary({ passed: 3, failed: 1, skipped: 2 })).toBe("3 passed, 1 failed, 2 skipped");
});

test("a test file that breaks before its first test is one failure", () => {
  const tally = readVitestReport({
    numPassedTests: 2,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      { status: "failed", assertionResults: [{}, {}, {}] },
      { status: "failed", assertionResults: [] },
      { status: "passed", assertionResults: [] },
    ],
  });
  expect(tally).toEqual({ passed: 2, failed: 2, skipped: 0 });
});

test("a flaky journey has failed", () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 0 };
  expect(readPlaywrightReport({ stats })).toEqual({ passed: 4, failed: 2, skipped: 0 });
});

test("a runner that crashes, says nothing or runs nothing is one failure", () => {
  expect(judge(green, 0)).toEqual(green);
  expect(judge(green, 1)).toEqual({ ...green, failed: 1 });
  expect(judge(green, null)).toEqual({ ...green, failed: 1 });
  expect(judge(null, 0)).toEqual({ ...noTests, failed: 1 });
  expect(judge(noTests, 0)).toEqual({ ...noTests, failed: 1 });
});

test("failures that are counted already are not counted again by the exit code", () => {
  expect(judge({ ...green, failed: 2 }, 1)).toEqual({ ...green, failed: 2 });
});
