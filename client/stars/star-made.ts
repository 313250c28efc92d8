/** Whether the person has just made a star for now, after which the page may offer what goes with it. */

import { useSyncExternalStore } from "react";

let isFresh = false;
const listeners = new Set<() => void>();

export function setStarMade(next: boolean) {
  if (next === isFresh) return;
  isFresh = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useStarMade = () => useSyncExternalStore(subscribe, () => isFresh);
