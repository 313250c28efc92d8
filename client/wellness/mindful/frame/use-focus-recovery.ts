import { useEffect, useRef } from "react";

/** Counts a disabled button as lost focus, because it receives no keys. */
const isFocusLost = ({ activeElement, body } = document) =>
  !activeElement || activeElement === body || activeElement.matches(":disabled");

/**
 * For an element that replaces another, this scrolls to its beginning, and focuses it if the focused element was
 * removed or disabled. Repeats this when `changeKey` changes.
 */
export function useFocusRecovery(changeKey: string) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = root;
    if (!current || !changeKey) return;
    if (current.getBoundingClientRect().top < 0) current.scrollIntoView();
    if (isFocusLost()) current.focus({ preventScroll: true });
  }, [changeKey]);
  return root;
}
