import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { OrbitCamera, presets, turnTo } from "./orbit-camera.ts";
import { project } from "./view.ts";

const coordinate = fc.integer({ min: -900, max: 900 });
const place = fc.record({ x: coordinate, y: coordinate, z: coordinate });
const angle = fc.double({ min: -20, max: 20, noNaN: true });

function makeCamera() {
  const camera = new OrbitCamera();
  camera.setExtent(1600);
  camera.resize(1280, 800);
  return camera;
}

describe("a star in focus", () => {
  test("moves to the centre of the window, on the near side, by half a turn at most", () => {
    fc.assert(
      fc.property(place, angle, angle, (star, yaw, pitch) => {
        const camera = makeCamera();
        camera.turnBy(yaw, pitch);
        camera.jumpToTarget();
        const before = camera.view;
        camera.focus(star);
        expect(Math.abs(camera.targetView.yaw - before.yaw)).toBeLessThanOrEqual(Math.PI + 1e-9);
        camera.jumpToTarget();
        const { x, y, scale } = project(camera.view, star);
        expect(x).toBeCloseTo(640, 3);
        expect(y).toBeCloseTo(400, 3);
        expect(scale).toBeGreaterThanOrEqual(1 - 1e-9);
      }),
    );
  });

  test("is within 4 pixels of the centre after a second, from every view", () => {
    fc.assert(
      fc.property(place, angle, (star, yaw) => {
        const camera = makeCamera();
        camera.turnBy(yaw, 0);
        camera.jumpToTarget();
        camera.focus(star);
        for (let frame = 0; frame < 60; frame++) camera.advance(1 / 60, false);
        const { x, y } = project(camera.view, star);
        expect(Math.hypot(x - 640, y - 400)).toBeLessThanOrEqual(4);
      }),
    );
  });

  test("stops turning when the user drags the sky", () => {
    const camera = makeCamera();
    camera.focus({ x: -500, y: 200, z: -300 });
    camera.advance(0.1, false);
    const interrupted = camera.view;
    camera.isDragging = true;
    camera.turnBy(0.02, 0);
    for (let frame = 0; frame < 120; frame++) camera.advance(1 / 60, false);
    expect(Math.abs(camera.view.yaw - interrupted.yaw)).toBeLessThan(0.3);
  });
});

describe("zoom", () => {
  test("goes from 0.2 to 4, to 8 while a star is in focus, and back to 4 afterwards", () => {
    const camera = makeCamera();
    camera.zoomBy(1e6);
    expect(camera.targetView.zoom).toBe(4);
    camera.focus({ x: 10, y: 0, z: 0 });
    camera.zoomBy(1e6);
    expect(camera.targetView.zoom).toBe(8);
    camera.focus(null);
    expect(camera.targetView.zoom).toBe(4);
    camera.zoomBy(1e-6);
    expect(camera.targetView.zoom).toBe(0.2);
  });

  test("leaves no star behind the eye at the greatest zoom", () => {
    fc.assert(
      fc.property(place, place, (focus, other) => {
        const camera = makeCamera();
        camera.focus(focus);
        camera.zoomBy(1e6);
        camera.jumpToTarget();
        expect(project(camera.view, other).scale).toBeGreaterThan(0);
      }),
    );
  });
});

test("the side view is horizontal, after a quarter of a turn", () => {
  expect(presets.side).toEqual({ yaw: Math.PI / 2, pitch: 0 });
  expect(presets.reset).toEqual({ yaw: 0, pitch: 0 });
});

test("a star at the exact centre has a turn too", () => {
  expect(turnTo({ x: 0, y: 0, z: 0 })).toEqual({ yaw: expect.closeTo(0), pitch: 0 });
});
