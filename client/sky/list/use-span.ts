import { type RefObject, useLayoutEffect, useState } from "react";
import type { Span } from "./list-layout.ts";

/** The part of what an element scrolls that is in sight, told anew only after `step` pixels. */
export function useSpan(scroller: RefObject<HTMLElement | null>, step: number): Span {
  const [span, setSpan] = useState<Span>({ top: 0, height: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      const top = Math.floor(element.scrollTop / step) * step;
      const height = element.clientHeight + step;
      setSpan((span) => (span.top === top && span.height === height ? span : { top, height }));
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
  return span;
}
