import { expect, test } from "vitest";
import { OrbitCamera } from "./camera/orbit-camera.ts";
import { type Preset, presetTurn } from "./camera/presets.ts";
import { Framing } from "./framing.ts";

const stars = [
  { x: -200, y: 30, z: 40 },
  { x: 180, y: -20, z: 90 },
  { x: 10, y: 60, z: -150 },
];

function makeFraming({ width = 800, height = 600 } = {}) {
  const camera = new OrbitCamera();
  const presets: (Preset | null)[] = [];
  const subject = { stars, places: stars, nextPlace: null, newest: null, selected: null };
  const framing = new Framing(
    camera,
    () => subject,
    (preset) => presets.push(preset),
  );
  const resize = (width: number, height: number) => {
    framing.resize(width, height);
    framing.setFree({ left: 0, top: 0, right: width, bottom: height });
  };
  resize(width, height);
  return { camera, framing, presets, resize };
}

test("the way back from a flat layout leads to the view before", () => {
  const { camera, framing } = makeFraming();
  framing.noteTurn();
  camera.turnBy(0.4, 0.1);
  camera.zoomTo(2.5);
  const before = camera.targetView;
  framing.setFlat(true);
  framing.fit();
  expect(camera.targetView).toMatchObject({ yaw: 0, pitch: 0 });
  framing.setFlat(false);
  framing.fit();
  expect(camera.targetView).toEqual(before);
});

test("the opening view has the shape of the window, also where its free part is known first", () => {
  const { camera, framing } = makeFraming();
  expect(camera.targetView.pitch).toBe(presetTurn("reset").pitch);
  framing.setFree({ left: 0, top: 0, right: 390, bottom: 844 });
  framing.resize(390, 844);
  expect(camera.targetView.pitch).toBe(presetTurn("reset", true).pitch);
});

test("the opening view after a flat layout is that of the window's present shape", () => {
  const { camera, framing, resize } = makeFraming();
  framing.setFlat(true);
  resize(390, 844);
  framing.setFlat(false);
  expect(camera.targetView.pitch).toBe(presetTurn("reset", true).pitch);
});

test("what a person zoomed to is given up when a layout takes another shape", () => {
  const { camera, framing } = makeFraming();
  framing.setFlat(true);
  framing.fit();
  const { zoom } = camera.targetView;
  framing.noteMove();
  camera.zoomBy(1.5);
  framing.fit();
  expect(camera.targetView.zoom).toBeGreaterThan(zoom);
  framing.forgetMove();
  framing.fit();
  expect(camera.targetView.zoom).toBeCloseTo(zoom);
});

test("a preset is not marked while the view follows a star", () => {
  const { framing, presets } = makeFraming();
  framing.applyPreset("top");
  framing.follow({ x: 180, y: -20, z: 90 });
  expect(presets).toEqual(["top", null]);
});
