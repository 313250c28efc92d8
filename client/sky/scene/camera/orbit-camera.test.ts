import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { OrbitCamera } from "./orbit-camera.ts";
import { project } from "./view.ts";

const coordinate = fc.integer({ min: -900, max: 900 });
/** The range is as high as stars can be. */
const place = fc
  .record({ x: coordinate, z: coordinate, share: fc.double({ min: -1, max: 1, noNaN: true }) })
  .map(({ x, z, share }) => ({ x, y: share * (30 + 0.32 * Math.hypot(x, z)), z }));
const angle = fc.double({ min: -20, max: 20, noNaN: true });

function makeCamera() {
  const camera = new OrbitCamera();
  camera.setExtent(1600);
  camera.resize(1280, 800);
  camera.setMiddle(640, 400);
  camera.jumpToTarget();
  return camera;
}

describe("a star in focus", () => {
  test("moves to the middle of the free part, seen from above, by half a turn at most", () => {
    fc.assert(
      fc.property(place, angle, angle, (star, yaw, pitch) => {
        const camera = makeCamera();
        camera.turnBy(yaw, pitch);
        camera.jumpToTarget();
        const before = camera.view;
        camera.focus(star);
        expect(Math.abs(camera.targetView.yaw - before.yaw)).toBeLessThanOrEqual(Math.PI + 1e-9);
        camera.jumpToTarget();
        const { x, y } = project(camera.view, star);
        expect(x).toBeCloseTo(640, 3);
        expect(y).toBeCloseTo(400, 3);
        expect(camera.view.pitch).toBeGreaterThan(0.19);
        const { x: across } = project({ ...camera.view, pitch: 0, centerX: 0, centerY: 0 }, star);
        expect(across).toBeCloseTo(0, 3);
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

const point = fc.record({ x: fc.integer({ min: 0, max: 1280 }), y: fc.integer({ min: 0, max: 800 }) });
const factor = fc.double({ min: 0.5, max: 2, noNaN: true });

describe("a pointer", () => {
  test("keeps what is under it while the sky zooms, in each frame", () => {
    fc.assert(
      fc.property(point, factor, angle, angle, (at, zoom, yaw, pitch) => {
        const camera = makeCamera();
        camera.turnBy(yaw, pitch);
        camera.jumpToTarget();
        const { centerX, centerY, zoom: before } = camera.view;
        camera.zoomBy(zoom, at);
        for (let frame = 0; frame < 12; frame++) {
          camera.advance(1 / 60, false);
          const { view } = camera;
          // Everything is as far from the pointer as before, times the zoom.
          expect(view.centerX - at.x).toBeCloseTo(((centerX - at.x) * view.zoom) / before, 4);
          expect(view.centerY - at.y).toBeCloseTo(((centerY - at.y) * view.zoom) / before, 4);
        }
      }),
    );
  });

  test("moves the sky by as many pixels as it moves itself, and back", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -300, max: 300 }),
        fc.integer({ min: -300, max: 300 }),
        angle,
        (x, y, yaw) => {
          const camera = makeCamera();
          camera.turnBy(yaw, 0.3);
          camera.jumpToTarget();
          const before = camera.view;
          camera.panBy(x, y);
          camera.jumpToTarget();
          expect(camera.view.centerX - before.centerX).toBeCloseTo(x, 3);
          expect(camera.view.centerY - before.centerY).toBeCloseTo(y, 3);
          camera.panBy(-x, -y);
          camera.jumpToTarget();
          expect(camera.view.centerX).toBeCloseTo(before.centerX, 3);
        },
      ),
    );
  });
});

test("a panned sky does not leave the window", () => {
  const camera = makeCamera();
  for (let step = 0; step < 100; step++) {
    camera.panBy(500, 0);
    camera.jumpToTarget();
  }
  expect(camera.view.centerX).toBeLessThanOrEqual(640 + 1600 * camera.view.zoom + 1e-6);
});

test("a turn after a panning turns around what is in the middle", () => {
  const camera = makeCamera();
  camera.panBy(120, -60);
  camera.jumpToTarget();
  const inTheMiddle = { x: -120, y: -60, z: 0 };
  expect(project(camera.view, inTheMiddle)).toMatchObject({ x: expect.closeTo(640), y: expect.closeTo(400) });
  camera.turnBy(1, 0.4);
  camera.jumpToTarget();
  expect(project(camera.view, inTheMiddle)).toMatchObject({ x: expect.closeTo(640), y: expect.closeTo(400) });
});

test("the sky glides when the middle of its room moves, and keeps its turn and zoom", () => {
  const camera = makeCamera();
  const before = camera.view;
  camera.setMiddle(480, 400);
  camera.advance(1 / 60, false);
  expect(camera.view.centerX).toBeGreaterThan(480);
  expect(camera.view.centerX).toBeLessThan(640);
  camera.jumpToTarget();
  expect(camera.view).toEqual({ ...before, centerX: 480 });
});

test("a star at the exact centre can be in focus too", () => {
  const camera = makeCamera();
  camera.focus({ x: 0, y: 0, z: 0 });
  camera.jumpToTarget();
  expect(camera.view).toMatchObject({ centerX: 640, centerY: 400 });
});
