/**
 * Whether the person has said on this device that their words are to be opened again. Without it no device opens any, whatever
 * state a server tells: it could otherwise ask every device for all words by a word of its own. It is said of one key: words
 * that are sealed again later have another one, of which nothing was said.
 */

import { ownName } from "../../base-path.ts";
import { keyringOf } from "../keyring.ts";

const key = ownName("mood-universe.opens-words");

/** The person and the key for which this is remembered; null while no key is here. */
function consentOf(userId: string): string | null {
  const epoch = keyringOf(userId)?.epochs.at(-1)?.epoch;
  return epoch === undefined ? null : `${userId} ${epoch}`;
}

export function wantsOpening(userId: string): boolean {
  const consent = consentOf(userId);
  try {
    return consent !== null && localStorage.getItem(key) === consent;
  } catch {
    return false;
  }
}

/** Remembers it for the next visit: the opening can take several. */
export function noteOpeningWanted(userId: string) {
  const consent = consentOf(userId);
  try {
    if (consent !== null) localStorage.setItem(key, consent);
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
