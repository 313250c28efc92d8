/** The part of the window that panels leave free. Lengths are CSS pixels from the window's top left. */

export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** The sky is this many times as wide as it is high, so that a wide rectangle holds more of it than a high one. */
const skyAspect = 1.6;
/** A panel that leaves less than this share of the room covers the sky on purpose, as a dialog does. */
const minShare = 0.22;

export const widthOf = ({ left, right }: Box) => Math.max(0, right - left);
export const heightOf = ({ top, bottom }: Box) => Math.max(0, bottom - top);

export const overlaps = (one: Box, other: Box, gap = 0) =>
  one.left < other.right + gap &&
  one.right > other.left - gap &&
  one.top < other.bottom + gap &&
  one.bottom > other.top - gap;

const isInside = (inner: Box, outer: Box) =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

/** How large a sky the rectangle holds; of equal ones, the larger rectangle. */
const roomIn = (box: Box) =>
  Math.min(widthOf(box), skyAspect * heightOf(box)) + 1e-4 * Math.sqrt(widthOf(box) * heightOf(box));

/** The up to four rectangles of `free` beside `panel`. */
function without(free: Box, panel: Box): readonly Box[] {
  if (!overlaps(free, panel)) return [free];
  return [
    { ...free, right: panel.left },
    { ...free, left: panel.right },
    { ...free, bottom: panel.top },
    { ...free, top: panel.bottom },
  ].filter((rest) => widthOf(rest) > 0 && heightOf(rest) > 0);
}

/**
 * All maximal rectangles of the window that overlap no panel. Each panel splits the rectangles that it overlaps, as in
 * the bin packing "MaxRects" of J. Jylänki (2010).
 */
function maximalRectangles(whole: Box, panels: readonly Box[]): readonly Box[] {
  let free: readonly Box[] = [whole];
  for (const panel of panels) {
    const split = free.flatMap((rest) => without(rest, panel));
    free = split.filter(
      (rest, at) =>
        !split.some(
          (other, place) => place !== at && isInside(rest, other) && (place < at || !isInside(other, rest)),
        ),
    );
  }
  return free;
}

/**
 * The rectangle of the window that holds the largest sky beside the panels. A panel after which too little would be left
 * covers the sky, and is left out.
 */
export function freeRectangle(whole: Box, panels: readonly Box[]): Box {
  const least = minShare * roomIn(whole);
  const kept: Box[] = [];
  let best = whole;
  for (const panel of panels) {
    const next = largest(maximalRectangles(whole, [...kept, panel]));
    if (!next || roomIn(next) < least) continue;
    kept.push(panel);
    best = next;
  }
  return best;
}

const largest = (boxes: readonly Box[]): Box | null =>
  boxes.reduce<Box | null>((best, box) => (best && roomIn(best) >= roomIn(box) ? best : box), null);
