/** A new page starts at its top. On back and forward, the browser restores the scroll position. */

import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "wouter";

/** `popstate` is the browser's event; wouter dispatches the other two. */
const locationEvents = ["popstate", "pushState", "replaceState"] as const;

export function useScrollToTop() {
  const [path] = useLocation();
  const previous = useRef(path);
  const isHistoryMove = useRef(false);
  useEffect(() => {
    const record = ({ type }: Event) => {
      isHistoryMove.current = type === "popstate";
    };
    // The capture phase comes before wouter's listeners, which render the next page.
    for (const event of locationEvents) addEventListener(event, record, { capture: true });
    return () => {
      for (const event of locationEvents) removeEventListener(event, record, { capture: true });
    };
  }, []);
  useLayoutEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    if (!isHistoryMove.current) scrollTo(0, 0);
  }, [path]);
}
