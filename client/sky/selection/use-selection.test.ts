import { expect, test } from "vitest";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { adjacentStar, initialState, listAction, reduce } from "./use-selection.ts";

const entries = ["a", "b", "c", "d"].map((id) => ({ id })) as MoodEntry[];
type Action = Parameters<typeof reduce>[1];
const after = (...actions: Action[]) =>
  actions.reduce((state, action) => reduce(state, action, entries), initialState);
const back: Action = { type: "stepped", by: -1 };
const space: Action = { type: "cursorToggled" };
const tap = (id: string): Action => ({ type: "tapped", ids: [id], isAdding: false });

test("the bracket keys select one star after another", () => {
  expect(after(back).selection.selected).toBe("d");
  expect(after(back, back).selection.selected).toBe("c");
  expect(after(tap("b"), back).selection.selected).toBe("a");
});

test("Space adds the star at the cursor, and the bracket keys continue from it", () => {
  const state = after(back, space, back, space, back, back, space);
  expect([state.selection.several, state.cursor, state.isStepped]).toEqual([["d", "c", "a"], "a", true]);
});

test("Space with nothing selected does nothing", () => {
  expect(after(space)).toEqual(initialState);
});

test("the sky turns to the star of the bracket keys, but not to a tapped star", () => {
  const tapped = after(back, space, tap("b"));
  expect([tapped.selection.several, tapped.cursor, tapped.isStepped]).toEqual([["d", "b"], "b", false]);
  expect(after(back, space, tap("b"), back)).toMatchObject({ cursor: "a", isStepped: true });
});

const threeStars = ["a", "b", "c"].map((id) => ({ id })) as MoodEntry[];

test("the bracket keys step through the stars in time and stop at both ends", () => {
  expect(adjacentStar(threeStars, "b", -1)).toBe("a");
  expect(adjacentStar(threeStars, "b", 1)).toBe("c");
  expect(adjacentStar(threeStars, "a", -1)).toBe("a");
  expect(adjacentStar(threeStars, "c", 1)).toBe("c");
});

test("without a selected star, one key begins with the newest star and the other with the oldest", () => {
  for (const from of [null, "gone"]) {
    expect(adjacentStar(threeStars, from, -1)).toBe("c");
    expect(adjacentStar(threeStars, from, 1)).toBe("a");
  }
  expect(adjacentStar([], null, 1)).toBeNull();
});

test("the cursor leaves a removed star for the last one of several, and stays at another", () => {
  const several = after(back, space, back, space);
  expect(several).toMatchObject({ cursor: "c", isStepped: true });
  const without = (id: string) => listAction(entries.filter((entry) => entry.id !== id));
  const left = reduce(several, without("c"), entries);
  expect(left).toMatchObject({ cursor: "d", isStepped: false, selection: { several: ["d"] } });
  expect(reduce(several, without("a"), entries)).toBe(several);
  expect(reduce(after(tap("b")), without("b"), entries)).toEqual(initialState);
});
