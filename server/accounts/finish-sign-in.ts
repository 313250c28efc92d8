import type { Context } from "../context.ts";
import type { Db, UserRow } from "../database/schema.ts";
import { endWaiting, findWaiting } from "../second-factor/waiting-sign-in.ts";
import { lockUser, updateUser } from "../users/queries.ts";
import { passSecondFactor, type WrongCode } from "./second-factor-check.ts";

export type Finished =
  | { readonly ok: true; readonly user: UserRow; readonly sessionId: string }
  | { readonly ok: false; readonly reason: "expired" }
  | WrongCode;

const expired = { ok: false, reason: "expired" } as const;

/** Finishes a sign-in with the provider by the second factor. After a wrong code it waits on. */
export const finishSignIn = (
  context: Context,
  { waitingId, code }: { waitingId: string; code: string },
  startSession: (transaction: Db, user: UserRow) => Promise<string>,
): Promise<Finished> =>
  context.db.transaction().execute(async (transaction): Promise<Finished> => {
    const at = new Date(context.now());
    const userId = await findWaiting(transaction, waitingId, at);
    const user = userId === null ? undefined : await lockUser(transaction, context.dialect, userId);
    // The person may have removed the identity since.
    if (!user?.providerSubject) return expired;
    const refused = await passSecondFactor(context, transaction, user, code);
    if (refused) return refused;
    if (!(await endWaiting(transaction, waitingId, user.id, at))) return expired;
    const signedIn = await updateUser(transaction, user.id, { lastLoginAt: at, providerLastUsedAt: at });
    return { ok: true, user: signedIn, sessionId: await startSession(transaction, signedIn) };
  });
