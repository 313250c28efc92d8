import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { eyeDistance } from "#domain/sky-view.ts";
import { frameLength, writeFrame } from "../webgl/frame-uniforms.ts";
import { OrbitCamera } from "./orbit-camera.ts";
import { project, type View } from "./view.ts";

/** A matrix by columns times a vector, as in a shader. */
const times = (matrix: Float32Array, vector: readonly number[]) =>
  [0, 1, 2, 3].map((row) => vector.reduce((sum, part, at) => sum + part * (matrix[4 * at + row] ?? 0), 0));

const plain: View = {
  yaw: 0,
  pitch: 0,
  zoom: 1,
  distance: 800,
  width: 1280,
  height: 800,
  centerX: 640,
  centerY: 400,
};
const coordinate = fc.integer({ min: -400, max: 400 });
const place = fc.record({ x: coordinate, y: coordinate, z: coordinate });
const angle = fc.double({ min: -1.5, max: 1.5, noNaN: true });

describe("projection", () => {
  test("one unit at the centre is one pixel at zoom 1", () => {
    expect(project(plain, { x: 1, y: 0, z: 0 }).x).toBeCloseTo(641, 6);
    expect(project(plain, { x: 0, y: 1, z: 0 }).y).toBeCloseTo(399, 6);
  });

  test("positive yaw and pitch move the near side right and down", () => {
    const near = { x: 0, y: 0, z: 100 };
    expect(project({ ...plain, yaw: 0.1 }, near).x).toBeGreaterThan(640);
    expect(project({ ...plain, pitch: 0.1 }, near).y).toBeGreaterThan(400);
  });

  test("agrees with the matrices of the shaders", () => {
    fc.assert(
      fc.property(
        place,
        angle,
        angle,
        fc.double({ min: 0.2, max: 4, noNaN: true }),
        (at, yaw, pitch, zoom) => {
          const camera = new OrbitCamera();
          camera.setExtent(Math.hypot(400, 400, 400));
          camera.resize(1280, 800);
          camera.setMiddle(700, 350);
          camera.turnBy(yaw, pitch);
          camera.zoomTo(zoom);
          camera.jumpToTarget();
          const frame = writeFrame(new Float32Array(frameLength), camera.view, Math.hypot(400, 400, 400), 0);
          const seen = times(frame.subarray(16, 32), [at.x, at.y, at.z, 1]);
          const [x, y, z, w] = times(frame.subarray(0, 16), seen) as [number, number, number, number];
          const projected = project(camera.view, at);
          // The precision is that of float32.
          expect(((x / w) * 0.5 + 0.5) * 1280).toBeCloseTo(projected.x, 1);
          expect((0.5 - (y / w) * 0.5) * 800).toBeCloseTo(projected.y, 1);
          expect(Math.abs(z)).toBeLessThan(w);
        },
      ),
    );
  });

  test("no star is behind the eye, at any distance and any turn", () => {
    const far = fc.integer({ min: -100_000, max: 100_000 });
    fc.assert(
      fc.property(fc.record({ x: far, y: far, z: far }), angle, angle, (at, yaw, pitch) => {
        const distance = eyeDistance(Math.hypot(at.x, at.y, at.z));
        expect(project({ ...plain, yaw, pitch, distance, zoom: 4 }, at).scale).toBeGreaterThan(0);
      }),
    );
  });
});

describe("the camera", () => {
  test("keeps zoom and pitch within their limits", () => {
    const camera = new OrbitCamera();
    camera.zoomTo(100);
    camera.turnBy(0, 9);
    camera.jumpToTarget();
    expect(camera.view.zoom).toBeCloseTo(4, 9);
    expect(camera.view.pitch).toBeCloseTo(Math.PI / 2, 9);
    camera.zoomTo(0.001);
    camera.jumpToTarget();
    expect(camera.view.zoom).toBeCloseTo(0.2, 9);
  });

  test("turns back by the shortest path", () => {
    const camera = new OrbitCamera();
    camera.turnBy(2 * Math.PI * 3 + 0.5, 0);
    camera.jumpToTarget();
    camera.turnTo({ yaw: 0, pitch: 0 });
    expect(Math.abs(camera.targetView.yaw - camera.view.yaw)).toBeLessThanOrEqual(Math.PI);
  });
});
