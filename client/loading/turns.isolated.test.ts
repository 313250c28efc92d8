import { beforeEach, expect, test, vi } from "vitest";

let turns: typeof import("./turns.ts");
const never = new Promise(() => {});
const tasks = async (count: number) => {
  for (let task = 0; task < count; task++) await new Promise((resolve) => setTimeout(resolve));
};

beforeEach(async () => {
  vi.resetModules();
  turns = await import("./turns.ts");
});

test("each slice is a task of its own", async () => {
  const order: string[] = [];
  const slice = (name: string) => () => {
    order.push(name);
    setTimeout(() => order.push(`task after ${name}`));
  };
  await turns.startInSlices(slice("one"), slice("two"), Promise.resolve());
  expect(order).toEqual(["one", "task after one", "two"]);
});

test("slices wait for what the person opened, also between two slices", async () => {
  const opened = Promise.withResolvers<void>();
  const order: string[] = [];
  const started = turns.startInSlices(
    () => {
      order.push("one");
      turns.goFirst(opened.promise.then(() => order.push("opened")));
    },
    () => order.push("two"),
    Promise.resolve(),
  );
  await tasks(5);
  expect(order).toEqual(["one"]);
  opened.resolve();
  await started;
  expect(order).toEqual(["one", "opened", "two"]);
});

test("the page is quiet when nothing is being opened and the result of the slices is in view", async () => {
  const inView = Promise.withResolvers<void>();
  const quiet = vi.fn();
  await turns.startInSlices(
    () => {},
    () => {},
    inView.promise,
  );
  void turns.whenQuiet().then(quiet);
  turns.goFirst(Promise.reject(new Error("did not arrive")));
  await tasks(5);
  expect(quiet).not.toHaveBeenCalled();
  inView.resolve();
  await tasks(2);
  expect(quiet).toHaveBeenCalledOnce();
});

test("work that never ends holds up the rest for ten seconds", async () => {
  vi.useFakeTimers();
  const quiet = vi.fn();
  turns.goFirst(never);
  void turns.whenQuiet().then(quiet);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(quiet).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(quiet).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test("a slice that throws ends the start", async () => {
  const second = vi.fn();
  const failing = () => {
    throw new Error("no WebGL");
  };
  await expect(turns.startInSlices(failing, second, never)).rejects.toThrow("no WebGL");
  await turns.whenQuiet();
  expect(second).not.toHaveBeenCalled();
});
