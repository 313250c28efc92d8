/** Where labels are: never over each other, over panels and controls, or over the cores of stars. Lengths are pixels. */

import { type Box, overlaps } from "../camera/room.ts";

type Point = { readonly x: number; readonly y: number };

export type Placeable = {
  readonly width: number;
  readonly height: number;
  /** Places where the middle of the label can be, best first. */
  readonly spots: Iterable<Point>;
  /** Whether a place is found somewhere near the first spot or, if that is outside, at the edge. */
  readonly isPinned: boolean;
  /** Whether the label covers stars where no spot is free of them. */
  readonly coversStars?: boolean;
};

export type Obstacles = {
  /** The window: labels stay inside of it. */
  readonly whole: Box;
  /** Part of the window that is free of panels. */
  readonly free: Box;
  /** Panels and controls. */
  readonly covered: readonly Box[];
  /** Point away from which a label looks for a place. */
  readonly middle: Point;
  /** Tells whether no star is in a box; null while the sky moves. */
  readonly isEmpty: ((box: Box) => boolean) | null;
};

/** Space between two labels, and between a label and the edge. */
const gap = 6;
/** Space between two labels of a layout, of which none must be missing. */
const rowGap = 2;
/** So near to its stars, a place toward the middle is better than one farther outward. */
const near = 130;
/** In a room that is lower than this, as above a panel on a phone, a label that is farther away than `nearInLowRoom` says little. */
const lowRoom = 320;
const nearInLowRoom = 90;
/** Distance between two places that are tried. */
const step = 10;

/** The boxes of the labels, in their order; null for one without a place. Earlier labels choose first. */
export function placeLabels(labels: readonly Placeable[], obstacles: Obstacles): (Box | null)[] {
  const { whole, covered, isEmpty } = obstacles;
  const taken: Box[] = [];
  const hasRoom = (box: Box, gapToOthers: number) =>
    box.left >= whole.left + gap &&
    box.top >= whole.top + gap &&
    box.right <= whole.right - gap &&
    box.bottom <= whole.bottom - gap &&
    !covered.some((other) => overlaps(box, other, gap / 2)) &&
    !taken.some((other) => overlaps(box, other, gapToOthers));
  const findBox = (label: Placeable) => {
    let overStars: Box | null = null;
    for (const spot of spotsOf(label, obstacles)) {
      const box = boxAt(spot, label);
      if (!hasRoom(box, label.coversStars ? rowGap : gap)) continue;
      if (isEmpty === null || isEmpty(box)) return box;
      overStars ??= box;
    }
    return label.coversStars ? overStars : null;
  };
  return labels.map((label) => {
    const box = findBox(label);
    if (box) taken.push(box);
    return box;
  });
}

/** Where a label can be, best first. A pinned one that may cover stars stays at its place, inside of the window. */
function spotsOf(label: Placeable, obstacles: Obstacles): Iterable<Point> {
  if (!label.isPinned) return label.spots;
  if (!label.coversStars) return spotsNear(label, obstacles);
  const room = roomFor(label, obstacles.free);
  return [...label.spots].map((spot) => clampInto(spot, room));
}

const boxAt = ({ x, y }: Point, { width, height }: Placeable): Box => ({
  ...{ left: x - width / 2, top: y - height / 2 },
  ...{ right: x + width / 2, bottom: y + height / 2 },
});

/** Turns from the way outward that are tried, in radians: first those that lead away from the middle. */
const outward = [0, 0.35, -0.35, 0.7, -0.7, 1.05, -1.05, 1.4, -1.4, 1.75, -1.75];
const inward = [2.1, -2.1, 2.45, -2.45, 2.8, -2.8, Math.PI];

/**
 * Spots round the label's place, the nearest first; where that is outside or under a panel, round the nearest place
 * that is free of them.
 */
function* spotsNear(label: Placeable, { whole, free, middle }: Obstacles): Generator<Point> {
  const [first] = label.spots;
  if (!first) return;
  const room = roomFor(label, whole);
  const from = clampInto(first, roomFor(label, free));
  const reach = Math.hypot(room.right - room.left, room.bottom - room.top);
  const away = Math.atan2(first.y - middle.y, first.x - middle.x);
  yield from;
  const isLow = free.bottom - free.top < lowRoom;
  const rounds = (isLow ? [nearInLowRoom] : [near, reach]).flatMap((until) => [
    { turns: outward, until },
    { turns: inward, until },
  ]);
  for (const { turns, until } of rounds)
    for (let far = step; far < until; far += step)
      for (const turn of turns) {
        const [x, y] = [Math.cos(away + turn), Math.sin(away + turn)];
        yield clampInto({ x: from.x + far * x, y: from.y + far * y }, room);
      }
}

const clampInto = ({ x, y }: Point, { left, top, right, bottom }: Box): Point => ({
  x: Math.max(left, Math.min(right, x)),
  y: Math.max(top, Math.min(bottom, y)),
});

/** Where the middle of the label can be. */
const roomFor = ({ width, height }: Placeable, { left, top, right, bottom }: Box): Box => ({
  ...{ left: left + width / 2 + gap, top: top + height / 2 + gap },
  ...{ right: right - width / 2 - gap, bottom: bottom - height / 2 - gap },
});
