import { expect, test } from "vitest";
import { type ChoiceEvent, choose, nothingChosen, shownStar } from "./choice.ts";

const after = (...events: ChoiceEvent[]) => events.reduce(choose, nothingChosen);
const tap = (id: string | null): ChoiceEvent => ({ event: "tapped", id });
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
  expect(shownStar(after(tap("a"), tap(null)))).toBeNull();
  expect(shownStar(after(hover("a"), tap("a"), { event: "escaped" }))).toBeNull();
});

test("a mouse that stays changes nothing", () => {
  const choice = after(hover("a"));
  expect(choose(choice, hover("a"))).toBe(choice);
});
