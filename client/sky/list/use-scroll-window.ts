import { type RefObject, useLayoutEffect, useState } from "react";
import type { ScrollWindow } from "./list-layout.ts";

/** The visible part of a scrolled element, updated in steps of `step` pixels. */
export function useScrollWindow(scroller: RefObject<HTMLElement | null>, step: number): ScrollWindow {
  const [scrollWindow, setScrollWindow] = useState<ScrollWindow>({ top: 0, height: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      const top = Math.floor(element.scrollTop / step) * step;
      const height = element.clientHeight + step;
      setScrollWindow((present) =>
        present.top === top && present.height === height ? present : { top, height },
      );
    };
    measure();
    element.addEventListener("scroll", measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      element.removeEventListener("scroll", measure);
      observer.disconnect();
    };
  }, [scroller, step]);
  return scrollWindow;
}
