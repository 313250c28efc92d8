/** The feelings that a person used last (last-used.ts) go with the person. */

export const lastUsedKey = "mood-universe.last-used";

export function forgetLastUsed() {
  try {
    localStorage.removeItem(lastUsedKey);
  } catch {
    // Feelings that cannot be stored are none.
  }
}
