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

/** The element of the page that takes toasts while no dialog is open; null for the edge of the window. */
let ofPage: HTMLElement | null = null;

/** Takes toasts of the page until the returned function is called. */
export function placeToasts(element: HTMLElement): () => void {
  ofPage = element;
  tell();
  return () => {
    if (ofPage === element) ofPage = null;
    tell();
  };
}

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
  tell();
}

function tell() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The element of the topmost dialog, and that of the page; null where there is none. */
export function useToastPlace() {
  const dialog = useSyncExternalStore(subscribe, topmost, topmost);
  const page = useSyncExternalStore(subscribe, placeOfPage, placeOfPage);
  return { dialog, page };
}

const topmost = () => open.at(-1)?.element ?? null;
const placeOfPage = () => ofPage;
