/** Renames and removes a passkey. */

import { isOpen } from "#domain/accounts/doors.ts";
import { refusalsPasskeys } from "#domain/languages/en/refusals-passkeys.ts";
import { refusal } from "#domain/refusals.ts";
import type { Context } from "../../context.ts";
import type { CredentialRow } from "../../database/schema.ts";
import { notify } from "../../mail/notify.ts";
import { deleteCredential, updateCredential } from "../../users/credential-queries.ts";
import { removeEntries } from "../../users/directory-queries.ts";
import { listPasskeys, passkeyDataOf, passkeyEntry } from "../../users/passkeys.ts";
import { lockUser } from "../../users/queries.ts";
import { openDoors, readWaysIn } from "../../users/ways-in.ts";

/** 409 of a way in without which nobody could enter the universe any more. */
export const lastDoor = refusal("last-door", refusalsPasskeys.lastDoor);

type Named = { readonly userId: string; readonly id: string };

/** The passkey with its new name; undefined where the user has no such passkey. */
export const renamePasskey = ({ db, dialect }: Context, { userId, id }: Named, name: string) =>
  db.transaction().execute(async (transaction): Promise<CredentialRow | undefined> => {
    // A use of the passkey writes the same row.
    await lockUser(transaction, dialect, userId);
    const row = (await listPasskeys(transaction, userId)).find((passkey) => passkey.id === id);
    if (!row) return undefined;
    await updateCredential(transaction, row, { name });
    return { ...row, name };
  });

export type PasskeyRemoved = "removed" | "unknown" | "last door";

export const removePasskey = ({ db, dialect, now, settings }: Context, { userId, id }: Named) =>
  db.transaction().execute(async (transaction): Promise<PasskeyRemoved> => {
    const user = await lockUser(transaction, dialect, userId);
    if (!user) return "unknown";
    const ways = await readWaysIn(transaction, user);
    const row = ways.passkeys.find((passkey) => passkey.id === id);
    if (!row) return "unknown";
    const others = { ...ways, passkeys: ways.passkeys.filter((passkey) => passkey !== row) };
    if (!isOpen(openDoors(others, settings))) return "last door";
    const { kind, key } = passkeyEntry(passkeyDataOf(row).keyId);
    await deleteCredential(transaction, { userId, id, kind: "passkey" });
    await removeEntries(transaction, userId, kind, [key]);
    await notify(transaction, "passkey-removed", user, new Date(now()));
    return "removed";
  });
