/**
 * The id of the last signed-in user, in localStorage. It grants no access: the
 * server's cookie decides. It allows early requests, and its change notifies other tabs of a sign-in or sign-out.
 */

import { keepImportsOf } from "./forget-imports.ts";
import { rememberBrowser } from "./known-browser.ts";

const storedUserKey = "mood-universe.user-id";

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
  }
  if (id === storedUserId()) return;
  tryStorage(
    () => (id === null ? localStorage.removeItem(storedUserKey) : localStorage.setItem(storedUserKey, id)),
    undefined,
  );
}

/** Calls back after a sign-in or sign-out in another tab. */
export function onStoredUserChange(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === storedUserKey || key === null) listener();
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}
