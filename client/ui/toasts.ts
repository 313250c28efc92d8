/** The page's queue of toasts, and the toast that is stored for the page after a reload. */

import { useSyncExternalStore } from "react";
import type { Translator } from "#domain/languages/translator.ts";
import { ownName } from "../base-path.ts";
import { translator } from "../languages/language.ts";
import { type ToastContent, ToastQueue } from "./toast-queue.ts";

const storageKey = ownName("mood-universe.toast");

const queue = new ToastQueue({
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  translator,
});

export const showToast = queue.add;
export const dismissToast = queue.dismiss;
export const dropToasts = queue.dropAll;
export const holdToast = queue.hold;
export const releaseToast = queue.release;
export const suspendToasts = queue.suspend;
export const resumeToasts = queue.resume;
export const shownToast = queue.shown;

/**
 * Runs the action of the toast in view, if it has one, and dismisses the toast. Returns whether there was one. `isUndo`:
 * only an action that undoes something.
 */
export function runToastAction({ isUndo = false } = {}): boolean {
  const action = shownToast()?.content(translator()).action;
  if (!action || (isUndo && action.leadsOn)) return false;
  dismissToast();
  action.run();
  return true;
}

export const useShownToast = () => useSyncExternalStore(queue.subscribe, shownToast, shownToast);

/** Stores a toast before a reload, in the current language; the loaded page shows it first. */
export function showToastAfterReload(content: (t: Translator) => Omit<ToastContent, "action">) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(content(translator())));
  } catch {
    // Only the toast is lost without storage.
  }
}

function takeStoredToast(): ToastContent | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    sessionStorage.removeItem(storageKey);
    return isToast(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isToast(value: unknown): value is ToastContent {
  return typeof value === "object" && value !== null && "title" in value && typeof value.title === "string";
}

const stored = takeStoredToast();
if (stored) showToast(() => stored);
