/** The copy of a person's universe (database.ts). A page that is being left needs to load no other code to delete it. */

import { ownName } from "../base-path.ts";

export const copyDatabase = ownName("mood-universe.copy");

const listeners = new Set<() => void>();

/** Tabs close their connections for it. */
export function forgetCopy() {
  for (const listener of listeners) listener();
  try {
    indexedDB.deleteDatabase(copyDatabase);
  } catch {
    // A forbidden storage is empty.
  }
}

/** Calls back before the copy is deleted. */
export const onCopyForgotten = (listener: () => void) => void listeners.add(listener);
