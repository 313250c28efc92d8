import { afterEach, beforeEach, expect, it, vi } from "vitest";

let listeners: Map<string, () => void>;
let afterStartup: typeof import("./after-startup.ts").afterStartup;
let afterStartupUnlessOffline: typeof import("./after-startup.ts").afterStartupUnlessOffline;

beforeEach(async () => {
  vi.useFakeTimers();
  listeners = new Map();
  vi.stubGlobal("addEventListener", (event: string, listener: () => void) => listeners.set(event, listener));
  vi.stubGlobal("removeEventListener", (event: string) => listeners.delete(event));
  vi.resetModules();
  ({ afterStartup, afterStartupUnlessOffline } = await import("./after-startup.ts"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each(["pointermove", "pointerdown", "keydown"])("startup ends at the first %s", async (event) => {
  const callback = vi.fn();
  afterStartup(callback);
  expect(callback).not.toHaveBeenCalled();
  listeners.get(event)?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(callback).toHaveBeenCalledOnce();
  expect(listeners.size).toBe(0);
});

it("without input, startup ends after five seconds, once", async () => {
  const callback = vi.fn();
  afterStartup(callback);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(callback).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(callback).toHaveBeenCalledOnce();
});

it("after startup a callback is called immediately; a cancelled one is never called", async () => {
  const cancelled = vi.fn();
  afterStartup(cancelled)();
  await vi.advanceTimersByTimeAsync(5_000);
  const late = vi.fn();
  afterStartup(late);
  expect([cancelled.mock.calls.length, late.mock.calls.length]).toEqual([0, 1]);
});

it.each([
  ["without a network, work is not kept back until startup ends", false],
  ["with a network, it is", true],
])("%s", async (_, onLine) => {
  vi.stubGlobal("navigator", { onLine });
  const callback = vi.fn();
  afterStartupUnlessOffline(callback);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(callback).toHaveBeenCalledTimes(onLine ? 0 : 1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(callback).toHaveBeenCalledOnce();
});
