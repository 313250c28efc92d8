/** Runs in the browser: a page that fetches the list and draws its stars with the sky's own renderer, and nothing else. */

import { PerspectiveCamera, Scene, WebGLRenderer } from "three";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { extentOf, fitZoom } from "../../client/sky/scene/fit.ts";
import { aimLens } from "../../client/sky/scene/lens.ts";
import { openingTurn } from "../../client/sky/scene/orbit-camera.ts";
import { Stars } from "../../client/sky/scene/stars.ts";
import { themes } from "../../client/sky/scene/themes.ts";
import { eyeDistance } from "../../client/sky/scene/view.ts";

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
  stars.wear(themes.dark);
  stars.show(entries);
  stars.see(view, { reach: typical, time: 0, still: true });
  const lens = new PerspectiveCamera();
  aimLens(lens, view, outermost);
  requestAnimationFrame(() => {
    renderer.render(new Scene().add(stars.object), lens);
    canvas.dataset.frames = "1";
  });
}

draw();
