const focusable = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]";

/** Moves the focus to what is before the feed for Home, and after it for End. Returns whether there was something. */
export function leaveFeed(feed: HTMLElement, key: string): boolean {
  const side = { Home: Node.DOCUMENT_POSITION_PRECEDING, End: Node.DOCUMENT_POSITION_FOLLOWING }[key];
  if (side === undefined) return false;
  const elements = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      (feed.compareDocumentPosition(element) & (side | Node.DOCUMENT_POSITION_CONTAINED_BY)) === side &&
      element.checkVisibility(),
  );
  const next = key === "Home" ? elements.at(-1) : elements[0];
  next?.focus();
  return next !== undefined;
}
