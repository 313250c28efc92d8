import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { defaultVolume } from "./player.ts";
import { storedVolume, storeVolume } from "./volume-store.ts";

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a stored volume is restored, silence too", () => {
  expect(storedVolume()).toBe(defaultVolume);
  for (const volume of [0.55, 0, 1]) {
    storeVolume(volume);
    expect(storedVolume()).toBe(volume);
  }
});

test.each([
  ["", defaultVolume],
  [" ", defaultVolume],
  ["loud", defaultVolume],
  ["NaN", defaultVolume],
  ["null", defaultVolume],
  ["70", 1],
  ["-3", 0],
])("what somebody else wrote there does no harm: %j is %d", (text, volume) => {
  storage.set("mood-universe.music-volume", text);
  expect(storedVolume()).toBe(volume);
});

test("without storage the default applies, without an error", () => {
  const refuse = () => {
    throw new DOMException("Denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  expect(() => storeVolume(0.5)).not.toThrow();
  expect(storedVolume()).toBe(defaultVolume);
});
