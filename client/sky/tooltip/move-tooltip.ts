import type { ScreenCircle } from "../scene/camera/view.ts";
import { isInFrame, placeTooltip } from "./placement.ts";

export function moveTooltip(
  tooltip: HTMLElement | null,
  host: HTMLElement | null,
  star: ScreenCircle | null,
) {
  if (!tooltip || !host || !star) return;
  const frame = freeFrame(host);
  const size = { width: tooltip.offsetWidth, height: tooltip.offsetHeight };
  const { left, top } = placeTooltip(star, size, frame);
  tooltip.style.visibility = isInFrame(star, frame) ? "visible" : "hidden";
  tooltip.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}

/** The part of the window without the list of stars, which is a panel at the right or a sheet at the bottom. */
function freeFrame(host: HTMLElement) {
  const [width, height] = [host.clientWidth, host.clientHeight];
  const list = host.querySelector<HTMLElement>("[data-over-sky]");
  if (!list) return { width, height };
  return list.offsetLeft > 0 ? { width: list.offsetLeft, height } : { width, height: list.offsetTop };
}
