/** Drops the keys of sealed words (keyring.ts). A page that is being left needs to load no other code for it. */

import { ownName } from "../base-path.ts";

export const keysDatabase = ownName("mood-universe.keys");
/** The name of a stored text, which names the unlocking whose keys tabs of this browser may hold; missing where none may. */
export const keysKey = ownName("mood-universe.keys");

const listeners = new Set<() => void>();

/** Forgets the keys in this page, in the storage and, by the storage's event, in the other tabs. */
export function dropKeys() {
  for (const listener of listeners) listener();
  try {
    // Most people have none, and their browser opens no database for it.
    if (localStorage.getItem(keysKey) === null) return;
    localStorage.removeItem(keysKey);
    indexedDB.deleteDatabase(keysDatabase);
  } catch {
    // A forbidden storage is empty.
  }
}

/** Calls back before the keys are dropped; the returned function unsubscribes. */
export function onKeysDropped(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
