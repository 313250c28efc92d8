/** The place of a tooltip: inside its frame and beside its star. All lengths are pixels from the frame's top left. */

type Size = { readonly width: number; readonly height: number };
type Circle = { readonly x: number; readonly y: number; readonly radius: number };
export type Corner = { readonly left: number; readonly top: number };

/** Between tooltip and star, and between tooltip and the frame's edge. */
const gap = 12;
const edge = 8;

/** Moves `start` so that `length` ends inside `room`; a longer one starts at the edge. */
const keepInside = (start: number, length: number, room: number) =>
  Math.max(edge, Math.min(start, room - length - edge));

/**
 * The tooltip's top left corner: right of the star, or else left, below or above it, the first with enough room. If
 * none has enough, the side that covers least of the star.
 */
export function placeTooltip(star: Circle, tooltip: Size, frame: Size): Corner {
  const away = star.radius + gap;
  const beside = star.y - tooltip.height / 2;
  const over = star.x - tooltip.width / 2;
  const candidates: Corner[] = [
    { left: star.x + away, top: beside },
    { left: star.x - away - tooltip.width, top: beside },
    { left: over, top: star.y + away },
    { left: over, top: star.y - away - tooltip.height },
  ];
  const corners = candidates.map(({ left, top }) => ({
    left: keepInside(left, tooltip.width, frame.width),
    top: keepInside(top, tooltip.height, frame.height),
  }));
  return corners.reduce((best, corner) =>
    overlap(star, corner, tooltip) < overlap(star, best, tooltip) ? corner : best,
  );
}

/** How far the tooltip reaches into the star, 0 if it does not. */
function overlap({ x, y, radius }: Circle, { left, top }: Corner, { width, height }: Size): number {
  const nearestX = Math.min(left + width, Math.max(left, x));
  const nearestY = Math.min(top + height, Math.max(top, y));
  return Math.max(0, radius - Math.hypot(x - nearestX, y - nearestY));
}

/** Whether any part of the star lies inside the frame. */
export const isInFrame = ({ x, y, radius }: Circle, { width, height }: Size): boolean =>
  x + radius > 0 && y + radius > 0 && x - radius < width && y - radius < height;
