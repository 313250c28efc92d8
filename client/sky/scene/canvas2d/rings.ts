/** Outlines on a 2D canvas: round selected and held stars, and where the next star will be. */

import type { Position } from "#domain/placement.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { project, type View } from "../camera/view.ts";
import { nextPlaceSize, ringDiameter } from "../model/star-appearance.ts";
import type { Theme } from "../model/themes.ts";
import type { Highlights } from "../renderer.ts";

const fullTurn = 2 * Math.PI;
/** Pixels. */
const minDiameter = 18;
const margin = 10;

/** A full ring round each selected star, and a ring that fills round the held star. */
export function drawRings(
  context: CanvasRenderingContext2D,
  view: View,
  { outline }: Theme,
  entries: readonly MoodEntry[],
  { selected, several, held, heldShare }: Highlights,
) {
  context.strokeStyle = outline;
  context.lineWidth = 2;
  for (const at of new Set([...several, selected])) drawRing(context, view, entries[at], 1);
  drawRing(context, view, entries[held], heldShare);
  context.globalAlpha = 1;
}

function drawRing(
  context: CanvasRenderingContext2D,
  view: View,
  entry: MoodEntry | undefined,
  share: number,
) {
  if (!entry) return;
  const { x, y, scale } = project(view, entry);
  const radius = Math.max(minDiameter, ringDiameter(entry) * scale + margin) / 2;
  // The parts go clockwise from the top.
  for (const [part, strength] of [
    [1, 0.17],
    [share, 0.95],
  ] as const) {
    context.globalAlpha = strength;
    context.beginPath();
    context.arc(x, y, radius, -fullTurn / 4, -fullTurn / 4 + fullTurn * part);
    context.stroke();
  }
}

const dashes = 12;

/** Draws the outline of the next star, fainter among stars; `isAlone` in an empty sky. */
export function drawNextPlace(
  context: CanvasRenderingContext2D,
  view: View,
  theme: Theme,
  place: Position,
  isAlone: boolean,
) {
  const { x, y, scale } = project(view, place);
  const radius = Math.max(nextPlaceSize.min, nextPlaceSize.base * scale) / 2;
  const strength = theme.outlineStrength * (isAlone ? 1 : 0.55);
  const dash = (fullTurn * radius) / dashes;
  context.beginPath();
  context.arc(x, y, radius, 0, fullTurn);
  context.globalAlpha = 0.05 * strength;
  context.fillStyle = theme.outline;
  context.fill();
  context.globalAlpha = strength;
  context.strokeStyle = theme.outline;
  context.lineWidth = 1.25;
  context.setLineDash([0.4 * dash, 0.6 * dash]);
  context.stroke();
  context.setLineDash([]);
  context.globalAlpha = 1;
}
