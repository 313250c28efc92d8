/** The second factor of sign-ins: wrong codes are counted as wrong passwords are, and locked with them. */

import { lockedUntil, noFailedAttempts, recordWrongPassword } from "#domain/accounts/lockout.ts";
import type { Context } from "../context.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { hasSecondFactor, takeCode } from "../second-factor/second-factor.ts";
import { listCredentials } from "../users/credential-queries.ts";
import { readAttempts, storeAttempts } from "./sign-in-attempts.ts";

export type WrongCode =
  | { readonly ok: false; readonly reason: "code needed" | "wrong code" }
  | { readonly ok: false; readonly reason: "locked"; readonly until: number };

/**
 * Null for a person without a second factor, and for a right code, which is used up and forgets the wrong ones. To be called
 * in the transaction that signs the person in, with their row locked: of several sign-ins with one code, the first succeeds.
 */
export async function passSecondFactor(
  context: Pick<Context, "now" | "settings">,
  transaction: Db,
  user: UserRow,
  typed: string,
): Promise<WrongCode | null> {
  const credentials = await listCredentials(transaction, user.id);
  if (!hasSecondFactor(credentials)) return null;
  const [at, attempts] = [context.now(), readAttempts(user)];
  const until = lockedUntil(attempts, at);
  if (until !== null) return { ok: false, reason: "locked", until };
  if (typed.trim() === "") return { ok: false, reason: "code needed" };
  const isRight = await takeCode(context, transaction, { userId: user.id, credentials, typed });
  const counted = isRight ? noFailedAttempts : recordWrongPassword(attempts, at);
  await storeAttempts(transaction, { userId: user.id }, counted, new Date(at));
  return isRight ? null : { ok: false, reason: "wrong code" };
}
