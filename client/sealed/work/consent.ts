/**
 * Whether the person has said on this device that their words are to be opened again. Without it no device opens any, whatever
 * state a server tells: it could otherwise ask every device for all words by a word of its own.
 */

const key = "mood-universe.opens-words";

export function wantsOpening(userId: string): boolean {
  try {
    return localStorage.getItem(key) === userId;
  } catch {
    return false;
  }
}

/** Remembers it for the next visit: the opening can take several. */
export function noteOpeningWanted(userId: string) {
  try {
    localStorage.setItem(key, userId);
  } catch {
    // Then the page asks again.
  }
}

export function forgetOpeningWanted() {
  try {
    localStorage.removeItem(key);
  } catch {
    // A forbidden storage is empty.
  }
}
