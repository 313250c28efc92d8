/** The page's one queue of toasts. What is still to be shown outlives a reload of the tab. */

import { useSyncExternalStore } from "react";
import { type ToastContent, ToastQueue } from "./toast-queue.ts";

const storageKey = "mood-universe.toasts";

const queue = new ToastQueue(
  {
    now: () => Date.now(),
    after(ms, callback) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  },
  readPending(),
);

queue.subscribe(() => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(queue.pending()));
  } catch {
    // Without storage a toast is lost with its page, and nothing else.
  }
});

export const showToast = queue.add;
export const dismissToast = queue.dismiss;
export const clearToasts = queue.clear;
export const holdToast = queue.hold;
export const releaseToast = queue.release;
export const shownToast = queue.shown;
export const useShownToast = () => useSyncExternalStore(queue.subscribe, shownToast);

function readPending(): ToastContent[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isToast).map(contentOf) : [];
  } catch {
    return [];
  }
}

function isToast(value: unknown): value is ToastContent {
  return typeof value === "object" && value !== null && "title" in value && typeof value.title === "string";
}

/** Ids are given anew by the queue. */
function contentOf({ title, description, variant }: ToastContent): ToastContent {
  return { title, ...(description && { description }), ...(variant && { variant }) };
}
