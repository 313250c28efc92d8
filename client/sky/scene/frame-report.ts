/** Reports each frame to the page: the zoom, the positions of the followed and the selected star, and data attributes for tests. */

import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Box, Room } from "./camera/room.ts";
import type { View } from "./camera/view.ts";
import { circleOf, coreOf } from "./input/picking.ts";
import type { SkyEvents } from "./scene-interface.ts";

type ReportedStars = Readonly<Record<"followed" | "newest" | "selected", MoodEntry | null>> & {
  readonly several: readonly MoodEntry[];
};

export class FrameReport {
  readonly #canvas: HTMLCanvasElement;
  readonly #events: SkyEvents;
  /** Frames drawn so far. */
  frames = 0;
  /**
   * The attributes as they were written; only a change is written, because the sky is drawn at rest too: with each
   * step through time.
   */
  #view = "";
  #free: Box | null = null;

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
    this.#writeView(view);
    if (room.free !== this.#free) dataset.free = JSON.stringify(room.free);
    this.#free = room.free;
  }

  #writeView(view: View) {
    const text = JSON.stringify(view);
    if (text !== this.#view) this.#canvas.dataset.view = text;
    this.#view = text;
  }
}

function writePosition(dataset: DOMStringMap, name: string, star: MoodEntry | null, view: View) {
  const { x, y } = star ? circleOf(star, view) : { x: 0, y: 0 };
  const text = `${Math.round(x)},${Math.round(y)}`;
  if (star && dataset[name] !== text) dataset[name] = text;
  else if (!star && name in dataset) delete dataset[name];
}
