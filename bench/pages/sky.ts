/** Runs in the browser: how long the sky's own code takes for stars that come at once and for one that comes later. */

import type { MoodEntry } from "#domain/mood-entry.ts";
import { Painting } from "../../client/sky/scene/painting.ts";
import { SkyScene } from "../../client/sky/scene/sky-scene.ts";

const nothing = () => {};
const deaf = {
  ...{ tapped: nothing, hovered: nothing, held: nothing, stepped: nothing, picked: nothing, added: nothing },
  ...{ moved: nothing, zoomed: nothing, lost: nothing },
};

/** Milliseconds of the main thread, without the drawing that either brings about alike. */
function measureSky(entries: MoodEntry[]): { first: number; added: number } {
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

Object.assign(window, { measureSky });
