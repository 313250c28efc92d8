import { availableParallelism } from "node:os";
import { describe, expect, it } from "vitest";
import { weakenings } from "./list.ts";
import { type NamedTest, projectOf, runNamed } from "./run-named.ts";

const testsOf = ({ fails }: (typeof weakenings)[number]): NamedTest[] =>
  fails.map(([, file, name]) => [file, name]);

/** A named test can run for a minute, and several of them in one process. */
const timeoutMs = 10 * 60_000;
const named = [...new Map(weakenings.flatMap(testsOf).map((test) => [test.join(), test])).values()];
const projects = [...Map.groupBy(named, ([file]) => projectOf(file))];

describe("the tests that docs/security.md names", () => {
  it.each(projects)("pass as the source is (%s)", { timeout: 3 * timeoutMs }, async (_, tests) => {
    const outcomes = await runNamed(tests);
    expect(Object.entries(outcomes).filter(([, outcome]) => outcome !== "passed")).toEqual([]);
  });
});

/** Each process needs a core. */
const turns = Array.from({ length: Math.max(1, availableParallelism() - 1) }, () => Promise.resolve());

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = turns.shift() ?? Promise.resolve();
  const done = turn.then(work);
  turns.push(
    done.then(
      () => {},
      () => {},
    ),
  );
  return done;
}

describe.concurrent("a test fails when", () => {
  it.each(weakenings.map((weakening) => [weakening.weakness, weakening] as const))(
    "%s",
    { timeout: 24 * 3_600_000 },
    async (weakness, weakening) => {
      const tests = testsOf(weakening);
      const outcomes = await inTurn(() => runNamed(tests, weakness));
      expect(outcomes).toEqual(
        Object.fromEntries(tests.map(([file, name]) => [`${file}: ${name}`, "failed"])),
      );
    },
  );
});
