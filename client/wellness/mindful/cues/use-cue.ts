import { useEffect, useEffectEvent, useRef } from "react";

/** Milliseconds that are longer than the minute for which a browser may stop the timers of a hidden tab. */
const absenceMs = 90_000;

/**
 * Calls `play` whenever `key` changes to another value than null, and calls the function that it returned at the next
 * change. After a longer absence, such as a night with the lid closed, nothing plays.
 */
export function useCue(key: string | null, elapsedMs: number, play: () => () => void) {
  const seenMs = useRef(elapsedMs);
  const playCue = useEffectEvent(() => (elapsedMs - seenMs.current < absenceMs ? play() : undefined));
  useEffect(() => (key === null ? undefined : playCue()), [key]);
  useEffect(() => {
    seenMs.current = elapsedMs;
  }, [elapsedMs]);
}
