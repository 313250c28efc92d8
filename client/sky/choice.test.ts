import { expect, test } from "vitest";
import { type ChoiceEvent, choose, nothingChosen, shownStar } from "./choice.ts";

const after = (...events: ChoiceEvent[]) => events.reduce(choose, nothingChosen);
const tap = (...ids: string[]): ChoiceEvent => ({ event: "tapped", ids, isAdding: false });
const shiftTap = (id: string): ChoiceEvent => ({ event: "tapped", ids: [id], isAdding: true });
const hover = (id: string | null): ChoiceEvent => ({ event: "hovered", id });

test("a tap opens, the same tap again closes", () => {
  expect(shownStar(after(tap("a")))).toBe("a");
  expect(shownStar(after(tap("a"), tap("a")))).toBeNull();
  expect(shownStar(after(tap("a"), tap("a"), tap("a")))).toBe("a");
});

test("a second click closes although the mouse is still there", () => {
  expect(shownStar(after(hover("a"), tap("a"), tap("a")))).toBeNull();
  expect(shownStar(after(hover("a"), tap("a"), tap("a"), hover(null), hover("a")))).toBe("a");
});

test("the mouse shows another star for as long as it is over it", () => {
  expect(shownStar(after(tap("a"), hover("b")))).toBe("b");
  expect(shownStar(after(tap("a"), hover("b"), hover(null)))).toBe("a");
});

test("empty space and Escape clear", () => {
  expect(shownStar(after(tap("a"), tap()))).toBeNull();
  expect(shownStar(after(hover("a"), tap("a"), { event: "escaped" }))).toBeNull();
});

test("a mouse that stays changes nothing", () => {
  const choice = after(hover("a"));
  expect(choose(choice, hover("a"))).toBe(choice);
});

test("where several stars lie, repeated taps go through them and then to none", () => {
  const taps = [tap("a", "b", "c"), tap("a", "b", "c"), tap("a", "b", "c"), tap("a", "b", "c")];
  expect([1, 2, 3, 4].map((count) => after(...taps.slice(0, count)).selected)).toEqual(["a", "b", "c", null]);
});

test("holding a star begins several, and taps then add to them in order or take out again", () => {
  const held = after({ event: "held", id: "a" }, tap("b"), tap("c"), tap("b"));
  expect([held.several, held.selected]).toEqual([["a", "c"], null]);
});

test("Shift and a tap add to the star that was selected", () => {
  expect(after(tap("a"), shiftTap("b")).several).toEqual(["a", "b"]);
  expect(after(shiftTap("b")).several).toEqual(["b"]);
});

test("empty space and Escape leave several", () => {
  for (const end of [tap(), { event: "escaped" }] as const)
    expect(after({ event: "held", id: "a" }, tap("b"), end).several).toBeNull();
});

test("taking the last of several out again ends the choosing", () => {
  const choice = after({ event: "held", id: "a" }, { event: "added", id: "a" });
  expect([choice.several, choice.selected]).toEqual([null, null]);
});
