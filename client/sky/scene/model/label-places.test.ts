import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Box, overlaps } from "../camera/room.ts";
import { CoreMap } from "./core-map.ts";
import { type Obstacles, type Placeable, placeLabels } from "./label-places.ts";

const free: Box = { left: 248, top: 72, right: 1280, bottom: 800 };
const controls: Box = { left: 1152, top: 600, right: 1264, bottom: 784 };
const view = {
  ...{ yaw: 0, pitch: 0, zoom: 1, distance: 800, width: 1280, height: 800 },
  ...{ centerX: 764, centerY: 436 },
};
const empty: Obstacles = {
  whole: free,
  free,
  covered: [controls],
  middle: { x: 764, y: 436 },
  isEmpty: null,
};

const spot = fc.record({ x: fc.integer({ min: -400, max: 1700 }), y: fc.integer({ min: -400, max: 1200 }) });
const label: fc.Arbitrary<Placeable> = fc.record({
  width: fc.integer({ min: 30, max: 120 }),
  height: fc.constant(20),
  spots: fc.array(spot, { minLength: 1, maxLength: 4 }),
  isPinned: fc.boolean(),
});
const star = fc.record({
  x: fc.integer({ min: -300, max: 300 }),
  y: fc.integer({ min: -200, max: 200 }),
  z: fc.constant(0),
});

describe("labels", () => {
  test("overlap no label, no control and no core of a star, and stay in the free part", () => {
    fc.assert(
      fc.property(fc.array(label, { maxLength: 20 }), fc.array(star, { maxLength: 60 }), (labels, stars) => {
        const cores = new CoreMap(stars, view);
        const boxes = placeLabels(labels, { ...empty, isEmpty: (box) => cores.isFree(box) });
        const placed = boxes.flatMap((box) => box ?? []);
        for (const [at, box] of placed.entries()) {
          expect(box.left >= free.left && box.top >= free.top).toBe(true);
          expect(box.right <= free.right && box.bottom <= free.bottom).toBe(true);
          expect(overlaps(box, controls)).toBe(false);
          for (const other of placed.slice(at + 1)) expect(overlaps(box, other)).toBe(false);
          for (const { x, y } of stars) {
            const [sx, sy] = [view.centerX + x, view.centerY - y];
            expect(overlaps(box, { left: sx, top: sy, right: sx, bottom: sy })).toBe(false);
          }
        }
      }),
    );
  });

  test("that belong under a panel stand beside it, at their height", () => {
    const sidebar: Box = { left: 24, top: 72, right: 248, bottom: 700 };
    const label: Placeable = { width: 110, height: 20, spots: [{ x: 120, y: 400 }], isPinned: true };
    const whole: Box = { left: 0, top: 0, right: 1280, bottom: 800 };
    const [box] = placeLabels([label], { ...empty, whole, covered: [sidebar, controls] });
    expect(box?.left).toBeGreaterThanOrEqual(sidebar.right);
    expect(Math.abs((box?.top ?? 0) - 390)).toBeLessThan(60);
  });

  test("that are pinned all find a place, wherever they belong, and are the size of the label", () => {
    fc.assert(
      fc.property(fc.array(label, { minLength: 9, maxLength: 9 }), (labels) => {
        const pinned = labels.map((one) => ({ ...one, isPinned: true }));
        const boxes = placeLabels(pinned, empty);
        for (const [at, box] of boxes.entries()) {
          expect(box).not.toBeNull();
          expect((box?.right ?? 0) - (box?.left ?? 0)).toBeCloseTo(pinned[at]?.width ?? 0, 6);
        }
      }),
    );
  });

  test("are at their own place where it is free, and without a free one nowhere", () => {
    const one = { width: 60, height: 20, spots: [{ x: 700, y: 300 }], isPinned: false };
    expect(placeLabels([one, one], empty)).toEqual([{ left: 670, top: 290, right: 730, bottom: 310 }, null]);
    expect(placeLabels([{ ...one, spots: [{ x: 100, y: 300 }] }], empty)).toEqual([null]);
    const moved = { ...one, spots: [...one.spots, { x: 700, y: 400 }] };
    expect(placeLabels([one, moved], empty)[1]).toEqual({ left: 670, top: 390, right: 730, bottom: 410 });
  });

  test("are left out in a low room rather than far from what they name, and never elsewhere", () => {
    const inTheWay = Array.from(
      { length: 3 },
      (_, row): Box => ({ left: 300, top: 80 + 60 * row, right: 1000, bottom: 138 + 60 * row }),
    );
    const one = { width: 60, height: 20, spots: [{ x: 640, y: 160 }], isPinned: true };
    const low = { ...free, bottom: free.top + 250 };
    const placed = (room: Box) =>
      placeLabels([one], { ...empty, whole: room, free: room, covered: inTheWay })[0];
    expect(placed(free)).not.toBeNull();
    expect(placed(low)).toBeNull();
    expect(placeLabels([one], { ...empty, whole: low, free: low })[0]).not.toBeNull();
  });

  test("of a family outside of the window are at its edge, in its direction", () => {
    const outside = { width: 60, height: 20, spots: [{ x: 3000, y: 436 }], isPinned: true };
    expect(placeLabels([outside], empty)[0]).toMatchObject({ right: 1274, top: 426 });
  });

  test("that a layout needs cover stars only where no spot is free of them", () => {
    const spots = [
      { x: 700, y: 300 },
      { x: 700, y: 400 },
    ];
    const name = { width: 60, height: 20, spots, isPinned: false, coversStars: true };
    const among = (isEmpty: (box: { top: number }) => boolean) =>
      placeLabels([name], { ...empty, isEmpty })[0]?.top;
    expect(among(() => true)).toBe(290);
    expect(among(({ top }) => top > 300)).toBe(390);
    expect(among(() => false)).toBe(290);
    expect(placeLabels([{ ...name, coversStars: false }], { ...empty, isEmpty: () => false })).toEqual([
      null,
    ]);
  });
});
