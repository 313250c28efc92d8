import { type RefObject, useCallback, useLayoutEffect, useState } from "react";
import type { Stretch } from "./row-layout.ts";

/** The window moves in steps, so that scrolling rarely renders. */
const step = 256;
/** What is rendered beyond either edge, so that scrolling shows no gap. */
const overscan = 768;

/** The part of a list on the page that is in or near the window. */
export function useListWindow(list: RefObject<HTMLElement | null>) {
  const [stretch, setStretch] = useState<Stretch>({ top: 0, bottom: innerHeight + overscan });
  /** Renders what is around `y`, before the page is scrolled to it. */
  const moveTo = useCallback((y: number) => {
    const top = Math.max(0, Math.floor(y / step) * step - overscan);
    const bottom = (Math.floor((y + innerHeight) / step) + 1) * step + overscan;
    setStretch((present) => (present.top === top && present.bottom === bottom ? present : { top, bottom }));
  }, []);
  useLayoutEffect(() => {
    const measure = () => list.current && moveTo(-list.current.getBoundingClientRect().top);
    measure();
    addEventListener("scroll", measure, { passive: true });
    addEventListener("resize", measure);
    return () => {
      removeEventListener("scroll", measure);
      removeEventListener("resize", measure);
    };
  }, [list, moveTo]);
  return { stretch, moveTo };
}
