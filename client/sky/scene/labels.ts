/** The labels of the guides: elements over the canvas, positioned with each frame. */

import { clamp, projector, type ScreenPoint, type View } from "./camera/view.ts";
import type { Label } from "./model/guides.ts";

/** Pixels between two labels, and between a label and the edge of the window. */
const gap = 6;
const minOpacity = 0.45;

type PlacedLabel = {
  readonly element: HTMLElement;
  readonly label: Label;
  readonly width: number;
  readonly height: number;
  /** The present styles: only changes are written, because each write makes the browser compute styles again. */
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
  #placed: PlacedLabel[] = [];

  /** In front of `canvas`. Hidden from assistive technology, which has the list of stars. */
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
    this.#placed = elements.map((element, at) => ({
      element,
      label: labels[at] as Label,
      width: element.offsetWidth,
      height: element.offsetHeight,
      opacity: "0",
      transform: "",
    }));
  }

  /** Of labels that would overlap, the first shows; far ones are faint. */
  setView(view: View, reach: number) {
    const toScreen = projector(view);
    const axisOpacity = clamp(2.6 - 3 * Math.abs(view.pitch), 0, 1);
    const taken: Box[] = [];
    for (const placed of this.#placed) {
      const point = toScreen(placed.label.at, { x: 0, y: 0, scale: 0 });
      const box = boxOf(placed, point);
      const isFree = point.scale > 0 && isInside(box, view) && !taken.some((other) => overlaps(box, other));
      if (isFree) taken.push(box);
      const strength = strengthAt(point, view, reach) * (placed.label.onAxis ? axisOpacity : 1);
      setStyle(placed, "opacity", isFree ? strength.toFixed(2) : "0");
      if (isFree)
        setStyle(placed, "transform", `translate(${box.left.toFixed(1)}px, ${box.top.toFixed(1)}px)`);
    }
  }

  dispose() {
    this.#layer.remove();
  }
}

function setStyle(placed: PlacedLabel, property: "opacity" | "transform", value: string) {
  if (placed[property] === value) return;
  placed[property] = value;
  placed.element.style[property] = value;
}

function boxOf({ width, height }: PlacedLabel, { x, y }: ScreenPoint): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

const isInside = ({ left, top, right, bottom }: Box, { width, height }: View) =>
  left > gap && top > gap && right < width - gap && bottom < height - gap;

/** 1 at the near rim, `minOpacity` at the far rim. */
function strengthAt({ scale }: ScreenPoint, { distance, zoom }: View, reach: number): number {
  const depth = (distance * zoom) / scale - distance;
  const far = Math.min(1, Math.max(0, 0.5 + depth / (2 * Math.max(1, reach))));
  return 1 - (1 - minOpacity) * far;
}
