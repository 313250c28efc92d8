import { type RefObject, useLayoutEffect, useState } from "react";

/** The nearest element round this one that can scroll up and down. */
function scrollerOf(element: Element): Element | null {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return null;
}

/**
 * Whether a control that is turned by scrolling sleeps: in a list that scrolls, it does until it is pressed, so that a
 * finger that moves the list across it turns nothing.
 */
export function useAsleep(control: RefObject<Element | null>) {
  const [isInList, setInList] = useState(false);
  const [isAwake, setAwake] = useState(false);
  useLayoutEffect(() => {
    const scroller = control.current && scrollerOf(control.current);
    if (!scroller) return;
    const look = () => setInList(scroller.scrollHeight > scroller.clientHeight + 1);
    const sizes = new ResizeObserver(look);
    for (const element of [scroller, ...scroller.children]) sizes.observe(element);
    look();
    return () => sizes.disconnect();
  }, [control]);
  return { isAsleep: isInList && !isAwake, wake: () => setAwake(true) };
}
