/** Runs in the browser: measures the sky's code when it shows all stars at once, and when one is added later. */

import type { MoodEntry } from "#domain/mood-entry.ts";
import { SkyScene } from "../../client/sky/scene/sky-scene.ts";
import { WebglSkyRenderer } from "../../client/sky/scene/webgl/webgl-renderer.ts";
import { ignoredEvents } from "./ignored-events.ts";

/** Milliseconds. */
export type Added = { readonly first: number; readonly added: number };

/** On the main thread, without the drawing, which is the same in both cases. */
export function measureAdding(entries: MoodEntry[]): Added {
  const host = document.body.appendChild(document.createElement("div"));
  host.style.cssText = "position: fixed; inset: 0";
  const canvas = host.appendChild(document.createElement("canvas"));
  const scene = new SkyScene(canvas, new WebglSkyRenderer(canvas), ignoredEvents);
  const show = (shown: MoodEntry[], newestId: string | null) => {
    const startedAt = performance.now();
    scene.show({ entries: shown, nextPlace: null, newestId });
    return performance.now() - startedAt;
  };
  const first = show(entries.slice(0, -1), null);
  const added = show(entries, entries.at(-1)?.id ?? null);
  scene.dispose();
  host.remove();
  return { first, added };
}

Object.assign(window, { measureAdding });
