/** Moves what stands beside stars with each frame of the sky. */

import type { MoonMover } from "./card/moon-mover.ts";
import type { Box } from "./card/moon-places.ts";
import type { ScreenCircle } from "./scene/camera/view.ts";
import { moveTooltip } from "./tooltip/move-tooltip.ts";

type Overlays = {
  /** The whole map. */
  readonly host: HTMLElement | null;
  /** The picture of the sky, which moves aside for the card. */
  readonly layer: HTMLElement | null;
  readonly tooltip: HTMLElement | null;
  readonly moons: MoonMover | null;
};

/** `described` is the star of the tooltip. Both are in pixels from the layer's top left. */
export function moveOverlays(
  { host, layer, tooltip, moons }: Overlays,
  described: ScreenCircle | null,
  selected: ScreenCircle | null,
) {
  if (!host || !layer || !(tooltip || moons)) return;
  const frame = freeFrame(host);
  const [of, at] = [host.getBoundingClientRect(), layer.getBoundingClientRect()];
  const [left, top] = [at.left - of.left, at.top - of.top];
  const isSelected = described?.x === selected?.x && described?.y === selected?.y;
  const reach = moons && selected && isSelected ? moons.reach(selected) : 0;
  const star = described && { ...described, x: described.x + left, y: described.y + top };
  const box =
    tooltip && star ? moveTooltip(tooltip, star, reach, { frame, free: abovePeek(host, frame) }) : null;
  const room = { left: 0, top: 0, right: frame.width, bottom: frame.height };
  moons?.move(selected, shift(room, -left, -top), box && shift(box, -left, -top));
}

const shift = ({ left, top, right, bottom }: Box, x: number, y: number): Box => ({
  ...{ left: left + x, top: top + y, right: right + x, bottom: bottom + y },
});

/** The part of the map without the list of stars and the card, which are panels at the right or sheets at the bottom. */
function freeFrame(host: HTMLElement) {
  let [width, height] = [host.clientWidth, host.clientHeight];
  for (const panel of host.querySelectorAll<HTMLElement>("[data-over-sky], [data-star-card]")) {
    if (!panel.checkVisibility({ visibilityProperty: true })) continue;
    if (panel.offsetLeft > 0.4 * host.clientWidth) width = Math.min(width, panel.offsetLeft);
    else height = Math.min(height, panel.offsetTop);
  }
  return { width, height };
}

const widestPhone = 767;

/** On phones, without the row of what opens the card, and the bar below it. */
function abovePeek({ clientWidth, children }: HTMLElement, frame: { width: number; height: number }) {
  if (clientWidth > widestPhone) return frame;
  const peek = [...children].find((child) => child.classList.contains("star-peek"));
  const height = peek instanceof HTMLElement ? Math.min(frame.height, peek.offsetTop) : frame.height;
  return { ...frame, height };
}
