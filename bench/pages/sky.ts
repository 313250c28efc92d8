/** Runs in the browser: the sky with all its layers, as on the home page. */

import "../../client/ui/theme.css";
import { catalogue } from "#domain/feelings.ts";
import { SkyScene } from "../../client/sky/scene/sky-scene.ts";
import { WebglSkyRenderer } from "../../client/sky/scene/webgl/webgl-renderer.ts";
import { ignoredEvents } from "./ignored-events.ts";
import { offer, turnStep } from "./subject.ts";

offer((host, entries) => {
  const canvas = host.appendChild(document.createElement("canvas"));
  canvas.className = "absolute inset-0 size-full";
  let frames = 0;
  const events = { ...ignoredEvents, frameDrawn: () => frames++ };
  const scene = new SkyScene(canvas, new WebglSkyRenderer(canvas), events);
  const newestId = entries.at(-1)?.id ?? null;
  scene.show({ feelings: catalogue, entries, nextPlace: { x: 40, y: 20, z: 40 }, newestId });
  return { canvas, turn: () => scene.turnBy(turnStep, 0), frames: () => frames };
});
