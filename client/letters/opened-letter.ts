/** The letter that was opened, or was not wanted, on the last day of its time: home of this browser says no more of it. */

import { letterAddress } from "#domain/letters/letter-address.ts";
import type { Period } from "#domain/letters/period.ts";
import { ownName } from "../base-path.ts";

const key = ownName("mood-universe.opened-letter");

/** The name that `openedLetter` returns for a letter of a person. */
export const openedName = (userId: string, period: Period) => `${userId} ${letterAddress(period)}`;

/** The latest; null if there is none. */
export function openedLetter(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function noteLetterOpened(userId: string, period: Period) {
  try {
    localStorage.setItem(key, openedName(userId, period));
  } catch {
    // Where the storage is forbidden, home says so again on the next visit.
  }
}
