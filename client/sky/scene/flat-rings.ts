/** Outlines on a 2D canvas: round stars that are chosen or held, and where the next star will be. */

import type { MoodEntry } from "#domain/mood-entry.ts";
import type { Position } from "#domain/placement.ts";
import type { Chosen } from "./painter.ts";
import { entryRadius, nextPlaceSize } from "./star-looks.ts";
import type { Theme } from "./themes.ts";
import { project, type View } from "./view.ts";

type Brush = CanvasRenderingContext2D;

const fullTurn = 2 * Math.PI;
/** Pixels. */
const leastDiameter = 18;
const room = 10;

/** A whole ring round each that is chosen, and round the held one as much as the time that has passed. */
export function drawRings(
  brush: Brush,
  view: View,
  { outline }: Theme,
  entries: readonly MoodEntry[],
  { selected, several, held, heldShare }: Chosen,
) {
  brush.strokeStyle = outline;
  brush.lineWidth = 2;
  for (const at of new Set([...several, selected])) drawRing(brush, view, entries[at], 1);
  drawRing(brush, view, entries[held], heldShare);
  brush.globalAlpha = 1;
}

function drawRing(brush: Brush, view: View, entry: MoodEntry | undefined, share: number) {
  if (!entry) return;
  const { x, y, scale } = project(view, entry);
  const radius = Math.max(leastDiameter, entryRadius(entry) * 2 * scale + room) / 2;
  // From the top, the way a clock goes.
  for (const [part, strength] of [
    [1, 0.17],
    [share, 0.95],
  ] as const) {
    brush.globalAlpha = strength;
    brush.beginPath();
    brush.arc(x, y, radius, -fullTurn / 4, -fullTurn / 4 + fullTurn * part);
    brush.stroke();
  }
}

const dashes = 12;

/** Among stars it is a hint, on its own the whole picture. */
export function drawNextPlace(brush: Brush, view: View, theme: Theme, place: Position, isAlone: boolean) {
  const { x, y, scale } = project(view, place);
  const radius = Math.max(nextPlaceSize.least, nextPlaceSize.usual * scale) / 2;
  const strength = theme.outlineStrength * (isAlone ? 1 : 0.55);
  const dash = (fullTurn * radius) / dashes;
  brush.beginPath();
  brush.arc(x, y, radius, 0, fullTurn);
  brush.globalAlpha = 0.05 * strength;
  brush.fillStyle = theme.outline;
  brush.fill();
  brush.globalAlpha = strength;
  brush.strokeStyle = theme.outline;
  brush.lineWidth = 1.25;
  brush.setLineDash([0.4 * dash, 0.6 * dash]);
  brush.stroke();
  brush.setLineDash([]);
  brush.globalAlpha = 1;
}
