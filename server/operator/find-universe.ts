/** Finds the universe that the operator names: by its exact name, or by the verified address of its owner. */

import { isEmail } from "#domain/accounts/email.ts";
import { universeNameKey } from "#domain/accounts/names.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { emailKey } from "../users/email-key.ts";
import { findUserByEmail, findUserByUniverseKey } from "../users/queries.ts";
import type { CommandContext } from "./command.ts";
import { quoted, removeIsolates } from "./printing.ts";

export type FoundUniverse =
  | { readonly ok: true; readonly user: UserRow }
  | { readonly ok: false; readonly reason: string };

/** Says to the operator what no command of theirs can do, where the words of a universe are sealed. */
export function notifyOfSeal(
  { notify }: Pick<CommandContext, "notify">,
  { sealState, universeName }: Pick<UserRow, "sealState" | "universeName">,
) {
  if (sealState !== "open")
    notify(
      `Words of ${quoted(universeName)} are sealed: its owner alone opens them, with a passphrase or a recovery kit. Nothing here does.`,
    );
}

/** A universe name cannot have the form of an address, so that the argument is never ambiguous. */
export async function findUniverse(db: Db, nameOrEmail: string): Promise<FoundUniverse> {
  const name = removeIsolates(nameOrEmail).trim().normalize("NFC");
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
