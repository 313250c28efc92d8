import { expect, test, vi } from "vitest";
import { Store } from "./store.ts";

test("listeners hear of a change, and not of values that are there already", () => {
  const store = new Store({ count: 1, note: "" });
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.set({ count: 1 });
  expect(listener).not.toHaveBeenCalled();
  store.set({ count: 2 });
  expect(store.state).toEqual({ count: 2, note: "" });
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  store.set({ count: 3 });
  expect(listener).toHaveBeenCalledTimes(1);
});
