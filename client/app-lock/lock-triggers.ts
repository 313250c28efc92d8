/** Lets the curtain down: after minutes without a touch, when the page is hidden, and at the key L. */

import { isLetterShortcutOn } from "../navigation/letter-shortcut.ts";
import { isTyping } from "../navigation/page-keys.ts";
import { latinKey } from "../ui/latin-key.ts";
import { closedKey, noteLeft, noteTouched, recordKey, touchedAt } from "./lock-record.ts";
import { cover, followStorage, lock, lockState, onLockChange, restMs } from "./lock-state.ts";

const touches = ["pointerdown", "pointermove", "wheel", "keydown"] as const;
/** Milliseconds between two touches that are noted for the other tabs. */
const touchStep = 1_000;

/** Watches the page until the returned function is called. */
export function watchLock(): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const stops = [watchTouches(signal), () => watch.abort()];
  watchSight(signal);
  addEventListener(
    "storage",
    ({ key }) => (key === null || key === recordKey || key === closedKey) && followStorage(),
    { signal },
  );
  addEventListener("keydown", lockByKey, { signal });
  return () => {
    for (const stop of stops) stop();
  };
}

function watchTouches(signal: AbortSignal): () => void {
  let notedAt = Number.NEGATIVE_INFINITY;
  let touchedHere = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Another tab may have been touched since the timer was set. */
  const wait = () => {
    clearTimeout(timer);
    const { record, isLocked } = lockState();
    if (!record || isLocked) return;
    if (touchedHere > touchedAt()) noteTouched(touchedHere);
    const rest = restMs(record);
    if (rest > 0) timer = setTimeout(wait, rest);
    else lock();
  };
  const touch = (event: Event) => {
    const { record, isLocked } = lockState();
    const now = Date.now();
    if (!record || isLocked) return;
    const isSoon = now >= notedAt && now - notedAt < touchStep;
    if (isSoon || restMs(record, now) > 0) {
      touchedHere = now;
      if (isSoon) return;
      notedAt = now;
      noteTouched(now);
      return;
    }
    // The device slept, and this touch comes before the timer: it must do nothing to what is behind the curtain.
    if (event.type === "keydown") event.preventDefault();
    event.stopImmediatePropagation();
    lock();
  };
  for (const name of touches)
    addEventListener(name, touch, { signal, capture: true, passive: name !== "keydown" });
  const stop = onLockChange(wait);
  wait();
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/**
 * A page that nobody looks at shows nothing, because the switch between apps shows a picture of it. Browsers tell that a
 * page is hidden also when it is loaded anew, which `pagehide` says first.
 */
function watchSight(signal: AbortSignal) {
  let isLeaving = false;
  let focused: Element | null = null;
  const leave = () => {
    isLeaving = true;
    const { record, isLocked } = lockState();
    if (record?.whenHidden && !isLocked) noteLeft(Date.now());
  };
  const hide = () => {
    const { record, isLocked } = lockState();
    if (!record || isLocked) return;
    if (record.whenHidden && !isLeaving && document.visibilityState === "hidden") lock();
    else {
      focused = document.activeElement;
      cover(true);
    }
  };
  const show = () => {
    followStorage();
    if (document.visibilityState !== "visible") return;
    cover(false);
    // What is hidden loses the focus.
    if (document.activeElement === document.body && focused instanceof HTMLElement)
      focused.focus({ preventScroll: true });
    focused = null;
  };
  addEventListener("pagehide", leave, { signal });
  addEventListener(
    "pageshow",
    () => {
      isLeaving = false;
      show();
    },
    { signal },
  );
  document.addEventListener(
    "visibilitychange",
    () => (document.visibilityState === "hidden" ? hide() : show()),
    { signal },
  );
  // A phone takes its picture when the window loses the focus; on a desk, windows stand beside each other.
  if (!matchMedia("(pointer: coarse)").matches) return;
  addEventListener("blur", hide, { signal });
  for (const name of ["focus", "pointerdown"]) addEventListener(name, show, { signal, capture: true });
}

function lockByKey(event: KeyboardEvent) {
  if (!lockState().record || !isLockKey(event)) return;
  // The field of the PIN has the focus before the letter is typed.
  event.preventDefault();
  lock();
}

function isLockKey(event: KeyboardEvent): boolean {
  const { repeat, isComposing, defaultPrevented, target } = event;
  if (repeat || isComposing || defaultPrevented || isTyping(target)) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  return latinKey(event) === "l" && isLetterShortcutOn();
}
