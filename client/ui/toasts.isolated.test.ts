import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { english } from "../../testing/english.ts";

const storage = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  storage.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A newly loaded page. */
async function loadPage() {
  vi.resetModules();
  return import("./toasts.ts");
}

test("a toast stored for the page after a reload is shown there once", async () => {
  const before = await loadPage();
  before.showToast(() => ({ title: "Error", description: "Of the page that goes" }));
  before.showToastAfterReload(() => ({ title: "Welcome back!", description: "Accessing Andromeda" }));
  expect((await loadPage()).shownToast()?.content(english)).toEqual({
    title: "Welcome back!",
    description: "Accessing Andromeda",
  });
  expect((await loadPage()).shownToast()).toBeNull();
});

test("an invalid stored toast is ignored", async () => {
  for (const text of ["{", "7", "null", '{"name":"x"}']) {
    storage.set("mood-universe.toast", text);
    expect((await loadPage()).shownToast()).toBeNull();
  }
});
