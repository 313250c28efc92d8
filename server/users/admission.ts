/** Who is let in as a new person: everybody, whoever has an invitation, or nobody. */

import type { Opening } from "#domain/accounts/openings.ts";
import { refusalsAccounts } from "#domain/languages/en/refusals-accounts.ts";
import { refusalsAdmin } from "#domain/languages/en/refusals-admin.ts";
import { refusal } from "#domain/refusals.ts";
import type { Db } from "../database/schema.ts";

/** The body of a 403 while the operator accepts no new users. */
export const registrationClosed = refusal("registration-closed", refusalsAccounts.registrationClosed);
const byInvitation = refusal("registration-by-invitation", refusalsAdmin.registrationByInvitation);
/** The body of a 403 for an invitation that lets nobody in, for whatever reason. */
export const invitationEnded = refusal("invalid-invitation", refusalsAdmin.invitationEnded);

/** An invitation by the hash of its token. */
type Invited = { readonly opening: Opening; readonly tokenHash: string | null; readonly now: Date };

/** An invitation that lets somebody in now. */
export const findJoinInvitation = (db: Db, tokenHash: string, now: Date) =>
  db
    .selectFrom("join_invitations")
    .select(["id", "endsAt"])
    .where("tokenHash", "=", tokenHash)
    .where("endsAt", ">", now)
    .whereRef("used", "<", "uses")
    .executeTakeFirst();

/** Why a newcomer is refused who has not the invitation that they need; null if they are not. Uses nothing. */
export async function refuseUninvited(db: Db, { opening, tokenHash, now }: Invited) {
  if (opening !== "invite") return null;
  if (tokenHash === null) return byInvitation;
  return (await findJoinInvitation(db, tokenHash, now)) ? null : invitationEnded;
}

/**
 * Uses the invitation once, in the transaction of the registration: of several requests with its last use, one gets it. Null
 * when the newcomer needs one that works. Where registration is open, an invitation only counts.
 */
export async function admit(db: Db, { opening, tokenHash, now }: Invited) {
  const used =
    tokenHash === null
      ? undefined
      : await db
          .updateTable("join_invitations")
          .set((eb) => ({ used: eb("used", "+", 1) }))
          .where("tokenHash", "=", tokenHash)
          .where("endsAt", ">", now)
          .whereRef("used", "<", "uses")
          .returning("id")
          .executeTakeFirst();
  return used || opening === "on" ? { invitationId: used?.id ?? null } : null;
}

/** Gives back a use for each of these ids, because nobody has made an account with it. */
export async function giveUsesBack(db: Db, invitationIds: readonly (string | null)[]) {
  for (const id of invitationIds.filter((one) => one !== null))
    await db
      .updateTable("join_invitations")
      .set((eb) => ({ used: eb("used", "-", 1) }))
      .where("id", "=", id)
      .where("used", ">", 0)
      .execute();
}
