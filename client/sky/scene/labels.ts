/** The labels of the guides: elements over the canvas, positioned with each frame. */

import { headOf } from "#domain/feelings.ts";
import type { Position } from "#domain/placement.ts";
import type { Box, Room } from "./camera/room.ts";
import { projector, type ScreenPoint, type View } from "./camera/view.ts";
import { CoreMap } from "./model/core-map.ts";
import { type FigureName, noFigures, type PlacedFigures } from "./model/figures.ts";
import type { Label } from "./model/guides.ts";
import { type Placeable, placeLabels } from "./model/label-places.ts";
import type { TimeOfFrame } from "./shown-time.ts";

/** Opacity of the farthest label: a fainter one would have too little contrast. */
const minOpacity = 0.8;
const opacityStep = 0.05;
/** Pitch in radians from which the ends of the axis are over the middle of the sky. */
export const maxAxisPitch = 0.75;

type PlacedLabel = {
  readonly element: HTMLElement;
  readonly label: Label;
  /** The name of a constellation, if the label is one. */
  readonly name: FigureName | null;
  readonly width: number;
  readonly height: number;
  /** The present styles: only changes are written, because each write makes the browser compute styles again. */
  opacity: number;
  left: number;
  top: number;
};

/** What labels must not lie over. */
export type LabelRoom = {
  readonly room: Room;
  /** While the sky moves, labels avoid each other and panels, but not stars, which would take too long in each frame. */
  readonly isMoving: boolean;
  readonly stars: readonly Position[];
  /** Time that is shown: constellations that are not complete in it have no name. */
  readonly shownTime: TimeOfFrame;
};

export class Labels {
  readonly #layer = document.createElement("div");
  #placed: PlacedLabel[] = [];
  #figures = noFigures;
  /** What the labels were placed for, at rest. */
  #last: readonly unknown[] = [];
  #isMoving = false;

  /** Puts the labels in front of `canvas`, hidden from assistive technology, which has the list of stars. */
  constructor(canvas: HTMLElement) {
    this.#layer.setAttribute("aria-hidden", "true");
    this.#layer.className = "sky-labels";
    canvas.after(this.#layer);
  }

  /** The names of figures choose their places after the other labels. */
  show(labels: readonly Label[], figures: PlacedFigures) {
    const all = [...labels, ...figures.names.map(({ label }) => label)];
    const elements = all.map(makeElement);
    for (const element of elements.slice(labels.length)) element.dataset.figure = "";
    this.#layer.replaceChildren(...elements);
    this.#last = [];
    this.#figures = figures;
    this.#placed = elements.map((element, at) => ({
      element,
      label: all[at] as Label,
      name: figures.names[at - labels.length] ?? null,
      width: element.offsetWidth,
      height: element.offsetHeight,
      ...{ opacity: 0, left: Number.NaN, top: Number.NaN },
    }));
  }

  /** Shows the first of labels that would overlap; far ones are a little fainter. */
  setView(view: View, reach: number, { room, isMoving, stars, shownTime }: LabelRoom) {
    const { names, completeIn } = this.#figures;
    const [first, end] = completeIn(shownTime);
    const key = isMoving ? [] : [JSON.stringify(view), room, stars, this.#placed, first, end];
    if (!isMoving && key.every((part, at) => part === this.#last[at])) return;
    this.#last = key;
    this.#setMoving(isMoving);
    const toScreen = projector(view);
    const onScreen = (place: Position) => toScreen(place, { x: 0, y: 0, scale: 0 });
    const points = this.#placed.map(({ label }) => onScreen(label.at));
    const shownNames = new Set(names.slice(first, end));
    const placeables = this.#placed.map(({ label, name, width, height }, at): Placeable => {
      if (name) {
        const spots = shownNames.has(name) ? name.spots(onScreen, { width, height }) : [];
        return { width, height, spots, isPinned: false };
      }
      const isShown = !label.onAxis || Math.abs(view.pitch) < maxAxisPitch;
      const spots = isShown ? [points[at] as ScreenPoint, ...(label.or ?? []).map(onScreen)] : [];
      return {
        width,
        height,
        spots: spots.filter(({ scale }) => scale > 0),
        isPinned: Boolean(label.family),
        coversStars: label.coversStars === true,
      };
    });
    const cores = isMoving ? null : new CoreMap(stars, view);
    const boxes = placeLabels(placeables, {
      whole: { left: 0, top: 0, right: view.width, bottom: view.height },
      ...room,
      middle: { x: view.centerX, y: view.centerY },
      isEmpty: cores && ((box) => cores.isFree(box)),
    });
    for (const [at, placed] of this.#placed.entries())
      moveTo(placed, boxes[at] ?? null, strengthAt(points[at] as ScreenPoint, view, reach));
  }

  dispose() {
    this.#layer.remove();
  }

  #setMoving(isMoving: boolean) {
    if (isMoving === this.#isMoving) return;
    this.#isMoving = isMoving;
    this.#layer.toggleAttribute("data-moves", isMoving);
  }
}

/**
 * The name of a family has a dot in its colour. The element that is moved has no looks of its own: the browser computes
 * all of its styles again with each frame.
 */
function makeElement({ text, family, onAxis, coversStars }: Label): HTMLElement {
  const element = document.createElement("span");
  element.toggleAttribute("data-flat", coversStars === true);
  element.toggleAttribute("data-axis", onAxis === true);
  const name = element.appendChild(Object.assign(document.createElement("span"), { textContent: text }));
  if (!family) return element;
  const { color, inkColor } = headOf(family);
  element.dataset.family = family;
  name.style.setProperty("--night-tone", color);
  name.style.setProperty("--paper-tone", inkColor);
  return element;
}

function moveTo(placed: PlacedLabel, box: Box | null, strength: number) {
  const { style } = placed.element;
  const opacity = box ? strength : 0;
  if (opacity !== placed.opacity) style.opacity = String(opacity);
  placed.opacity = opacity;
  if (!box) return;
  const [left, top] = [Math.round(box.left), Math.round(box.top)];
  if (left !== placed.left || top !== placed.top) style.transform = `translate(${left}px, ${top}px)`;
  [placed.left, placed.top] = [left, top];
}

/**
 * The strength is 1 at the near rim, `minOpacity` at the far rim; in few steps, so that it seldom changes while the
 * sky turns.
 */
function strengthAt({ scale }: ScreenPoint, { distance, zoom }: View, reach: number): number {
  const depth = (distance * zoom) / scale - distance;
  const far = Math.min(1, Math.max(0, 0.5 + depth / (2 * Math.max(1, reach))));
  return 1 - Math.round(((1 - minOpacity) * far) / opacityStep) * opacityStep;
}
