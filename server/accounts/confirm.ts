/** A person who is signed in proves once more that it is them, before they change how they get in. */

import type { Confirmation } from "#domain/accounts/doors.ts";
import type { Context } from "../context.ts";
import type { Db } from "../database/schema.ts";
import { renewSession } from "../sessions/proof.ts";
import type { Session } from "../sessions/session.ts";
import { findUser } from "../users/queries.ts";
import { type NotProved, provePasskey } from "./passkeys/prove-passkey.ts";
import { hasPassword, passwordOf } from "./password-change.ts";
import { checkPassword, type WrongPassword } from "./password-check.ts";

/** `sessionId` is the value of the session's new cookie. */
export type Confirmed =
  | { readonly ok: true; readonly sessionId: string }
  | { readonly ok: false; readonly reason: "no password" }
  | { readonly ok: false; readonly passkey: NotProved }
  | WrongPassword;

/** Calls `renew` in the transaction that checks the proof. */
async function prove(
  context: Context,
  session: Session,
  { response, ...typed }: Confirmation,
  renew: (transaction: Db) => Promise<string | undefined>,
) {
  if (response) {
    const asked = { purpose: "confirm", subjectId: session.userId } as const;
    const proved = await provePasskey(context, response, asked, renew);
    return proved.ok ? proved : { ok: false as const, passkey: proved.reason };
  }
  const known = await findUser(context.db, session.userId);
  if (!known) return { ok: false as const, reason: "gone" as const };
  if (!hasPassword(known)) return { ok: false as const, reason: "no password" as const };
  return checkPassword(context, { ...passwordOf(known), ...typed }, renew);
}

export async function confirm(
  context: Context,
  session: Session,
  confirmation: Confirmation,
): Promise<Confirmed> {
  const proved = await prove(context, session, confirmation, (transaction) =>
    renewSession({ ...context, db: transaction }, session),
  );
  if (!proved.ok) return proved;
  return proved.value === undefined ? { ok: false, reason: "gone" } : { ok: true, sessionId: proved.value };
}
