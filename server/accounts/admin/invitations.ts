/** Invitations: of new people, and of the person of one universe that has lost its way in, or that its name alone opens. */

import { randomUUID } from "node:crypto";
import { invitationFragment } from "#domain/accounts/migration.ts";
import { universeNameKey } from "#domain/accounts/names.ts";
import type { Opening } from "#domain/accounts/openings.ts";
import {
  type Invitation,
  invitationEnd,
  invitationLimits,
  type NewInvitation,
} from "#domain/admin/invitations.ts";
import { invitationPath, joinPath } from "#domain/pages/paths.ts";
import { lockKeys } from "../../database/lock.ts";
import type { Db } from "../../database/schema.ts";
import { linkTo } from "../../public-link.ts";
import { hashOf, newSecret, newSecretOf, userOfSecret } from "../../secrets.ts";
import { findJoinInvitation } from "../../users/admission.ts";
import { findUser, findUserByUniverseKey, nobody } from "../../users/queries.ts";
import { canBeReplaced, type Here } from "../../users/ways-in.ts";
import { invitedUntil, storeInvitation } from "../taking-over-queries.ts";
import type { Acting } from "./actions.ts";
import {
  countJoinInvitations,
  deleteInvitationById,
  insertJoinInvitation,
  listJoinInvitations,
  listUniverseInvitations,
} from "./invitation-queries.ts";
import { writeLog } from "./log.ts";

type Inviting = Acting & {
  readonly settings: Pick<Here, "publicUrl" | "provider"> & { readonly registration: Opening };
};

/** Why there is no invitation. `protected`: the universe has a way in of its own. */
export type NotInvited = "registration closed" | "too many" | "not found" | "protected" | "closed";

export type Made = { readonly ok: true; readonly invitation: Invitation; readonly url: string };
type NotMade = { readonly ok: false; readonly why: NotInvited };

/** The invitation is stored by the hash of its token alone, so that nothing shows the link again. */
export const makeInvitation = (inviting: Inviting, asked: NewInvitation): Promise<Made | NotMade> =>
  asked.forUniverse === null
    ? inviteNewPeople(inviting, asked)
    : inviteTo(inviting, asked, asked.forUniverse);

async function inviteNewPeople(
  { db, dialect, now, by, settings }: Inviting,
  { label, days, uses }: NewInvitation,
): Promise<Made | NotMade> {
  if (settings.registration === "off") return { ok: false, why: "registration closed" };
  const [id, token, createdAt] = [randomUUID(), newSecret(), new Date(now())];
  const endsAt = invitationEnd(createdAt, days);
  return db.transaction().execute(async (transaction): Promise<Made | NotMade> => {
    await lockKeys(transaction, dialect, "invitations");
    if ((await countJoinInvitations(transaction, createdAt)) >= invitationLimits.most)
      return { ok: false, why: "too many" };
    const row = { id, label, uses, createdAt, endsAt };
    await insertJoinInvitation(transaction, { ...row, tokenHash: hashOf(token) });
    await writeLog(transaction, { action: "invite", by, for: null }, createdAt);
    const invitation = toInvitation({ ...row, used: 0 });
    return { ok: true, invitation, url: linkTo(settings.publicUrl, `${joinPath}#${token}`) };
  });
}

/** Replaces an earlier link for the universe. */
async function inviteTo(
  { db, now, by, settings }: Inviting,
  { label, days }: NewInvitation,
  name: string,
): Promise<Made | NotMade> {
  const user = await findUserByUniverseKey(db, universeNameKey(name));
  if (user?.universeName !== name) return { ok: false, why: "not found" };
  if (user.closedAt) return { ok: false, why: "closed" };
  if (!canBeReplaced(user, settings)) return { ok: false, why: "protected" };
  const [id, token, createdAt] = [randomUUID(), newSecretOf(user.id), new Date(now())];
  const row = { id, label, createdAt, endsAt: invitationEnd(createdAt, days) };
  await db.transaction().execute(async (transaction) => {
    await storeInvitation(transaction, { ...row, userId: user.id, tokenHash: hashOf(token) });
    await writeLog(transaction, { action: "invite", by, for: user.id }, createdAt);
  });
  const path = `${invitationPath}#${invitationFragment(token, name)}`;
  const invitation = toInvitation({ ...row, uses: 1, used: 0, forUniverse: name });
  return { ok: true, invitation, url: linkTo(settings.publicUrl, path) };
}

type Row = {
  readonly id: string | null;
  readonly label: string | null;
  readonly uses: number;
  readonly used: number;
  readonly createdAt: Date | null;
  readonly endsAt: Date;
  readonly forUniverse?: string;
};

/** A row of the version before has neither an id nor a moment. */
const toInvitation = ({ createdAt, endsAt, forUniverse, ...row }: Row): Invitation => ({
  ...{ ...row, id: row.id ?? "" },
  createdAt: (createdAt ?? endsAt).toISOString(),
  endsAt: endsAt.toISOString(),
  forUniverse: forUniverse ?? null,
});

/** The latest first. */
export async function listInvitations(db: Db, now: Date): Promise<Invitation[]> {
  const forUniverses = await listUniverseInvitations(db, now, invitationLimits.most);
  const rows: Row[] = [
    ...(await listJoinInvitations(db, now)),
    ...forUniverses.map((row) => ({ ...row, uses: 1, used: 0 })),
  ];
  return rows.map(toInvitation).toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
}

/** Ends an invitation at once; false without one. */
export const revokeInvitation = ({ db, now, by }: Acting, id: string): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const revoked = await deleteInvitationById(transaction, id);
    if (!revoked) return false;
    const line = { action: "revoke-invitation", by, for: revoked.userId } as const;
    await writeLog(transaction, line, new Date(now()));
    return true;
  });

export type CheckedInvitation = { readonly endsAt: Date; readonly for: string | null };

/** What an invitation opens now; null for none that works. Uses nothing. */
export async function checkInvitation(
  { db, now, settings }: Pick<Inviting, "db" | "now" | "settings">,
  token: string,
): Promise<CheckedInvitation | null> {
  const [tokenHash, at] = [hashOf(token), new Date(now())];
  const joined = settings.registration === "off" ? undefined : await findJoinInvitation(db, tokenHash, at);
  if (joined) return { endsAt: joined.endsAt, for: null };
  const user = await findUser(db, userOfSecret(token) ?? nobody);
  const endsAt = await invitedUntil(db, user?.id, tokenHash, at);
  if (!user || !endsAt || user.closedAt || !canBeReplaced(user, settings)) return null;
  return { endsAt, for: user.universeName };
}
