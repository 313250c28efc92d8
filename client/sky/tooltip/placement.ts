/** The place of a tooltip: inside its frame, beside its star, and away from zones. Lengths are pixels. */

import type { Box } from "../scene/camera/room.ts";

type Size = { readonly width: number; readonly height: number };
type Circle = { readonly x: number; readonly y: number; readonly radius: number };
export type Corner = { readonly left: number; readonly top: number };

/** Spaces between tooltip and star; the larger ones are for a zone that surrounds the star. */
const gaps = [12, 24, 48];
/** Space between tooltip and the frame's edge. */
const edge = 8;

/** Moves `start` so that `length` ends before `to`; a longer one starts at the edge. */
const keepInside = (start: number, length: number, from: number, to: number) =>
  Math.max(from + edge, Math.min(start, to - length - edge));

/**
 * The tooltip's top left corner: right of the star, or else left, below or above it, or at one of its corners, the first
 * that covers neither the star nor a zone, as near as that is possible. If none does, the one that covers the least; the
 * star counts most.
 */
export function placeTooltip(star: Circle, tooltip: Size, frame: Box, zones: readonly Box[] = []): Corner {
  const candidates = gaps.flatMap((gap) => cornersAround(star, tooltip, star.radius + gap));
  const corners = candidates.map(({ left, top }) => ({
    left: keepInside(left, tooltip.width, frame.left, frame.right),
    top: keepInside(top, tooltip.height, frame.top, frame.bottom),
  }));
  const costs = corners.map((corner) => {
    const zone = zones.reduce((sum, box) => sum + sharedArea(corner, tooltip, box), 0);
    return 1e6 * overlap(star, corner, tooltip) + zone;
  });
  return corners[costs.indexOf(Math.min(...costs))] as Corner;
}

function cornersAround(star: Circle, { width, height }: Size, away: number): readonly Corner[] {
  const [beside, over] = [star.y - height / 2, star.x - width / 2];
  const [right, left, below, above] = [
    star.x + away,
    star.x - away - width,
    star.y + away,
    star.y - away - height,
  ];
  return [
    { left: right, top: beside },
    { left, top: beside },
    { left: over, top: below },
    { left: over, top: above },
    { left: right, top: star.y },
    { left: right, top: star.y - height },
    { left, top: star.y },
    { left, top: star.y - height },
    { left: star.x, top: below },
    { left: star.x - width, top: below },
    { left: star.x, top: above },
    { left: star.x - width, top: above },
  ];
}

/** How far the tooltip reaches into the star, 0 if it does not. */
function overlap({ x, y, radius }: Circle, { left, top }: Corner, { width, height }: Size): number {
  const nearestX = Math.min(left + width, Math.max(left, x));
  const nearestY = Math.min(top + height, Math.max(top, y));
  return Math.max(0, radius - Math.hypot(x - nearestX, y - nearestY));
}

/** Square pixels. */
function sharedArea({ left, top }: Corner, { width, height }: Size, zone: Box): number {
  const across = Math.min(left + width, zone.right) - Math.max(left, zone.left);
  const down = Math.min(top + height, zone.bottom) - Math.max(top, zone.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** Whether any part of the star lies inside the frame. */
export const isInFrame = ({ x, y, radius }: Circle, { left, top, right, bottom }: Box): boolean =>
  x + radius > left && y + radius > top && x - radius < right && y - radius < bottom;
