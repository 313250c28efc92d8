/** Runs in the browser: a page that only fetches the list and draws its stars with the sky's own renderer. */

import { catalogue } from "#domain/feelings.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { eyeDistance } from "#domain/sky-view.ts";
import { extentOf } from "../../client/sky/scene/camera/extent.ts";
import { boundsOf, fitBounds } from "../../client/sky/scene/camera/fit.ts";
import { presetTurn } from "../../client/sky/scene/camera/presets.ts";
import { themes } from "../../client/sky/scene/model/themes.ts";
import { frameLength, writeFrame } from "../../client/sky/scene/webgl/frame-uniforms.ts";
import { Gpu } from "../../client/sky/scene/webgl/gpu/gpu.ts";
import { Stars } from "../../client/sky/scene/webgl/stars.ts";

const noBounds = { left: 0, top: 0, right: 0, bottom: 0 };

async function draw() {
  const response = fetch("/api/mood-entries");
  const canvas = document.body.appendChild(document.createElement("canvas"));
  const { innerWidth: width, innerHeight: height } = window;
  canvas.width = width;
  canvas.height = height;
  const gpu = new Gpu(canvas);

  const entries: MoodEntry[] = await (await response).json();
  const { outermost, typical } = extentOf(entries);
  const eye = { ...presetTurn("reset"), distance: eyeDistance(outermost) };
  const size = { width, height };
  const { zoom, offset } = fitBounds(boundsOf(entries, eye) ?? noBounds, size);
  const view = { ...eye, ...size, zoom, centerX: width / 2 + offset.x, centerY: height / 2 + offset.y };
  const stars = new Stars();
  stars.applyTheme(themes.dark);
  stars.show(catalogue, entries);
  stars.setView(view, { reach: typical, reducedMotion: true });
  requestAnimationFrame(() => {
    gpu.draw(stars.passes, writeFrame(new Float32Array(frameLength), view, outermost, 0));
    canvas.dataset.frames = "1";
  });
}

draw();
