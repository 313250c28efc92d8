/**
 * Moves the focus to the new page's title after a change of page, so that screen readers announce the page and the
 * keyboard starts there. The element that had the focus went with the old page.
 */

import { useEffect, useRef } from "react";

/** `page` identifies the page in view; null until it is known. The first page leaves the focus to the browser. */
export function useTitleFocus(page: string | null) {
  const previous = useRef(page);
  useEffect(() => {
    if (page === null || page === previous.current) return;
    const isFirst = previous.current === null;
    previous.current = page;
    if (!isFirst) return moveFocusToTitle();
  }, [page]);
}

/** The returned function, if there is one, cancels. */
export const moveFocusToTitle = () => whenTitleAppears(focusTitle);

/** The title of a page whose code is still being fetched appears later. */
function whenTitleAppears(callback: (title: HTMLElement) => void) {
  const find = () => document.querySelector("h1");
  const title = find();
  if (title) return callback(title);
  const observer = new MutationObserver(() => {
    const title = find();
    if (!title) return;
    observer.disconnect();
    callback(title);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Leaves the focus where it is if the page has focused one of its own elements. The browser shows a ring only after
 * keyboard input.
 */
function focusTitle(title: HTMLElement) {
  if (document.activeElement !== document.body) return;
  title.tabIndex = -1;
  // The browser restores the scroll position of a page that it goes back to.
  title.focus({ preventScroll: true });
}
