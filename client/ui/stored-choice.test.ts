import { afterEach, expect, test, vi } from "vitest";
import { storedChoice } from "./stored-choice.ts";

const key = "mood-universe.test-choice";
const choices = ["open", "closed", "off"] as const;

/** Stands in for the browser's storage; `isForbidden` as in a browser that blocks it. */
function stubStorage({ isForbidden = false } = {}) {
  const stored = new Map<string, string>();
  const open = () => {
    if (isForbidden) throw new DOMException("Storage is forbidden.", "SecurityError");
    return stored;
  };
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => open().get(name) ?? null,
    setItem: (name: string, value: string) => open().set(name, value),
    removeItem: (name: string) => open().delete(name),
  });
  return stored;
}

afterEach(() => vi.unstubAllGlobals());

test("the first choice applies until the person chooses, and takes no space in the storage", () => {
  const stored = stubStorage();
  const choice = storedChoice(key, choices);
  expect(choice.current()).toBe("open");
  choice.choose("off");
  expect(storedChoice(key, choices).current()).toBe("off");
  choice.choose("open");
  expect(stored.size).toBe(0);
});

test("a stored word that is no choice means the first one", () => {
  stubStorage().set(key, "ajar");
  expect(storedChoice(key, choices).current()).toBe("open");
});

test("where storage is forbidden, the choice lasts until the page is closed", () => {
  stubStorage({ isForbidden: true });
  const choice = storedChoice(key, choices);
  expect(choice.current()).toBe("open");
  choice.choose("closed");
  expect(choice.current()).toBe("closed");
});
