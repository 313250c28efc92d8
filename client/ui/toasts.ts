/** The page's one queue of toasts, and the toast that a page leaves to the one after its reload. */

import { useSyncExternalStore } from "react";
import { type ToastContent, ToastQueue } from "./toast-queue.ts";

const storageKey = "mood-universe.toast";

const queue = new ToastQueue({
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
});

export const showToast = queue.add;
export const dismissToast = queue.dismiss;
export const holdToast = queue.hold;
export const releaseToast = queue.release;
export const shownToast = queue.shown;
export const useShownToast = () => useSyncExternalStore(queue.subscribe, shownToast);

/** For a page that is about to reload: the next one shows it first. */
export function showToastAfterReload(content: ToastContent) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(content));
  } catch {
    // Without storage the toast is lost with its page, and nothing else.
  }
}

function takeLeftToast(): ToastContent | null {
  try {
    const left: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    sessionStorage.removeItem(storageKey);
    return isToast(left) ? left : null;
  } catch {
    return null;
  }
}

function isToast(value: unknown): value is ToastContent {
  return typeof value === "object" && value !== null && "title" in value && typeof value.title === "string";
}

const left = takeLeftToast();
if (left) showToast(left);
