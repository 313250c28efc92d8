import { expect, test } from "vitest";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { nothingSelected } from "./selection-state.ts";
import { adjacentStar, listAction, placeAmong, reduce } from "./use-selection.ts";

const entries = ["a", "b", "c", "d"].map((id) => ({ id })) as MoodEntry[];
type Action = Parameters<typeof reduce>[1];
const after = (...actions: Action[]) =>
  actions.reduce((state, action) => reduce(state, action, entries), nothingSelected);
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
  expect(after(space)).toEqual(nothingSelected);
});

test("the sky turns to the star of the bracket keys, but not to a tapped star", () => {
  const tapped = after(back, space, tap("b"));
  expect([tapped.selection.several, tapped.cursor, tapped.isStepped]).toEqual([["d", "b"], "b", false]);
  expect(after(back, space, tap("b"), back)).toMatchObject({ cursor: "a", isStepped: true });
});

test("with a filter, the steps go through the stars that it finds, also from one that it does not find", () => {
  const found = entries.filter(({ id }) => id !== "b");
  const walk = (...actions: Action[]) =>
    actions.reduce((state, action) => reduce(state, action, entries, found), nothingSelected).selection
      .selected;
  const next: Action = { type: "stepped", by: 1 };
  expect(walk(tap("c"), back)).toBe("a");
  expect(walk(tap("b"), back)).toBe("a");
  expect(walk(tap("b"), next)).toBe("c");
  expect(walk(tap("a"), back)).toBe("a");
  expect(adjacentStar(entries, "d", 1, found.slice(0, 1))).toBe("d");
  expect(adjacentStar(entries, null, -1, found.slice(0, 1))).toBe("a");
});

const open: Action = { type: "opened" };
const escapeKey: Action = { type: "escaped" };
const pick = (id: string): Action => ({ type: "picked", id });

test("the card opens for the selected star, by Enter too, and stays open from star to star", () => {
  expect(after(tap("b"), open)).toMatchObject({ isOpen: true, selection: { selected: "b" } });
  expect(after(pick("b"), pick("b"))).toMatchObject({ isOpen: true, selection: { selected: "b" } });
  expect(after(pick("b"), pick("c"))).toMatchObject({ isOpen: false, selection: { selected: "c" } });
  expect(after(tap("b"), open, back)).toMatchObject({ isOpen: true, selection: { selected: "a" } });
  expect(after(open)).toEqual(nothingSelected);
});

test("Escape closes the card first, then clears the selection", () => {
  expect(after(tap("b"), open, escapeKey)).toMatchObject({ isOpen: false, selection: { selected: "b" } });
  expect(after(tap("b"), open, escapeKey, escapeKey).selection.selected).toBeNull();
});

test("the card closes with the selection of its star, and the next star begins with its tooltip", () => {
  const ends: Action[] = [tap("b"), { type: "tapped", ids: [], isAdding: false }, space, listAction([])];
  for (const end of ends) expect(after(tap("b"), open, end).isOpen).toBe(false);
  expect(after(tap("b"), open, tap("b"), tap("c")).isOpen).toBe(false);
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
  expect(reduce(after(tap("b")), without("b"), entries)).toEqual(nothingSelected);
});

test("a star has its place among all stars, or among those of a filter, also where the filter leaves it out", () => {
  expect(placeAmong(entries, "a")).toEqual({ previous: null, next: "b", position: 1 });
  expect(placeAmong(entries, "d")).toEqual({ previous: "c", next: null, position: 4 });
  const found = entries.filter(({ id }) => id !== "b");
  expect(placeAmong(entries, "c", found)).toEqual({ previous: "a", next: "d", position: 2 });
  expect(placeAmong(entries, "b", found)).toEqual({ previous: "a", next: "c", position: 0 });
});
