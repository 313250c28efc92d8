/** Reports each frame to the page: the zoom, the positions of the followed and the selected star, and data attributes for tests. */

import type { MoodEntry } from "#domain/mood-entry.ts";
import type { Room } from "./camera/room.ts";
import type { View } from "./camera/view.ts";
import { circleOf, coreOf } from "./input/picking.ts";
import type { SkyEvents } from "./scene-interface.ts";

type ReportedStars = Readonly<Record<"followed" | "newest" | "selected", MoodEntry | null>> & {
  readonly several: readonly MoodEntry[];
};

export class FrameReport {
  readonly #canvas: HTMLCanvasElement;
  readonly #events: SkyEvents;
  /** Drawn so far. */
  frames = 0;

  constructor(canvas: HTMLCanvasElement, events: SkyEvents) {
    this.#canvas = canvas;
    this.#events = events;
  }

  /** Positions in data attributes are written at rest only: a test waits for where a star ends. */
  add(view: View, room: Room, isMoving: boolean, { followed, newest, selected, several }: ReportedStars) {
    this.frames++;
    const { dataset } = this.#canvas;
    dataset.frames = String(this.frames);
    this.#events.zoomed(view.zoom);
    const stars = {
      followed: followed && { ...circleOf(followed, view), core: coreOf(followed, view) },
      selected: selected && circleOf(selected, view),
      several: several.map((star) => circleOf(star, view)),
    };
    this.#events.frameDrawn(stars, room);
    if (isMoving) return;
    writePosition(dataset, "newest", newest, view);
    writePosition(dataset, "selected", selected, view);
    write(dataset, "view", JSON.stringify(view));
    write(dataset, "free", JSON.stringify(room.free));
  }
}

function writePosition(dataset: DOMStringMap, name: string, star: MoodEntry | null, view: View) {
  const { x, y } = star ? circleOf(star, view) : { x: 0, y: 0 };
  if (star) write(dataset, name, `${Math.round(x)},${Math.round(y)}`);
  else if (name in dataset) delete dataset[name];
}

/** Only a change, because the sky is drawn at rest too: with each step through time. */
function write(dataset: DOMStringMap, name: string, value: string) {
  if (dataset[name] !== value) dataset[name] = value;
}
