/**
 * What lies over the sky. A panel says so by `ref={overSky}`, and the sky moves into the part of the window that is
 * free of panels; a small control (`besideSky`) is only kept free of labels and tooltips.
 */

import { type Box, freeRectangle } from "./free-rectangle.ts";

type Kind = "panel" | "control" | "text";

/** Elements in the order in which they appeared. */
const elements = new Map<HTMLElement, Kind>();
const listeners = new Set<() => void>();
let isPending = false;

/** Several panels often change at once. */
function noteChange() {
  if (isPending) return;
  isPending = true;
  requestAnimationFrame(() => {
    isPending = false;
    for (const listener of listeners) listener();
  });
}

const sizes = new ResizeObserver(noteChange);

const register = (kind: Kind) => (element: HTMLElement | null) => {
  if (!element) return;
  elements.set(element, kind);
  sizes.observe(element);
  noteChange();
  return () => {
    elements.delete(element);
    sizes.unobserve(element);
    noteChange();
  };
};

/** The `ref` of a panel that the sky must not lie under. */
export const overSky = register("panel");
/** The `ref` of a small control, beside which there may be stars, but no labels. */
export const besideSky = register("control");
/** The `ref` of a small text, beside and under which there may be stars, but no labels. */
export const amongStars = register("text");

/** Calls `changed` in the frame after a panel appeared, changed its size or disappeared, until `signal` aborts. */
function watch(changed: () => void, signal: AbortSignal) {
  listeners.add(changed);
  addEventListener("resize", noteChange, { signal });
  signal.addEventListener("abort", () => listeners.delete(changed));
}

type SkyRoom = {
  /** The part that is free of panels. */
  readonly free: Box;
  /** The part that is free of controls, too. */
  readonly uncovered: Box;
  /** All panels, controls and texts that are visible. */
  readonly covered: readonly Box[];
};

/** The present room for the sky, in pixels from the top left of `origin`. */
function measure(origin: HTMLElement): SkyRoom {
  const { left, top, width, height } = origin.getBoundingClientRect();
  const all = [...elements].flatMap(([element, kind]) =>
    // The place is where the element will be: a sheet that slides in is moved by its animation.
    isInView(element) ? [{ kind, box: placeOf(element, left, top) }] : [],
  );
  const boxes = (...wanted: readonly Kind[]) =>
    all.filter(({ kind }) => wanted.includes(kind)).map(({ box }) => box);
  const whole = { left: 0, top: 0, right: width, bottom: height };
  return {
    free: freeRectangle(whole, boxes("panel")),
    uncovered: freeRectangle(whole, boxes("panel", "control")),
    covered: boxes("panel", "control", "text"),
  };
}

const isInView = (element: HTMLElement) =>
  element.checkVisibility({ visibilityProperty: true }) &&
  element.offsetWidth > 0 &&
  element.offsetHeight > 0;

function placeOf(element: HTMLElement, left: number, top: number): Box {
  const box = element.getBoundingClientRect();
  const { x, y } = offsetByAnimation(element);
  return {
    left: box.left - x - left,
    top: box.top - y - top,
    right: box.right - x - left,
    bottom: box.bottom - y - top,
  };
}

/** How far a transform that will be gone moves the element now. */
function offsetByAnimation(element: HTMLElement) {
  const isMoving = element.getAnimations().length > 0;
  const transform = isMoving ? getComputedStyle(element).transform : "none";
  if (transform === "none") return { x: 0, y: 0 };
  const { m41: x, m42: y } = new DOMMatrixReadOnly(transform);
  return { x, y };
}

/** What the scene asks where there is room for the sky. */
export const skyRoom = { measure, watch };
