/** Whether this page was opened with a text that another app shares; the code that takes it is fetched only then. */

import { ownName } from "../base-path.ts";

export const sharedTextKey = ownName("mood-universe.shared-text");

export function hasSharedText(): boolean {
  try {
    return /[?&]shared=/.test(location.search) || sessionStorage.getItem(sharedTextKey) !== null;
  } catch {
    return false;
  }
}
