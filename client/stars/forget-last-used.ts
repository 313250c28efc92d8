/** The feelings that a person used last (last-used.ts) go with the person. */

import { ownName } from "../base-path.ts";

export const lastUsedKey = ownName("mood-universe.last-used");

export function forgetLastUsed() {
  try {
    localStorage.removeItem(lastUsedKey);
  } catch {
    // Feelings that cannot be stored are none.
  }
}
