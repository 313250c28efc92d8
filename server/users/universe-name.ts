/** Availability of universe names. */

import { refusalsAccounts } from "#domain/languages/en/refusals-accounts.ts";
import { coded, reasonOf, refusal } from "#domain/refusals.ts";
import type { Db } from "../database/schema.ts";
import { findOwner } from "./directory-queries.ts";
import { isNameReserved } from "./queries.ts";

const sentence = coded("taken", refusalsAccounts.nameTaken);

/** The body of a 409 for a universe name that is not available. */
export const nameTaken = {
  ...refusal("universe-name-taken", refusalsAccounts.nameTaken),
  ...{ fields: { universeName: sentence }, fieldCodes: { universeName: reasonOf(sentence) } },
};

/**
 * Whether no other user has the name and no registration reserves it; `key` is what `universeNameKey` returns. Hold
 * `nameLock(key)` when the result must stay true until the transaction ends.
 */
export async function isNameAvailable(
  db: Db,
  key: string,
  now: Date,
  exceptUserId?: string,
): Promise<boolean> {
  const owner = await findOwner(db, "name", key);
  return owner === undefined ? !(await isNameReserved(db, key, now)) : owner === exceptUserId;
}
