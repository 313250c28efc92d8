/**
 * Sign-in with a recovery code, where nothing but passkeys opens a universe, or a provider that is gone. For an account with a
 * password or a provider, a code stands for the second factor, and never for both.
 */

import { lockedUntil, noFailedAttempts, recordWrongPassword } from "#domain/accounts/lockout.ts";
import type { Context } from "../context.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { takeRecoveryCode } from "../second-factor/recovery-codes.ts";
import { lockUser, nobody, updateUser } from "../users/queries.ts";
import { canBeReplaced } from "../users/ways-in.ts";
import { findTarget } from "./login.ts";
import { lockAttempts, storeAttempts } from "./sign-in-attempts.ts";

export type Recovered =
  | { readonly ok: true; readonly user: UserRow; readonly sessionId: string }
  | { readonly ok: false; readonly reason: "wrong" }
  | { readonly ok: false; readonly reason: "locked"; readonly until: number };

/**
 * A wrong code is counted like a wrong password for the same identifier. Unknown names, and accounts that no code opens, cost
 * the same statements. `startSession` runs inside the transaction that uses up the code.
 */
export async function recover(
  context: Context,
  { identifier, recoveryCode }: { readonly identifier: string; readonly recoveryCode: string },
  startSession: (transaction: Db, user: UserRow) => Promise<string>,
): Promise<Recovered> {
  const { db, dialect, now, settings } = context;
  const { counter, user: known } = await findTarget(context, identifier);
  return db.transaction().execute(async (transaction) => {
    const { attempts } = await lockAttempts(transaction, dialect, counter);
    const at = new Date(now());
    const user = await lockUser(transaction, dialect, known?.id ?? nobody);
    const until = lockedUntil(attempts, at.getTime());
    const owner = user && canBeReplaced(user, settings) && until === null ? user.id : nobody;
    const isRight = await takeRecoveryCode(transaction, owner, recoveryCode);
    if (!isRight || !user) {
      const counted =
        until === null
          ? recordWrongPassword(attempts, at.getTime())
          : { ...attempts, loginAttempts: attempts.loginAttempts + 1 };
      await storeAttempts(transaction, counter, counted, at);
      return until === null ? { ok: false, reason: "wrong" } : { ok: false, reason: "locked", until };
    }
    await storeAttempts(transaction, counter, noFailedAttempts, at);
    const signedIn = await updateUser(transaction, user.id, { lastLoginAt: at });
    return { ok: true, user: signedIn, sessionId: await startSession(transaction, signedIn) };
  });
}
