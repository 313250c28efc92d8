/** Runs in the browser: how long the sky's own code takes for stars that come at once and for one that comes later. */

import type { MoodEntry } from "#domain/mood-entry.ts";
import { Painting } from "../../client/sky/scene/painting.ts";
import { SkyScene } from "../../client/sky/scene/sky-scene.ts";
import { deaf } from "./deaf.ts";

/** Milliseconds. */
export type Added = { readonly first: number; readonly added: number };

/** Of the main thread, without the drawing that either brings about alike. */
export function measureAdding(entries: MoodEntry[]): Added {
  const host = document.body.appendChild(document.createElement("div"));
  host.style.cssText = "position: fixed; inset: 0";
  const canvas = host.appendChild(document.createElement("canvas"));
  const scene = new SkyScene(canvas, new Painting(canvas), deaf);
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
