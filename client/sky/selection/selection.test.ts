import { expect, test } from "vitest";
import { reduceSelection, type SelectionEvent, tooltipStar } from "./selection.ts";
import { nothingSelected } from "./selection-state.ts";

const after = (...events: SelectionEvent[]) => events.reduce(reduceSelection, nothingSelected.selection);
const tap = (...ids: string[]): SelectionEvent => ({ type: "tapped", ids, isAdding: false });
const shiftTap = (id: string): SelectionEvent => ({ type: "tapped", ids: [id], isAdding: true });
const hover = (id: string | null): SelectionEvent => ({ type: "hovered", id });

test("a tap opens the tooltip, and a second one closes it", () => {
  expect(tooltipStar(after(tap("a")))).toBe("a");
  expect(tooltipStar(after(tap("a"), tap("a")))).toBeNull();
  expect(tooltipStar(after(tap("a"), tap("a"), tap("a")))).toBe("a");
});

test("a second click closes the tooltip while the mouse stays over the star", () => {
  expect(tooltipStar(after(hover("a"), tap("a"), tap("a")))).toBeNull();
  expect(tooltipStar(after(hover("a"), tap("a"), tap("a"), hover(null), hover("a")))).toBe("a");
});

test("the tooltip shows the star under the mouse while the mouse is over it", () => {
  expect(tooltipStar(after(tap("a"), hover("b")))).toBe("b");
  expect(tooltipStar(after(tap("a"), hover("b"), hover(null)))).toBe("a");
});

test("a tap on empty space and Escape clear the selection", () => {
  expect(tooltipStar(after(tap("a"), tap()))).toBeNull();
  expect(tooltipStar(after(hover("a"), tap("a"), { type: "escaped" }))).toBeNull();
});

test("a mouse that stays over a star changes nothing", () => {
  const selection = after(hover("a"));
  expect(reduceSelection(selection, hover("a"))).toBe(selection);
});

test("repeated taps cycle through the stars in reach and then select none", () => {
  const taps = [tap("a", "b", "c"), tap("a", "b", "c"), tap("a", "b", "c"), tap("a", "b", "c")];
  expect([1, 2, 3, 4].map((count) => after(...taps.slice(0, count)).selected)).toEqual(["a", "b", "c", null]);
});

test("holding a star starts the selection of several, and taps add or remove stars in order", () => {
  const held = after({ type: "held", id: "a" }, tap("b"), tap("c"), tap("b"));
  expect([held.several, held.selected]).toEqual([["a", "c"], null]);
});

test("a tap with Shift adds to the selected star", () => {
  expect(after(tap("a"), shiftTap("b")).several).toEqual(["a", "b"]);
  expect(after(shiftTap("b")).several).toEqual(["b"]);
});

test("a tap on empty space and Escape end the selection of several", () => {
  for (const end of [tap(), { type: "escaped" }] as const)
    expect(after({ type: "held", id: "a" }, tap("b"), end).several).toBeNull();
});

test("removing the last of several ends the selection of several", () => {
  const selection = after({ type: "held", id: "a" }, { type: "toggled", id: "a" });
  expect([selection.several, selection.selected]).toEqual([null, null]);
});

test("a removed star is no longer selected, hovered or one of several", () => {
  const listed = (...ids: string[]): SelectionEvent => ({ type: "listed", has: (id) => ids.includes(id) });
  expect(after(hover("a"), tap("a"), listed("b"))).toEqual(nothingSelected.selection);
  expect(after({ type: "held", id: "a" }, tap("b"), tap("c"), listed("a", "c")).several).toEqual(["a", "c"]);
  expect(after({ type: "held", id: "a" }, tap("b"), listed()).several).toBeNull();
  const unchanged = after(tap("a"), hover("b"));
  expect(reduceSelection(unchanged, listed("a", "b"))).toBe(unchanged);
});
