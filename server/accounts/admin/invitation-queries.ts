import type { Insertable } from "kysely";
import type { Db, JoinInvitationsTable } from "../../database/schema.ts";

export const insertJoinInvitation = (db: Db, invitation: Insertable<JoinInvitationsTable>) =>
  db.insertInto("join_invitations").values(invitation).execute();

export async function countJoinInvitations(db: Db, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("join_invitations")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("endsAt", ">", now)
    .executeTakeFirstOrThrow();
  return count;
}

export const listJoinInvitations = (db: Db, now: Date) =>
  db
    .selectFrom("join_invitations")
    .select(["id", "label", "uses", "used", "createdAt", "endsAt"])
    .where("endsAt", ">", now)
    .execute();

/** The links for people of universes, the one that ends last first. */
export const listUniverseInvitations = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom("invitations")
    .innerJoin("users", "users.id", "invitations.userId")
    .select([
      ...(["invitations.id", "invitations.label", "invitations.createdAt", "invitations.endsAt"] as const),
      "users.universeName as forUniverse",
    ])
    .where("invitations.endsAt", ">", now)
    .orderBy("invitations.endsAt", "desc")
    .limit(limit)
    .execute();

/** Deletes an invitation of either kind; `userId` is the user for whom it was. Undefined without one. */
export async function deleteInvitationById(
  db: Db,
  id: string,
): Promise<{ userId: string | null } | undefined> {
  const joined = await db
    .deleteFrom("join_invitations")
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  if (joined) return { userId: null };
  return db.deleteFrom("invitations").where("id", "=", id).returning("userId").executeTakeFirst();
}

export const deleteExpiredJoinInvitations = (db: Db, now: Date) =>
  db.deleteFrom("join_invitations").where("endsAt", "<=", now).execute();
