/** A person who is signed in proves once more that it is them, before they change how they get in. */

import type { Confirmation } from "#domain/accounts/doors.ts";
import type { Context } from "../context.ts";
import type { Db } from "../database/schema.ts";
import { endConfirmation, isConfirmationWaiting } from "../second-factor/waiting-confirmation.ts";
import { renewSession } from "../sessions/proof.ts";
import type { Session } from "../sessions/session.ts";
import { findUser, lockUser, updateUser } from "../users/queries.ts";
import { type NotProved, provePasskey } from "./passkeys/prove-passkey.ts";
import { hasPassword, passwordOf } from "./password-change.ts";
import { checkPassword, type WrongPassword } from "./password-check.ts";
import { passSecondFactor } from "./second-factor-check.ts";

/** `sessionId` is the value of the session's new cookie. */
export type Confirmed =
  | { readonly ok: true; readonly sessionId: string }
  | { readonly ok: false; readonly reason: "no password" }
  /** No confirmation by the provider waits for a code. */
  | { readonly ok: false; readonly reason: "expired" }
  | { readonly ok: false; readonly passkey: NotProved }
  | WrongPassword;

type Renew = (transaction: Db) => Promise<string | undefined>;

/** Finishes a confirmation by the provider, which waits on after a wrong code. */
const proveByCode = (context: Context, session: Session, code: string, renew: Renew) =>
  context.db.transaction().execute(async (transaction) => {
    const at = new Date(context.now());
    const user = await lockUser(transaction, context.dialect, session.userId);
    // The person may have removed the identity since.
    const waits = user?.providerSubject && (await isConfirmationWaiting(transaction, session, at));
    if (!waits) return { ok: false as const, reason: "expired" as const };
    const refused = await passSecondFactor(context, transaction, user, code);
    if (refused) return refused;
    await endConfirmation(transaction, session, at);
    await updateUser(transaction, user.id, { providerLastUsedAt: at });
    return { ok: true as const, value: await renew(transaction) };
  });

/** Calls `renew` in the transaction that checks the proof. */
async function prove(context: Context, session: Session, { response, ...typed }: Confirmation, renew: Renew) {
  if (response) {
    const asked = { purpose: "confirm", subjectId: session.userId } as const;
    const proved = await provePasskey(context, response, asked, renew);
    return proved.ok ? proved : { ok: false as const, passkey: proved.reason };
  }
  if (typed.password === "") return proveByCode(context, session, typed.code, renew);
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
