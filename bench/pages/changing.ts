/** Runs in the browser: a sky that shows all stars at once, and that changes by one star at a time later. */

import { catalogue } from "#domain/feelings.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { SkyScene } from "../../client/sky/scene/sky-scene.ts";
import { WebglSkyRenderer } from "../../client/sky/scene/webgl/webgl-renderer.ts";
import { ignoredEvents } from "./ignored-events.ts";

export type Change = "add" | "edit" | "remove" | "insert";

/** The functions that are put on the window. */
export type ChangingPage = {
  /** Opens a sky without stars; the last `spare` entries are added to it later. */
  open(entries: MoodEntry[], spare: number): void;
  /** Shows all stars but the spare ones. */
  showAll(): void;
  /** Makes so many changes, one after another, spread over the whole list. */
  change(kind: Change, count: number): void;
};

// Nothing is drawn, because drawing is the same in all cases.
window.requestAnimationFrame = () => 0;

let scene: SkyScene;
let shown: readonly MoodEntry[] = [];
let spare: MoodEntry[] = [];

function show(entries: readonly MoodEntry[]) {
  shown = entries;
  scene.show({ feelings: catalogue, entries, nextPlace: null, newestId: entries.at(-1)?.id ?? null });
}

/** The list after one more change at `index`. */
const changes: Record<Change, (index: number) => readonly MoodEntry[]> = {
  add: () => [...shown, ...spare.splice(0, 1)],
  edit(index) {
    const entry = shown[index] as MoodEntry;
    return shown.with(index, { ...entry, intensity: 11 - entry.intensity, y: entry.y + 12 });
  },
  remove(index) {
    spare.push(shown[index] as MoodEntry);
    return shown.toSpliced(index, 1);
  },
  insert(index) {
    const entry = spare.pop() as MoodEntry;
    return shown.toSpliced(index, 0, { ...entry, id: `${entry.id} again` });
  },
};

const changing: ChangingPage = {
  open(entries, spareCount) {
    const host = document.body.appendChild(document.createElement("div"));
    host.style.cssText = "position: fixed; inset: 0";
    const canvas = host.appendChild(document.createElement("canvas"));
    canvas.style.cssText = "width: 100%; height: 100%";
    scene = new SkyScene(canvas, new WebglSkyRenderer(canvas), ignoredEvents);
    shown = entries.slice(0, -spareCount);
    spare = entries.slice(-spareCount);
  },
  showAll: () => show(shown),
  change(kind, count) {
    for (let change = 0; change < count; change++) {
      const index = Math.floor((shown.length * (change + 0.5)) / count);
      show(changes[kind](index));
    }
  },
};

Object.assign(window, { changing });
