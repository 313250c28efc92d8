import { useEffect, useRef } from "react";

/** Also a button that was disabled under it has lost it. */
const isFocusLost = ({ activeElement, body } = document) =>
  !activeElement || activeElement === body || activeElement.matches(":disabled");

/**
 * For what comes in the place of something else: it is seen from its beginning, and takes the focus where what had it
 * is gone. Again with each other `turn`.
 */
export function useArrival(turn: string) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = root;
    if (!current || !turn) return;
    if (current.getBoundingClientRect().top < 0) current.scrollIntoView();
    if (isFocusLost()) current.focus({ preventScroll: true });
  }, [turn]);
  return root;
}
