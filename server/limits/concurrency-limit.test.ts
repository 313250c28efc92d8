import { expect, it } from "vitest";
import { ConcurrencyLimit, TooBusy } from "./concurrency-limit.ts";

const makeTask = () => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { run: () => promise, resolve, reject };
};

it("runs a limited number of tasks at once, and the others in the order in which they came", async () => {
  const limit = new ConcurrencyLimit({ maxRunning: 2, maxWaiting: 10 });
  const tasks = Array.from({ length: 5 }, makeTask);
  const ended: number[] = [];
  const all = tasks.map((task, index) => limit.run(task.run).then(() => ended.push(index)));
  for (const task of tasks) task.resolve("done");
  await Promise.all(all);
  expect([ended, limit.stats]).toEqual([[0, 1, 2, 3, 4], { started: 5, peak: 2 }]);
});

it("starts the next task when one fails", async () => {
  const limit = new ConcurrencyLimit({ maxRunning: 1, maxWaiting: 10 });
  await expect(limit.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await limit.run(async () => "next")).toBe("next");
});

it("refuses a task when the queue is full", async () => {
  const limit = new ConcurrencyLimit({ maxRunning: 1, maxWaiting: 1 });
  const first = makeTask();
  const [running, waiting] = [limit.run(first.run), limit.run(async () => "second")];
  await expect(limit.run(async () => "third")).rejects.toThrow(TooBusy);
  first.resolve("first");
  expect(await Promise.all([running, waiting])).toEqual(["first", "second"]);
});
