/** Whom the operator means: a universe by its exact name or by the address that its owner has verified. */

import { isEmail } from "#domain/email.ts";
import { universeNameKey } from "#domain/names.ts";
import { findUserByEmail } from "../accounts/queries.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { emailKey } from "../email-key.ts";
import { findUserByUniverseKey } from "../universes/queries.ts";
import { quoted, withoutIsolates } from "./printing.ts";

export type FoundUniverse =
  | { readonly ok: true; readonly user: UserRow }
  | { readonly ok: false; readonly reason: string };

/** No name is shaped like an address, so what was typed cannot mean both. */
export async function findUniverse(db: Db, typed: string): Promise<FoundUniverse> {
  const name = withoutIsolates(typed).trim().normalize("NFC");
  if (isEmail(name)) {
    const user = await findUserByEmail(db, emailKey(name));
    return user
      ? { ok: true, user }
      : { ok: false, reason: `Nobody has verified the address ${quoted(name)}.` };
  }
  const user = await findUserByUniverseKey(db, universeNameKey(name));
  if (user?.universeName === name) return { ok: true, user };
  const instead = user ? `; there is ${quoted(user.universeName)}` : "";
  return { ok: false, reason: `There is no universe ${quoted(name)}${instead}.` };
}
