import type { Insertable } from "kysely";
import { compiledOnce } from "../database/compiled.ts";
import type { Db, SessionsTable } from "../database/schema.ts";

/** With the state of its user's universe, because the call that comes most often, an unchanged poll, needs nothing else. */
export const findSession = compiledOnce((db, sid: string) =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .select(["sessions.userId", "sessions.expire", "users.revision", "users.latestEntryAt"])
    .where("sessions.sid", "=", sid),
);

export const insertSession = (db: Db, session: Insertable<SessionsTable>) =>
  db.insertInto("sessions").values(session).execute();

export const extendSession = (db: Db, sid: string, expire: Date) =>
  db.updateTable("sessions").set({ expire }).where("sid", "=", sid).execute();

export const deleteSession = (db: Db, sid: string) =>
  db.deleteFrom("sessions").where("sid", "=", sid).execute();

/** All of them, or all but one. */
export const deleteSessionsOfUser = (db: Db, userId: string, exceptSid = "") =>
  db.deleteFrom("sessions").where("userId", "=", userId).where("sid", "!=", exceptSid).execute();

export const deleteExpiredSessions = (db: Db, now: Date) =>
  db.deleteFrom("sessions").where("expire", "<=", now).execute();
