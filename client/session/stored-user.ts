/**
 * The id of the last signed-in user, in localStorage. It grants no access: the
 * server's cookie decides. It allows early requests, and its change notifies other tabs of a sign-in or sign-out.
 */

import { openBySignIn } from "../app-lock/lock-record.ts";
import { ownName } from "../base-path.ts";
import { dropKeys } from "../sealed/drop-keys.ts";
import { forgetLastUsed } from "../stars/forget-last-used.ts";
import { forgetCopy } from "../stored/forget-copy.ts";
import { closeReminders } from "./close-reminders.ts";
import { keepImportsOf } from "./forget-imports.ts";
import { holdTexts, returnTexts } from "./held-texts.ts";
import { rememberBrowser } from "./known-browser.ts";

const storedUserKey = ownName("mood-universe.user-id");
const confirmedKey = ownName("mood-universe.confirmed-at");
/** Milliseconds that a session of the server lasts. */
const sessionMs = 30 * 24 * 3_600_000;

/** Storage may be forbidden (private windows, policies): then the id is not stored, without an error. */
function tryStorage<T>(step: () => T, fallback: T): T {
  try {
    return step();
  } catch {
    return fallback;
  }
}

export const storedUserId = (): string | null => tryStorage(() => localStorage.getItem(storedUserKey), null);

export function storeUserId(id: string | null) {
  if (id !== null) {
    rememberBrowser();
    keepImportsOf(id);
    tryStorage(() => localStorage.setItem(confirmedKey, `${Date.now()}`), undefined);
  }
  const before = storedUserId();
  if (before !== null && before !== id) holdTexts(before);
  if (id !== null) returnTexts(id);
  if (id === before) return;
  if (id !== null) openBySignIn(id);
  // What is known of the person before goes, whose session has ended.
  forgetCopy();
  dropKeys();
  forgetLastUsed();
  void closeReminders();
  tryStorage(
    () => (id === null ? localStorage.removeItem(storedUserKey) : localStorage.setItem(storedUserKey, id)),
    undefined,
  );
}

/** Whether a person is the one who is signed in here; null where the browser does not tell. */
export const isStoredUser = (userId: string): boolean | null =>
  tryStorage<boolean | null>(() => localStorage.getItem(storedUserKey) === userId, null);

/** Whether this browser, which can store an id, has none: nobody has signed in here, or they have signed out. */
export const isNobodyStored = (): boolean =>
  tryStorage(() => localStorage.getItem(storedUserKey) === null, false);

/**
 * The person whom the app may show without asking the server: null for nobody, and when no server has confirmed the
 * session for as long as a session lasts. The time is by the device's clock, which may have been set back.
 */
export function knownUserId(): string | null {
  const confirmedAt = Number(tryStorage(() => localStorage.getItem(confirmedKey), null));
  return Date.now() - confirmedAt < sessionMs ? storedUserId() : null;
}

/** Calls back after a sign-in or sign-out in another tab. */
export function onStoredUserChange(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === storedUserKey || key === null) listener();
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}
