/**
 * Imports keep private data in IndexedDB: entries that are on their way and the answers of earlier imports. This browser
 * holds those of one person only; a session that ends by itself leaves them, so that the import goes on later.
 */

import { ownName } from "../base-path.ts";

export const importsDatabase = ownName("mood-universe.imports");
const ownerKey = ownName("mood-universe.imports-of");

/** Tabs close their connections for it, and a page that is being left needs to load no code. */
export function forgetImports() {
  try {
    indexedDB.deleteDatabase(importsDatabase);
    localStorage.removeItem(ownerKey);
  } catch {
    // A forbidden storage is empty.
  }
}

/** False after their imports were forgotten, which another tab may have done. */
export function mayKeepImportsOf(userId: string): boolean {
  try {
    return localStorage.getItem(ownerKey) === userId;
  } catch {
    return true;
  }
}

/** `userId` is signed in: what somebody else has left goes. */
export function keepImportsOf(userId: string) {
  try {
    if (localStorage.getItem(ownerKey) === userId) return;
    forgetImports();
    localStorage.setItem(ownerKey, userId);
  } catch {
    // The browser forbids its storage.
  }
}
