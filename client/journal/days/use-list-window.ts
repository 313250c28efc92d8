import { type RefObject, useLayoutEffect, useState } from "react";
import type { Stretch } from "./row-layout.ts";

/** The window moves in steps, so that scrolling rarely renders. */
const step = 256;
/** What is rendered beyond either edge, so that scrolling shows no gap. */
const overscan = 768;

/** The part of a list on the page that is in or near the window. */
export function useListWindow(list: RefObject<HTMLElement | null>): Stretch {
  const [stretch, setStretch] = useState<Stretch>({ top: 0, bottom: innerHeight + overscan });
  useLayoutEffect(() => {
    const measure = () => {
      if (!list.current) return;
      const y = -list.current.getBoundingClientRect().top;
      const top = Math.floor(y / step) * step - overscan;
      const bottom = (Math.floor((y + innerHeight) / step) + 1) * step + overscan;
      setStretch((present) => (present.top === top && present.bottom === bottom ? present : { top, bottom }));
    };
    measure();
    addEventListener("scroll", measure, { passive: true });
    addEventListener("resize", measure);
    return () => {
      removeEventListener("scroll", measure);
      removeEventListener("resize", measure);
    };
  }, [list]);
  return stretch;
}
