/** Runs in the browser: the sky with everything on, as its page has it. */

import "../../client/ui/theme.css";
import { Painting } from "../../client/sky/scene/painting.ts";
import { SkyScene } from "../../client/sky/scene/sky-scene.ts";
import { deaf } from "./deaf.ts";
import { offer, turnStep } from "./subject.ts";

offer((host, entries) => {
  const canvas = host.appendChild(document.createElement("canvas"));
  canvas.className = "absolute inset-0 size-full";
  let frames = 0;
  const events = { ...deaf, moved: () => frames++ };
  const scene = new SkyScene(canvas, new Painting(canvas), events);
  const newestId = entries.at(-1)?.id ?? null;
  scene.show({ entries, nextPlace: { x: 40, y: 20, z: 40 }, newestId });
  return { canvas, turn: () => scene.turnBy(turnStep, 0), frames: () => frames };
});
