import { afterEach, beforeEach, expect, test, vi } from "vitest";

const storage = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  storage.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that has just been loaded. */
async function loadPage() {
  vi.resetModules();
  return import("./toasts.ts");
}

test("a toast that is shown before a reload is shown after it, and those that wait follow", async () => {
  const before = await loadPage();
  before.showToast({ title: "Welcome back!", description: "Accessing Andromeda" });
  before.showToast({ title: "Next", variant: "destructive" });
  const after = await loadPage();
  expect(after.shownToast()).toMatchObject({ title: "Welcome back!", description: "Accessing Andromeda" });
  after.dismissToast();
  expect(after.shownToast()).toMatchObject({ title: "Next", variant: "destructive" });
});

test("what was shown to its end does not come back", async () => {
  const before = await loadPage();
  before.showToast({ title: "Star Created" });
  before.dismissToast();
  expect((await loadPage()).shownToast()).toBeNull();
});

test("nonsense in the storage is no toast", async () => {
  for (const text of ["{", "7", '[{"name":"x"}, null, 3]']) {
    storage.set("mood-universe.toasts", text);
    expect((await loadPage()).shownToast()).toBeNull();
  }
});
