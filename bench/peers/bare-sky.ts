/** Runs in the browser: a page that only fetches the list and draws its stars with the sky's own renderer. */

import type { MoodEntry } from "#domain/mood-entry.ts";
import { extentOf, fitZoom } from "../../client/sky/scene/camera/fit.ts";
import { openingTurn } from "../../client/sky/scene/camera/orbit-camera.ts";
import { eyeDistance } from "../../client/sky/scene/camera/view.ts";
import { themes } from "../../client/sky/scene/model/themes.ts";
import { frameLength, writeFrame } from "../../client/sky/scene/webgl/frame-uniforms.ts";
import { Gpu } from "../../client/sky/scene/webgl/gpu/gpu.ts";
import { Stars } from "../../client/sky/scene/webgl/stars.ts";

async function draw() {
  const response = fetch("/api/mood-entries");
  const canvas = document.body.appendChild(document.createElement("canvas"));
  const { innerWidth: width, innerHeight: height } = window;
  canvas.width = width;
  canvas.height = height;
  const gpu = new Gpu(canvas);

  const entries: MoodEntry[] = await (await response).json();
  const { outermost, typical } = extentOf(entries);
  const frame = { ...openingTurn(width, height), distance: eyeDistance(outermost), width, height };
  const view = { ...frame, zoom: fitZoom(entries, frame) };
  const stars = new Stars();
  stars.applyTheme(themes.dark);
  stars.show(entries);
  stars.setView(view, { reach: typical, reducedMotion: true });
  requestAnimationFrame(() => {
    gpu.draw(stars.passes, writeFrame(new Float32Array(frameLength), view, outermost, 0));
    canvas.dataset.frames = "1";
  });
}

draw();
