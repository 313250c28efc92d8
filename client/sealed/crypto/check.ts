/** What tells the right keys of an epoch from wrong ones. */

import type { EpochKeys } from "./keys.ts";
import { CannotOpen, openWords, type RecordName, sealWords } from "./words.ts";

const word = "mood-universe";

const nameOf = (userId: string): RecordName => ({ userId, kind: "check", id: userId });

export const makeCheck = (keys: EpochKeys, userId: string): Promise<string> =>
  sealWords(keys, nameOf(userId), { check: word });

/** Whether these keys have made the check, for this person and for the epoch that the keys say. */
export async function isRightKey(keys: EpochKeys, userId: string, check: string): Promise<boolean> {
  try {
    return (await openWords([keys], nameOf(userId), check)).check === word;
  } catch (error) {
    if (error instanceof CannotOpen) return false;
    throw error;
  }
}
