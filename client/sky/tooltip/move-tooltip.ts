import type { ScreenCircle } from "../scene/camera/view.ts";
import { isInFrame, placeTooltip } from "./placement.ts";

type Size = { readonly width: number; readonly height: number };

/**
 * Moves a tooltip into the free part of the frame, beside its star and what is within `reach` round it. It is hidden
 * where its star is outside the frame. Returns the place that it covers, if any.
 */
export function moveTooltip(
  tooltip: HTMLElement,
  star: ScreenCircle,
  reach: number,
  { frame, free }: Readonly<Record<"frame" | "free", Size>>,
) {
  const size = { width: tooltip.offsetWidth, height: tooltip.offsetHeight };
  const isShown = isInFrame(star, frame);
  const { left, top } = placeTooltip({ ...star, radius: Math.max(star.radius, reach) }, size, free);
  tooltip.style.visibility = isShown ? "visible" : "hidden";
  tooltip.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  return isShown ? { left, top, right: left + size.width, bottom: top + size.height } : null;
}
