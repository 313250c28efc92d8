import type { Insertable } from "kysely";
import type { Db, SessionsTable } from "../database/schema.ts";

export const findSession = (db: Db, sid: string) =>
  db.selectFrom("sessions").select(["userId", "expire"]).where("sid", "=", sid).executeTakeFirst();

export const insertSession = (db: Db, session: Insertable<SessionsTable>) =>
  db.insertInto("sessions").values(session).execute();

export const extendSession = (db: Db, sid: string, expire: Date) =>
  db.updateTable("sessions").set({ expire }).where("sid", "=", sid).execute();

export const deleteSession = (db: Db, sid: string) =>
  db.deleteFrom("sessions").where("sid", "=", sid).execute();

export const deleteExpiredSessions = (db: Db, now: Date) =>
  db.deleteFrom("sessions").where("expire", "<=", now).execute();
