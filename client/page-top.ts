/** A page that somebody goes to begins at its top. One that they come back to is where they left it: the browser sees to that. */

import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "wouter";

/** The events of the address: the browser's own, and those that wouter adds. */
const moves = ["popstate", "pushState", "replaceState"] as const;

export function usePageTop() {
  const [path] = useLocation();
  const shown = useRef(path);
  const isBack = useRef(false);
  useEffect(() => {
    const note = ({ type }: Event) => {
      isBack.current = type === "popstate";
    };
    // Before wouter hears of it and draws the next page.
    for (const move of moves) addEventListener(move, note, { capture: true });
    return () => {
      for (const move of moves) removeEventListener(move, note, { capture: true });
    };
  }, []);
  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (!isBack.current) scrollTo(0, 0);
  }, [path]);
}
