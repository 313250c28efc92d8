/**
 * Whether the device has a newer version of the client than this page. It applies to the next page that opens: this
 * one keeps its own files (client/service-worker/shell.ts).
 */

import { useSyncExternalStore } from "react";

let isReady = false;
const listeners = new Set<() => void>();

export function setNewVersionReady(next: boolean) {
  if (next === isReady) return;
  isReady = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useNewVersionReady = () => useSyncExternalStore(subscribe, () => isReady);
