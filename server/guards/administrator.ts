/** Who can make the calls of administrators. */

import { missingOf } from "#domain/admin/safe-session.ts";
import { refusalsAdmin } from "#domain/languages/en/refusals-admin.ts";
import { refusal } from "#domain/refusals.ts";
import type { Context } from "../context.ts";
import type { Session } from "../sessions/session.ts";
import { listCredentials } from "../users/credential-queries.ts";
import { passkeyDataOf } from "../users/passkeys.ts";
import { secondFactorIn } from "../users/ways-in.ts";

type SessionOfAdministrator = Session & { readonly administrator: NonNullable<Session["administrator"]> };

/** A session with a scope is none of an administrator, whoever its person is. */
export const isOfAdministrator = (session: Session | null): session is SessionOfAdministrator =>
  session !== null && session.administrator !== null && !session.isLimited && !session.addsWaysInOnly;

const refusals = {
  both: refusal("second-factor-needed", refusalsAdmin.secondFactorNeeded),
  "passkey sign-in": refusal("second-factor-needed", refusalsAdmin.passkeyNeeded),
};

/** Why the session is not safe enough; null if it is. Read at each call, because a second factor can go at any time. */
export async function refuseUnsafe(
  { db, settings }: Context,
  { userId, administrator }: SessionOfAdministrator,
) {
  const credentials = await listCredentials(db, userId);
  const here = credentials.filter(
    (one) => one.kind === "passkey" && passkeyDataOf(one).host === settings.publicUrl.hostname,
  );
  const missing = missingOf({
    method: administrator.method,
    authenticatedAt: administrator.authenticatedAt?.getTime() ?? null,
    hasSecondFactor: secondFactorIn(credentials) !== null,
    passkeysSince: here.map(({ createdAt }) => createdAt.getTime()),
  });
  return missing && refusals[missing];
}
