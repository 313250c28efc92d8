import { expect, it } from "vitest";
import { TooBusy, Turns } from "./turns.ts";

const makeStep = () => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { run: () => promise, resolve, reject };
};

it("lets only so many go at once, the others in the order in which they came", async () => {
  const turns = new Turns({ atOnce: 2, mostWaiting: 10 });
  const steps = Array.from({ length: 5 }, makeStep);
  const ended: number[] = [];
  const all = steps.map((step, at) => turns.take(step.run).then(() => ended.push(at)));
  for (const step of steps) step.resolve("done");
  await Promise.all(all);
  expect([ended, turns.seen]).toEqual([[0, 1, 2, 3, 4], { turns: 5, peak: 2 }]);
});

it("passes the turn on when a step fails", async () => {
  const turns = new Turns({ atOnce: 1, mostWaiting: 10 });
  await expect(turns.take(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await turns.take(async () => "next")).toBe("next");
});

it("closes a line that is too long", async () => {
  const turns = new Turns({ atOnce: 1, mostWaiting: 1 });
  const first = makeStep();
  const [running, waiting] = [turns.take(first.run), turns.take(async () => "second")];
  await expect(turns.take(async () => "third")).rejects.toThrow(TooBusy);
  first.resolve("first");
  expect(await Promise.all([running, waiting])).toEqual(["first", "second"]);
});
