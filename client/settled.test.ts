import { afterEach, beforeEach, expect, it, vi } from "vitest";

let signs: Map<string, () => void>;
let whenSettled: typeof import("./settled.ts").whenSettled;

beforeEach(async () => {
  vi.useFakeTimers();
  signs = new Map();
  vi.stubGlobal("addEventListener", (sign: string, listener: () => void) => signs.set(sign, listener));
  vi.stubGlobal("removeEventListener", (sign: string) => signs.delete(sign));
  vi.resetModules();
  ({ whenSettled } = await import("./settled.ts"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each(["pointermove", "pointerdown", "keydown"])("a page has settled at the first %s", (sign) => {
  const callback = vi.fn();
  whenSettled(callback);
  expect(callback).not.toHaveBeenCalled();
  signs.get(sign)?.();
  vi.advanceTimersByTime(60_000);
  expect(callback).toHaveBeenCalledOnce();
  expect(signs.size).toBe(0);
});

it("without a sign it has settled after five seconds, once", () => {
  const callback = vi.fn();
  whenSettled(callback);
  vi.advanceTimersByTime(4_999);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(callback).toHaveBeenCalledOnce();
});

it("who comes later is called at once, who left not at all", () => {
  const left = vi.fn();
  whenSettled(left)();
  vi.advanceTimersByTime(5_000);
  const late = vi.fn();
  whenSettled(late);
  expect([left.mock.calls.length, late.mock.calls.length]).toEqual([0, 1]);
});
