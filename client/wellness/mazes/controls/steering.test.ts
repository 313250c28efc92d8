import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { directionOfKey, stepOfSwipe } from "./steering.ts";

const press = (key: string, code: string, held: object = {}) => ({
  ...{ key, code, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false },
  ...held,
});

describe("a key", () => {
  it.each([
    ["ArrowUp", "ArrowUp", "up"],
    ["ArrowLeft", "ArrowLeft", "left"],
    ["w", "KeyW", "up"],
    ["a", "KeyA", "left"],
    ["s", "KeyS", "down"],
    ["d", "KeyD", "right"],
    // A French keyboard has Z where others have W.
    ["z", "KeyW", "up"],
  ])("%s at %s means %s in the maze", (key, code, direction) => {
    expect(directionOfKey(press(key, code), true)).toBe(direction);
  });

  it("is ignored when it is a letter outside the maze, another key or part of a shortcut", () => {
    expect(directionOfKey(press("d", "KeyD"), false)).toBeNull();
    expect(directionOfKey(press("ArrowDown", "ArrowDown"), false)).toBe("down");
    expect(directionOfKey(press("x", "KeyX"), true)).toBeNull();
    for (const held of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])
      expect(directionOfKey(press("ArrowLeft", "ArrowLeft", held), true)).toBeNull();
  });
});

describe("a swipe", () => {
  const origin = { x: 100, y: 100 };

  it("needs the width of a cell for one step, and at least 24 px", () => {
    expect(stepOfSwipe(origin, { x: 129, y: 100 }, 30)).toBeNull();
    expect(stepOfSwipe(origin, { x: 130, y: 100 }, 30)?.[0]).toBe("right");
    expect(stepOfSwipe(origin, { x: 100, y: 77 }, 14)).toBeNull();
    expect(stepOfSwipe(origin, { x: 100, y: 76 }, 14)?.[0]).toBe("up");
  });

  it("goes along its longer axis", () => {
    expect(stepOfSwipe(origin, { x: 60, y: 130 }, 30)).toEqual(["left", { x: 70, y: 130 }]);
    expect(stepOfSwipe(origin, { x: 120, y: 140 }, 30)).toEqual(["down", { x: 120, y: 130 }]);
  });

  it("takes one step for each stride of its length", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 5, max: 60 }), (length, cell) => {
        const to = { x: origin.x + length, y: origin.y };
        let steps = 0;
        for (let step = stepOfSwipe(origin, to, cell); step; step = stepOfSwipe(step[1], to, cell)) steps++;
        expect(steps).toBe(Math.floor(length / Math.max(cell, 24)));
      }),
    );
  });
});
