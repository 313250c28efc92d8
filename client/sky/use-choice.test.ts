import { expect, test } from "vitest";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { decide, start } from "./use-choice.ts";

const entries = ["a", "b", "c", "d"].map((id) => ({ id })) as MoodEntry[];
type Asked = Parameters<typeof decide>[1];
const after = (...asked: Asked[]) => asked.reduce((state, one) => decide(state, one, entries), start);
const back: Asked = { event: "stepped", by: -1 };
const space: Asked = { event: "spaced" };
const tap = (id: string): Asked => ({ event: "tapped", ids: [id], isAdding: false });

test("the brackets select one star after the other", () => {
  expect(after(back).choice.selected).toBe("d");
  expect(after(back, back).choice.selected).toBe("c");
  expect(after(tap("b"), back).choice.selected).toBe("a");
});

test("Space adds the star they are at, and the brackets go on from it", () => {
  const state = after(back, space, back, space, back, back, space);
  expect([state.choice.several, state.cursor, state.isStepped]).toEqual([["d", "c", "a"], "a", true]);
});

test("Space with nothing selected does nothing", () => {
  expect(after(space)).toEqual(start);
});

test("the sky turns to where the brackets are, and not to what a finger taps", () => {
  const tapped = after(back, space, tap("b"));
  expect([tapped.choice.several, tapped.cursor, tapped.isStepped]).toEqual([["d", "b"], "b", false]);
  expect(after(back, space, tap("b"), back)).toMatchObject({ cursor: "a", isStepped: true });
});
