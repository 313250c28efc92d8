import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Drawn, RenderLoop } from "./render-loop.ts";

let requested: FrameRequestCallback | null;

beforeEach(() => {
  requested = null;
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => {
    requested = callback;
    return 1;
  });
  vi.stubGlobal("cancelAnimationFrame", () => {
    requested = null;
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** A loop on a machine whose frames take so many milliseconds, and the times at which it drew. */
function makeLoop(draw: (loop: RenderLoop) => Drawn) {
  const drawnAt: number[] = [];
  let now = 1_000;
  const loop: RenderLoop = new RenderLoop((time) => {
    drawnAt.push(time);
    return draw(loop);
  });
  const run = (frames: number, milliseconds: number) => {
    for (let frame = 0; frame < frames && requested; frame++) {
      const [callback, before] = [requested, drawnAt.length];
      requested = null;
      callback(now);
      now += drawnAt.length > before ? milliseconds : 16;
    }
  };
  return { loop, drawnAt, run };
}

test("one frame follows a request, and none a sky at rest", () => {
  const { loop, drawnAt, run } = makeLoop(() => "idle");
  loop.requestFrame();
  run(5, 16);
  expect(drawnAt).toHaveLength(1);
  expect(loop.isIdle).toBe(true);
});

test("a slow animation leaves frames out", () => {
  const { loop, drawnAt, run } = makeLoop(() => "slow");
  loop.requestFrame();
  run(20, 16);
  expect(drawnAt).toHaveLength(10);
});

test("a machine whose frames are long is overloaded, and recovers when they are short again", () => {
  const { loop, run } = makeLoop(() => "fast");
  loop.requestFrame();
  run(60, 17);
  expect(loop.isOverloaded).toBe(false);
  run(8, 120);
  expect(loop.isOverloaded).toBe(true);
  run(20, 17);
  expect(loop.isOverloaded).toBe(false);
});

test("one long frame among short ones, as after a garbage collection, does not count as an overload", () => {
  const { loop, run } = makeLoop(() => "fast");
  loop.requestFrame();
  run(30, 17);
  run(1, 120);
  run(30, 17);
  expect(loop.isOverloaded).toBe(false);
});

test("an animation at rest stops on a machine whose frames are long, after a few of them", () => {
  const { loop, drawnAt, run } = makeLoop((loop) => (loop.isOverloaded ? "idle" : "slow"));
  loop.requestFrame();
  run(100, 120);
  expect(drawnAt.length).toBeLessThanOrEqual(4);
  expect(loop.isIdle).toBe(true);
});

test("a frame that waits for its shaders is neither drawn nor long", () => {
  const { loop, drawnAt, run } = makeLoop(() => "waiting");
  loop.requestFrame();
  run(10, 120);
  expect(drawnAt).toHaveLength(10);
  expect(loop.isOverloaded).toBe(false);
  expect(loop.isIdle).toBe(false);
});
