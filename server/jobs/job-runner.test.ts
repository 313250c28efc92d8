import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { TestClock } from "../../testing/test-clock.ts";
import { closeTimeoutMs, JobRunner } from "./job-runner.ts";

/** A queue in memory whose jobs end when the test says so. */
function openQueue(slots: number, due: string[] = []) {
  const ends = new Map<string, () => void>();
  const started: string[] = [];
  const failures: unknown[] = [];
  const clock = new TestClock(0);
  const queue = { due, started, ends, failures, aborted: 0, claimFailure: null as Error | null };
  const runner = new JobRunner<string>({
    timers: clock.timers,
    slots,
    claim: async (free) => {
      await setImmediate();
      if (queue.claimFailure) throw queue.claimFailure;
      return due.splice(0, free);
    },
    run: (job) => {
      started.push(job);
      return new Promise((resolve) => ends.set(job, resolve));
    },
    onFailure: (error) => failures.push(error),
    abort: () => {
      queue.aborted += 1;
      for (const end of ends.values()) end();
    },
  });
  return { ...queue, queue, runner, clock };
}

const settle = async () => {
  for (let turn = 0; turn < 10; turn++) await setImmediate();
};

it("runs as many jobs as it has slots, and the next ones as they become free", async () => {
  const { runner, started, ends } = openQueue(2, ["a", "b", "c"]);
  runner.wake();
  await settle();
  expect(started).toEqual(["a", "b"]);
  ends.get("b")?.();
  await settle();
  expect(started).toEqual(["a", "b", "c"]);
  ends.get("a")?.();
  ends.get("c")?.();
  await runner.close();
});

it("misses no job that becomes due while it claims others", async () => {
  const { runner, started, due, ends } = openQueue(4);
  for (let n = 0; n < 50; n++) {
    due.push(`${n}`);
    runner.wake();
    for (let turn = 0; turn < n % 4; turn++) await Promise.resolve();
    if (n % 5 === 0) await setImmediate();
    for (const [job, end] of ends) {
      ends.delete(job);
      end();
    }
  }
  const finished = runner.finishDue();
  while (started.length < 50) {
    for (const end of ends.values()) end();
    await setImmediate();
  }
  for (const end of ends.values()) end();
  await finished;
  expect(started).toHaveLength(50);
});

it("reports a failed claim and goes on at the next wake", async () => {
  const { runner, queue, started, ends } = openQueue(1, ["a"]);
  queue.claimFailure = new Error("The database is away");
  await runner.finishDue();
  expect(queue.failures).toEqual([queue.claimFailure]);
  queue.claimFailure = null;
  runner.wake();
  await settle();
  expect(started).toEqual(["a"]);
  ends.get("a")?.();
  await runner.close();
});

it("aborts at its close what does not end soon, and claims nothing after it", async () => {
  const { runner, queue, started, due, clock } = openQueue(1, ["a"]);
  runner.wake();
  await settle();
  const closed = runner.close();
  await clock.advance(closeTimeoutMs - 1);
  expect(queue.aborted).toBe(0);
  await clock.advance(1);
  await closed;
  expect(queue.aborted).toBe(1);
  due.push("b");
  runner.wake();
  await settle();
  expect(started).toEqual(["a"]);
});
