import type { Insertable } from "kysely";
import { cachedQuery } from "../database/cached-query.ts";
import type { Db, SessionsTable } from "../database/schema.ts";

/** Includes the state of the user's universe, because the most frequent call, a poll without changes, needs nothing else. */
export const findSession = cachedQuery((db, sid: string) =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .select([
      "sessions.userId",
      "sessions.expire",
      "users.revision",
      "users.feedStart",
      "users.latestEntryAt",
    ])
    .where("sessions.sid", "=", sid)
    .where("users.closedAt", "is", null),
);

export const findSessionData = (db: Db, sid: string) =>
  db.selectFrom("sessions").select("sess").where("sid", "=", sid).executeTakeFirst();

export const insertSession = (db: Db, session: Insertable<SessionsTable>) =>
  db.insertInto("sessions").values(session).execute();

export const extendSession = (db: Db, sid: string, expire: Date) =>
  db.updateTable("sessions").set({ expire }).where("sid", "=", sid).execute();

export const deleteSession = (db: Db, sid: string) =>
  db.deleteFrom("sessions").where("sid", "=", sid).execute();

/** Deletes all sessions of a user, except `exceptSid`. */
export const deleteSessionsOfUser = (db: Db, userId: string, exceptSid = "") =>
  db.deleteFrom("sessions").where("userId", "=", userId).where("sid", "!=", exceptSid).execute();

export const deleteExpiredSessions = (db: Db, now: Date) =>
  db.deleteFrom("sessions").where("expire", "<=", now).execute();
