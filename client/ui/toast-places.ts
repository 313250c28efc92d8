/**
 * Where toasts are shown: at the edge of the window, or, while dialogs are open, where the topmost one says, so that
 * they cover no part of it.
 */

import { useSyncExternalStore } from "react";
import { resumeToasts, suspendToasts } from "./toasts.ts";

/**
 * Props of an element in which screen readers announce toasts. A toast is an addition; its texts in another language,
 * after a change of the language, are not, so that it is announced once.
 */
export const toastRegion = { "aria-live": "polite", "aria-relevant": "additions" } as const;

/** An element of the dialog that takes toasts into its layout; null holds them back until the dialog closes. */
type DialogPlace = { readonly element: HTMLElement | null };

let open: readonly DialogPlace[] = [];
const listeners = new Set<() => void>();

/** Takes toasts until the returned function is called. */
export function claimToasts(element: HTMLElement | null): () => void {
  const place = { element };
  change([...open, place]);
  return () => change(open.filter((other) => other !== place));
}

function change(next: readonly DialogPlace[]) {
  open = next;
  if (open.at(-1)?.element === null) suspendToasts();
  else resumeToasts();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The element of the topmost dialog; null for the edge of the window. */
export const useToastPlace = () => useSyncExternalStore(subscribe, topmost, topmost);

const topmost = () => open.at(-1)?.element ?? null;
