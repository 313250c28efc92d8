/** Keeps keys, presses and the focus of the curtain from the pages behind it, which still listen. */

const ownParts = "[data-curtain], [data-over-curtain]";

/** What pages and their dialogs listen for on the document. */
const heard = [
  ...["keydown", "keyup", "pointerdown", "mousedown", "click", "focusin", "focusout"],
  ...["touchstart", "touchmove", "wheel", "paste"],
] as const;

/** Guards the element of the curtain until the returned function is called. */
export function guardCurtain(place: HTMLElement): () => void {
  const guard = new AbortController();
  const { signal } = guard;
  // Dialogs close at Escape before anybody else hears of it, and lists go on with a letter.
  const hearFirst = (event: KeyboardEvent) => {
    const part = event.target instanceof Element ? event.target.closest(ownParts) : null;
    if (!part || (event.key === "Escape" && part === place)) event.stopImmediatePropagation();
  };
  for (const name of ["keydown", "keyup", "keypress"] as const)
    addEventListener(name, hearFirst, { signal, capture: true });
  for (const name of heard) place.addEventListener(name, (event) => event.stopPropagation(), { signal });
  return () => guard.abort();
}
