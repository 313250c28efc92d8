/** Runs in the browser: a page that only fetches the list and draws its stars with the sky's own renderer. */

import { PerspectiveCamera, Scene, WebGLRenderer } from "three";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { extentOf, fitZoom } from "../../client/sky/scene/camera/fit.ts";
import { openingTurn } from "../../client/sky/scene/camera/orbit-camera.ts";
import { eyeDistance } from "../../client/sky/scene/camera/view.ts";
import { themes } from "../../client/sky/scene/model/themes.ts";
import { aimCamera } from "../../client/sky/scene/webgl/aim-camera.ts";
import { Stars } from "../../client/sky/scene/webgl/stars.ts";

async function draw() {
  const response = fetch("/api/mood-entries");
  const canvas = document.body.appendChild(document.createElement("canvas"));
  const { innerWidth: width, innerHeight: height } = window;
  const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: false, depth: false });
  renderer.setSize(width, height);

  const entries: MoodEntry[] = await (await response).json();
  const { outermost, typical } = extentOf(entries);
  const frame = { ...openingTurn(width, height), distance: eyeDistance(outermost), width, height };
  const view = { ...frame, zoom: fitZoom(entries, frame) };
  const stars = new Stars();
  stars.applyTheme(themes.dark);
  stars.show(entries);
  stars.setView(view, { reach: typical, time: 0, reducedMotion: true });
  const lens = new PerspectiveCamera();
  aimCamera(lens, view, outermost);
  requestAnimationFrame(() => {
    renderer.render(new Scene().add(stars.object), lens);
    canvas.dataset.frames = "1";
  });
}

draw();
