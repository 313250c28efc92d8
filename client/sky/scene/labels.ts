/** The words of the bearings: elements over the canvas, moved by hand with every frame. */

import type { Label } from "./bearings.ts";
import { clamp, projector, type ScreenPoint, type View } from "./view.ts";

/** Pixels that two words keep from each other, and from the window's edge. */
const gap = 6;
const faintest = 0.45;

type Word = {
  readonly element: HTMLElement;
  readonly label: Label;
  readonly width: number;
  readonly height: number;
  /** What it wears now: the page is told only what has changed, since it looks at all that it is told. */
  opacity: string;
  transform: string;
};
type Box = { left: number; top: number; right: number; bottom: number };

const overlaps = (one: Box, other: Box) =>
  one.left < other.right + gap &&
  one.right > other.left - gap &&
  one.top < other.bottom + gap &&
  one.bottom > other.top - gap;

export class Labels {
  readonly #layer = document.createElement("div");
  #words: Word[] = [];

  /** In front of `canvas`, and no more than a picture of words: what they say, the list of stars says too. */
  constructor(canvas: HTMLElement) {
    this.#layer.setAttribute("aria-hidden", "true");
    this.#layer.className = "sky-labels";
    canvas.after(this.#layer);
  }

  show(labels: readonly Label[]) {
    const elements = labels.map(({ text }) =>
      Object.assign(document.createElement("span"), { textContent: text }),
    );
    this.#layer.replaceChildren(...elements);
    this.#words = elements.map((element, at) => ({
      element,
      label: labels[at] as Label,
      width: element.offsetWidth,
      height: element.offsetHeight,
      opacity: "0",
      transform: "",
    }));
  }

  /** Of words that would overlap, the first stays; far ones are faint. */
  see(view: View, reach: number) {
    const toScreen = projector(view);
    const fromAbove = clamp(2.6 - 3 * Math.abs(view.pitch), 0, 1);
    const taken: Box[] = [];
    for (const word of this.#words) {
      const point = toScreen(word.label.at, { x: 0, y: 0, scale: 0 });
      const box = boxOf(word, point);
      const isFree = point.scale > 0 && isInside(box, view) && !taken.some((other) => overlaps(box, other));
      if (isFree) taken.push(box);
      const strength = strengthAt(point, view, reach) * (word.label.onAxis ? fromAbove : 1);
      dress(word, "opacity", isFree ? strength.toFixed(2) : "0");
      if (isFree) dress(word, "transform", `translate(${box.left.toFixed(1)}px, ${box.top.toFixed(1)}px)`);
    }
  }

  dispose() {
    this.#layer.remove();
  }
}

function dress(word: Word, property: "opacity" | "transform", value: string) {
  if (word[property] === value) return;
  word[property] = value;
  word.element.style[property] = value;
}

function boxOf({ width, height }: Word, { x, y }: ScreenPoint): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

const isInside = ({ left, top, right, bottom }: Box, { width, height }: View) =>
  left > gap && top > gap && right < width - gap && bottom < height - gap;

/** 1 at the near rim, `faintest` at the far one. */
function strengthAt({ scale }: ScreenPoint, { distance, zoom }: View, reach: number): number {
  const depth = (distance * zoom) / scale - distance;
  const far = Math.min(1, Math.max(0, 0.5 + depth / (2 * Math.max(1, reach))));
  return 1 - (1 - faintest) * far;
}
