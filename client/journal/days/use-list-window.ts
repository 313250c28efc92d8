import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from "react";
import type { Stretch } from "./row-layout.ts";

/** The window moves in steps, so that scrolling rarely renders. */
const step = 256;
/** Pixels that are rendered beyond either edge, so that scrolling shows no gap. */
const overscan = 768;
/** Milliseconds without a change after which rows beyond the edges are rendered. */
const pauseMs = 300;

/**
 * The part of a list on the page that is in the window, and a stretch beyond it. The stretch waits while `asked`,
 * what the list shows, changes, so that a person who types a search waits only for what is seen.
 */
export function useListWindow(list: RefObject<HTMLElement | null>, asked: unknown): Stretch {
  const [seen, setSeen] = useState<Stretch>({ top: 0, bottom: innerHeight });
  useLayoutEffect(() => {
    const measure = () => {
      if (!list.current) return;
      const y = -list.current.getBoundingClientRect().top;
      const top = Math.floor(y / step) * step;
      const bottom = (Math.floor((y + innerHeight) / step) + 1) * step;
      setSeen((present) => (present.top === top && present.bottom === bottom ? present : { top, bottom }));
    };
    measure();
    addEventListener("scroll", measure, { passive: true });
    addEventListener("resize", measure);
    return () => {
      removeEventListener("scroll", measure);
      removeEventListener("resize", measure);
    };
  }, [list]);
  const beyond = useIsSettled(asked) ? overscan : 0;
  return { top: seen.top - beyond, bottom: seen.bottom + beyond };
}

/** False after a change, until the value has not changed for a while. */
function useIsSettled(value: unknown): boolean {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (settled === value) return;
    const timer = setTimeout(() => startTransition(() => setSettled(value)), pauseMs);
    return () => clearTimeout(timer);
  }, [settled, value]);
  return settled === value;
}
