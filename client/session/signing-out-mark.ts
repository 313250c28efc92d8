/** The mark of a sign-out of which the server may not know yet (signing-out.ts). */

import { ownName } from "../base-path.ts";

export const signingOutKey = ownName("mood-universe.signing-out");

/** Whether the cookie of this browser may still open the universe of a person who has signed out. */
export function isSigningOut(): boolean {
  try {
    return localStorage.getItem(signingOutKey) !== null;
  } catch {
    return false;
  }
}
