/**
 * When a page has settled: at the first sign that somebody is at it, or five seconds after it began. What is not
 * needed at first sight, and yet must be there at once or without a network later, is fetched then.
 */

import { useEffect } from "react";

const patienceMs = 5_000;
const signs = ["pointermove", "pointerdown", "keydown"] as const;

const waiting = new Set<() => void>();
let isWaiting = false;
let isSettled = false;

function settle() {
  isSettled = true;
  for (const sign of signs) removeEventListener(sign, settle, { capture: true });
  for (const callback of waiting) callback();
  waiting.clear();
}

function startWaiting() {
  if (isWaiting) return;
  isWaiting = true;
  for (const sign of signs) addEventListener(sign, settle, { capture: true, passive: true });
  setTimeout(settle, patienceMs);
}

/** Calls back once; at once where the page has settled already. The returned function takes it back. */
export function whenSettled(callback: () => void): () => void {
  if (isSettled) callback();
  else {
    waiting.add(callback);
    startWaiting();
  }
  return () => waiting.delete(callback);
}

/** `callback` must not change. */
export const useWhenSettled = (callback: () => void) => useEffect(() => whenSettled(callback), [callback]);
