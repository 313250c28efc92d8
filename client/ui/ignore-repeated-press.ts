/**
 * The second press of a double click on a button that closes its dialog would reach whatever was beneath the dialog.
 * For a moment after a dialog has closed, a press that repeats the last one in it does nothing: at the same place, or
 * with the same key. A press elsewhere works at once, and ends this.
 */

const ignoredMs = 500;
/** CSS pixels: two taps of a double tap are at most this far apart. */
const samePlace = 32;

type Press = { readonly x: number; readonly y: number } | { readonly key: string };

const eventTypes = ["pointerdown", "mousedown", "pointerup", "mouseup", "click", "keydown", "keyup"];

let lastPress: Press | null = null;
let stopIgnoring = () => {};

/** Remembers a press inside a dialog. */
export function notePress(event: Event) {
  lastPress = pressOf(event);
}

/** Ignores the second press of a dialog that has just closed. */
export function ignoreRepeatedPress() {
  stopIgnoring();
  if (lastPress) stopIgnoring = ignoreRepeatsOf(lastPress);
  lastPress = null;
}

function ignoreRepeatsOf(closing: Press): () => void {
  const ended = new AbortController();
  let isOver = false;
  // The click of a press that is ignored may come after the time is over.
  let isPressed = false;
  const listen = (event: Event) => {
    if (event.type === "pointerdown" || event.type === "keydown") {
      isPressed = !isOver && isRepeat(closing, event);
      // A press elsewhere is on purpose, and so is what follows it.
      if (isOver || !isPressed) return ended.abort();
    }
    if (!isPressed && !isRepeat(closing, event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isOver && (event.type === "click" || event.type === "keyup")) ended.abort();
  };
  for (const type of eventTypes) addEventListener(type, listen, { capture: true, signal: ended.signal });
  const timer = setTimeout(() => {
    isOver = true;
    if (!isPressed) ended.abort();
  }, ignoredMs);
  ended.signal.addEventListener("abort", () => clearTimeout(timer));
  return () => ended.abort();
}

function pressOf(event: Event): Press | null {
  if (event instanceof KeyboardEvent)
    return event.key === "Enter" || event.key === " " ? { key: event.key } : null;
  if (event instanceof MouseEvent) return { x: event.clientX, y: event.clientY };
  return null;
}

function isRepeat(closing: Press, event: Event): boolean {
  const press = pressOf(event);
  if (!press) return false;
  if ("key" in closing) return "key" in press && press.key === closing.key;
  return "x" in press && Math.hypot(press.x - closing.x, press.y - closing.y) <= samePlace;
}
