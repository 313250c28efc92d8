/** Availability of universe names. */

import { areOfDifferentScripts } from "#domain/accounts/look-alike.ts";
import { refusalsAccounts } from "#domain/languages/en/refusals-accounts.ts";
import { coded, reasonOf, refusal } from "#domain/refusals.ts";
import type { Db } from "../database/schema.ts";
import { findOwner } from "./directory-queries.ts";
import { readScripts, type WantedName } from "./name-look.ts";
import { listScriptsOfLookalikes, type NameSeeker } from "./name-look-queries.ts";
import { isNameReserved } from "./queries.ts";

const sentence = coded("taken", refusalsAccounts.nameTaken);

/** The body of a 409 for a universe name that is not available. */
export const nameTaken = {
  ...refusal("universe-name-taken", refusalsAccounts.nameTaken),
  ...{ fields: { universeName: sentence }, fieldCodes: { universeName: reasonOf(sentence) } },
};

/**
 * Whether nobody else has the name, reserves it, or has one of another script that looks like it. Hold the locks of the
 * wanted name when the result must stay true until the transaction ends.
 */
export async function isNameAvailable(
  db: Db,
  wanted: WantedName,
  now: Date,
  seeker: NameSeeker = {},
): Promise<boolean> {
  const owner = await findOwner(db, "name", wanted.key);
  if (owner !== undefined) return owner === seeker.userId;
  if (await isNameReserved(db, wanted.key, now, seeker.emailKey)) return false;
  const scripts = readScripts(wanted.looks[0]?.scripts ?? null);
  const lookalikes = await listScriptsOfLookalikes(db, wanted, now, seeker);
  return !lookalikes.some((others) => areOfDifferentScripts(scripts, others));
}
