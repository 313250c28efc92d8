import { expect, onTestFinished, test, vi } from "vitest";
import { keysKey } from "./drop-keys.ts";
import { acceptOpenWords, noteSealState, sealsWords } from "./seal-state.ts";

test("what a person has said of words that they opened is not said of those that they seal later", () => {
  vi.stubGlobal("localStorage", { getItem: (key: string) => (key === keysKey ? "unlocked" : null) });
  onTestFinished(() => void vi.unstubAllGlobals());
  const id = "ada";
  noteSealState({ id, seal: "sealed" });
  noteSealState({ id });
  expect(sealsWords(id)).toBe(true);
  acceptOpenWords(id);
  expect(sealsWords(id)).toBe(false);
  noteSealState({ id, seal: "sealing" });
  noteSealState({ id });
  expect(sealsWords(id)).toBe(true);
});
