import { test as base, expect, onTestFinished, vi } from "vitest";
import { acceptOpenWords, isClaim, noteHolder, noteSealState, sealsWords } from "./seal-state.ts";

const test = base.extend<{ stored: Map<string, string> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  stored: async ({}, use) => {
    const stored = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    });
    await use(stored);
    vi.unstubAllGlobals();
  },
});

test("what a person has said of words that they opened is not said of those that they seal later", ({
  stored,
}) => {
  const id = "ada";
  noteSealState({ id, seal: "sealed" });
  noteSealState({ id });
  expect(sealsWords(id)).toBe(true);
  acceptOpenWords(id);
  expect(sealsWords(id)).toBe(false);
  expect([...stored]).toEqual([]);
  noteSealState({ id, seal: "sealing" });
  noteSealState({ id });
  expect(sealsWords(id)).toBe(true);
});

test("a browser without keys does not believe a server that calls words open which it knows as sealed", ({
  stored,
}) => {
  for (const seal of ["sealing", "sealed", "rotating", "opening"] as const) {
    const id = `whose words are ${seal}`;
    noteSealState({ id, seal });
    // The person signs out and in again.
    stored.clear();
    noteSealState({ id, seal });
    noteSealState({ id });
    expect([isClaim(id), sealsWords(id)]).toEqual([true, true]);
    // Nothing but the stored text says so, and a page that is loaded anew has it.
    stored.clear();
    expect([isClaim(id), sealsWords(id)]).toEqual([false, false]);
  }
});

test("a person whose words were never sealed here is not asked, and nothing is stored of them", ({
  stored,
}) => {
  noteSealState({ id: "eve" });
  expect([isClaim("eve"), sealsWords("eve")]).toEqual([false, false]);
  expect([...stored]).toEqual([]);
});

test("where the storage is forbidden, keys in the memory of the page count", () => {
  vi.stubGlobal("localStorage", undefined);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    noteHolder(null);
  });
  noteSealState({ id: "grace" });
  noteHolder("grace");
  expect(isClaim("grace")).toBe(true);
  expect(isClaim("eve")).toBe(false);
});
