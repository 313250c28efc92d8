/** Moves what stands beside stars with each frame of the sky. */

import type { MoonMover } from "./card/moon-mover.ts";
import { type Box, middleOf, type Room } from "./scene/camera/room.ts";
import type { FrameStars } from "./scene/scene-interface.ts";
import { moveTooltip } from "./tooltip/move-tooltip.ts";

type Overlays = {
  readonly tooltip: HTMLElement | null;
  /** The mark of the star under the pointer. */
  readonly halo: HTMLElement | null;
  readonly moons: MoonMover | null;
  /** Mark round the middle of the sky. */
  readonly mark: HTMLElement | null;
};

/** Positions are in pixels from the top left of the map. */
export function moveOverlays(
  { tooltip, halo, moons, mark }: Overlays,
  { followed, selected, several }: FrameStars,
  room: Room,
) {
  moveHalo(halo, followed);
  moveMark(mark, room.free);
  // The star is on the way into another layout.
  if (tooltip && !followed) tooltip.style.visibility = "hidden";
  if (!tooltip && !moons) return;
  const isSelected = followed?.x === selected?.x && followed?.y === selected?.y;
  const reach = moons && selected && isSelected ? moons.reach(selected) : 0;
  const others = several.filter((star) => star.x !== followed?.x || star.y !== followed.y);
  const box = tooltip && followed ? moveTooltip(tooltip, followed, reach, room, others) : null;
  moons?.move(selected, room.free, box);
}

/** Pixels outside of the star's core. */
const haloGap = 7;

function moveHalo(halo: HTMLElement | null, star: FrameStars["followed"]) {
  if (!halo) return;
  halo.style.visibility = star ? "" : "hidden";
  if (!star) return;
  const radius = Math.max(6, star.core) + haloGap;
  halo.style.transform = `translate(${star.x.toFixed(1)}px, ${star.y.toFixed(1)}px)`;
  halo.style.setProperty("--radius", `${radius.toFixed(1)}px`);
}

/** A layout keeps farther away from controls than the sky, and has its middle elsewhere. */
function moveMark(mark: HTMLElement | null, free: Box) {
  if (!mark) return;
  const { x, y } = middleOf(free);
  mark.style.left = `${x}px`;
  mark.style.top = `${y}px`;
}
