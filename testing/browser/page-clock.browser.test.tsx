import { onTestFinished, vi } from "vitest";
import { expect, test } from "./browser-test.tsx";

test("a stopped clock stands still until the test moves it", async ({ clock }) => {
  clock.stop();
  const [now, date] = [performance.now(), Date.now()];
  await clock.pass(90_000);
  expect([performance.now() - now, Date.now() - date]).toEqual([90_000, 90_000]);
  expect(new Date().toISOString()).toBe(new Date(Date.now()).toISOString());
});

test("timers run in the order in which they are due, each at its own time", async ({ clock }) => {
  clock.stop();
  const begin = performance.now();
  const ran: [string, number][] = [];
  const note = (name: string) => ran.push([name, performance.now() - begin]);
  setTimeout(note, 300, "late");
  setTimeout(note, 100, "early");
  const interval = setInterval(note, 120, "again");
  const gone = setTimeout(note, 200, "cleared");
  clearTimeout(gone);
  await clock.pass(99);
  expect(ran).toEqual([]);
  await clock.pass(201);
  clearInterval(interval);
  await clock.pass(1_000);
  expect(ran).toEqual([
    ["early", 100],
    ["again", 120],
    ["again", 240],
    ["late", 300],
  ]);
});

test("a timer that another starts runs in the same time", async ({ clock }) => {
  clock.stop();
  const run = vi.fn();
  setTimeout(() => setTimeout(run, 50), 50);
  await clock.pass(99);
  expect(run).not.toHaveBeenCalled();
  await clock.pass(1);
  expect(run).toHaveBeenCalledOnce();
});

test("a sleep runs a repeated timer once, late, after the page has become visible", async ({ clock }) => {
  clock.stop();
  const seen: string[] = [];
  const follow = () => seen.push("visible");
  document.addEventListener("visibilitychange", follow);
  onTestFinished(() => document.removeEventListener("visibilitychange", follow));
  const interval = setInterval(() => seen.push("timer"), 1_000);
  await clock.sleep(10_000);
  clearInterval(interval);
  expect(seen).toEqual(["visible", "timer"]);
});

test("a timer that began while the clock stood still goes on when it is resumed", async ({ clock }) => {
  clock.stop();
  const fired = new Promise<void>((resolve) => setTimeout(resolve, 40));
  await clock.pass(39);
  const before = performance.now();
  clock.resume();
  await fired;
  expect(performance.now()).toBeGreaterThanOrEqual(before);
});

test("a date that the person sets moves no timer", async ({ clock }) => {
  clock.stop();
  const run = vi.fn();
  setTimeout(run, 1_000);
  clock.set("2031-05-06T07:08:09.000Z");
  expect(new Date().toISOString()).toBe("2031-05-06T07:08:09.000Z");
  await clock.pass(999);
  expect(run).not.toHaveBeenCalled();
  await clock.pass(1);
  expect(run).toHaveBeenCalledOnce();
});

test("a clock that runs cannot be moved", async ({ clock }) => {
  await expect(clock.pass(1)).rejects.toThrow("stand still");
});

test("what a test leaves behind runs out at its end", async ({ clock }) => {
  const run = vi.fn();
  setTimeout(run, 3_600_000);
  await clock.runOut();
  expect(run).toHaveBeenCalledOnce();
});
