import type { Room } from "../scene/camera/room.ts";
import type { ScreenCircle } from "../scene/camera/view.ts";
import { isInFrame, placeTooltip } from "./placement.ts";

/**
 * Moves a tooltip into the free part of the window, beside its star and what is within `reach` round it, and away from
 * controls and other selected stars. It is hidden where its star is not in the free part. Returns the place that it
 * covers, if any.
 */
export function moveTooltip(
  tooltip: HTMLElement,
  star: ScreenCircle,
  reach: number,
  { free, covered }: Room,
  others: readonly ScreenCircle[],
) {
  const size = { width: tooltip.offsetWidth, height: tooltip.offsetHeight };
  const isShown = isInFrame(star, free);
  const zones = [...covered, ...others.map(boxOf)];
  const { left, top } = placeTooltip({ ...star, radius: Math.max(star.radius, reach) }, size, free, zones);
  tooltip.style.visibility = isShown ? "" : "hidden";
  tooltip.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  return isShown ? { left, top, right: left + size.width, bottom: top + size.height } : null;
}

const boxOf = ({ x, y, radius }: ScreenCircle) => ({
  ...{ left: x - radius, top: y - radius },
  ...{ right: x + radius, bottom: y + radius },
});
