/** Invitations of operators, and what the founding session of a universe can undo. */

import type { Insertable } from "kysely";
import type { Db, InvitationsTable, UndoableMigrationsTable } from "../database/schema.ts";
import type { SessionKey } from "../sessions/queries.ts";
import { removeEntries } from "../users/directory-queries.ts";
import { nobody } from "../users/queries.ts";

/** Replaces an earlier invitation of the universe. */
export const storeInvitation = (db: Db, invitation: Insertable<InvitationsTable>) =>
  db
    .insertInto("invitations")
    .values(invitation)
    .onConflict((conflict) => conflict.column("userId").doUpdateSet(invitation))
    .execute();

/** The moment until which the hashed token invites to the universe; null if it does not, and without a universe, after the same query. */
export async function invitedUntil(db: Db, userId: string | undefined, tokenHash: string, now: Date) {
  const invitation = await db
    .selectFrom("invitations")
    .select("endsAt")
    .where("userId", "=", userId ?? nobody)
    .where("tokenHash", "=", tokenHash)
    .executeTakeFirst();
  return invitation !== undefined && invitation.endsAt > now ? invitation.endsAt : null;
}

/** Uses up the invitation; of several requests with it, only the first gets true. */
export async function consumeInvitation(db: Db, userId: string, tokenHash: string) {
  const used = await db
    .deleteFrom("invitations")
    .where("userId", "=", userId)
    .where("tokenHash", "=", tokenHash)
    .returning("userId")
    .executeTakeFirst();
  return used !== undefined;
}

/** A universe that has a way in of its own needs none any more. */
export const deleteInvitation = (db: Db, userId: string) =>
  db.deleteFrom("invitations").where("userId", "=", userId).execute();

export const deleteExpiredInvitations = (db: Db, now: Date) =>
  db.deleteFrom("invitations").where("endsAt", "<=", now).execute();

/** Lets the founding session of a universe live until `until`; false when it has none. */
export async function limitFoundingSession(db: Db, userId: string, now: Date, until: Date) {
  const limited = await db
    .updateTable("sessions")
    .set({ expire: until })
    .where("userId", "=", userId)
    .where("isFounding", "=", 1)
    .where("expire", ">", now)
    .returning("sid")
    .executeTakeFirst();
  return limited !== undefined;
}

export const storeUndoableMigration = (db: Db, migration: Insertable<UndoableMigrationsTable>) =>
  db
    .insertInto("undoable_migrations")
    .values(migration)
    .onConflict((conflict) => conflict.column("userId").doUpdateSet(migration))
    .execute();

const undoable = (db: Db, userId: string, now: Date) =>
  db
    .selectFrom("undoable_migrations")
    .innerJoin("sessions", "sessions.userId", "undoable_migrations.userId")
    .select(["undoable_migrations.email", "undoable_migrations.at", "undoable_migrations.until"])
    .where("undoable_migrations.userId", "=", userId)
    .where("undoable_migrations.until", ">", now)
    .where("sessions.userId", "=", userId)
    .where("sessions.isFounding", "=", 1)
    .where("sessions.expire", ">", now);

/** The migration that the session can undo: only the founding one can. */
export const findUndoableMigration = (db: Db, { userId, sid }: SessionKey, now: Date) =>
  undoable(db, userId, now).where("sessions.sid", "=", sid).executeTakeFirst();

/** Finds until when a session can still undo the migration of a universe; undefined when none can. */
export const findUndoableUntil = async (db: Db, userId: string, now: Date) =>
  (await undoable(db, userId, now).executeTakeFirst())?.until;

export const deleteUndoableMigration = (db: Db, userId: string) =>
  db.deleteFrom("undoable_migrations").where("userId", "=", userId).execute();

/** Deletes the links to the sky of a user that were made at `since` or later. */
export async function deleteLinksSince(db: Db, userId: string, since: Date) {
  const deleted = await db
    .deleteFrom("shown_skies")
    .where("userId", "=", userId)
    .where("createdAt", ">=", since)
    .returning("tokenHash")
    .execute();
  const tokens = deleted.map(({ tokenHash }) => tokenHash);
  await removeEntries(db, userId, "link", tokens);
}

export const deletePastMigrations = (db: Db, now: Date) =>
  db.deleteFrom("undoable_migrations").where("until", "<=", now).execute();
