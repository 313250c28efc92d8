/** A sky inside of another page must not hold that page: it scrolls over the sky until a person begins to use the sky. */

/** The wheel zooms a sky that has the focus; one finger turns it sideways and scrolls the page up and down. */
export function letPageScroll(sky: HTMLElement) {
  const leaveToPage = (event: WheelEvent) => {
    if (!sky.contains(document.activeElement) || !document.hasFocus()) event.stopPropagation();
  };
  sky.addEventListener("wheel", leaveToPage, { capture: true, passive: true });
}
