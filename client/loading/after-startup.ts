/**
 * Work that the first view does not need: it starts at the first input or five seconds after the page was opened,
 * whichever is earlier, but not before the sky is in view and what the person opened is open.
 */

import { useEffect } from "react";
import { preloadDeclaredCode } from "./lazy-code.ts";
import { whenQuiet } from "./turns.ts";

/** Milliseconds after which the startup is over where nobody touches the page. */
export const startupMs = 5_000;
const inputEvents = ["pointermove", "pointerdown", "keydown"] as const;

const pending = new Set<() => void>();
let isWaiting = false;
let isOver = false;

async function endStartup() {
  for (const event of inputEvents) removeEventListener(event, endStartup, { capture: true });
  await whenQuiet();
  isOver = true;
  for (const callback of pending) callback();
  pending.clear();
}

function waitForInput() {
  if (isWaiting) return;
  isWaiting = true;
  for (const event of inputEvents) addEventListener(event, endStartup, { capture: true, passive: true });
  setTimeout(endStartup, startupMs);
}

/** Calls back once; immediately if startup is over. The returned function cancels. */
export function afterStartup(callback: () => void): () => void {
  if (isOver) callback();
  else {
    pending.add(callback);
    waitForInput();
  }
  return () => pending.delete(callback);
}

/** Calls back at once without a network, where the browser has the code, and nothing else comes meanwhile. */
export function afterStartupUnlessOffline(callback: () => void): () => void {
  if (navigator.onLine) return afterStartup(callback);
  callback();
  return () => {};
}

/** Calls back after startup; `callback` must be stable. */
export const useAfterStartup = (callback: () => void) => useEffect(() => afterStartup(callback), [callback]);

/**
 * Fetches the code of all pages and dialogs, so that they open without a network, and then calls back. It does not
 * where the person saves data, unless the product is an app on their device. `callback` must be stable.
 */
export const usePreloadedCode = (callback: () => void) =>
  useEffect(
    () => afterStartup(() => void (isSavingData() || preloadDeclaredCode(idle).then(callback))),
    [callback],
  );

function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return Boolean(connection?.saveData) && !matchMedia("(display-mode: standalone)").matches;
}

/** Safari has no `requestIdleCallback`. */
export const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: 1_000 });
    else setTimeout(resolve, 100);
  });
