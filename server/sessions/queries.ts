import type { Insertable } from "kysely";
import { groupedLookup } from "../database/grouped-lookup.ts";
import type { Db, SessionsTable } from "../database/schema.ts";

/** Includes the state of the user's universe, because the most frequent call, a poll without changes, needs nothing else. */
export const findSession = groupedLookup(
  (db, sids) =>
    db
      .selectFrom("sessions")
      .innerJoin("users", "users.id", "sessions.userId")
      .select([
        "sessions.sid",
        "sessions.userId",
        "sessions.expire",
        "users.revision",
        "users.feedStart",
        "users.latestEntryAt",
      ])
      .where("sessions.sid", "in", sids)
      .where("users.closedAt", "is", null),
  ({ sid }) => sid,
);

export const findSessionData = (db: Db, sid: string) =>
  db.selectFrom("sessions").select("sess").where("sid", "=", sid).executeTakeFirst();

export const insertSession = (db: Db, session: Insertable<SessionsTable>) =>
  db.insertInto("sessions").values(session).execute();

export const extendSession = (db: Db, sid: string, expire: Date) =>
  db.updateTable("sessions").set({ expire }).where("sid", "=", sid).execute();

/** Ends a session, and the reminders on its device. */
export async function deleteSession(db: Db, sid: string) {
  await db.deleteFrom("push_subscriptions").where("sid", "=", sid).execute();
  await db.deleteFrom("sessions").where("sid", "=", sid).execute();
}

/** Ends all sessions of a user, except `exceptSid`, and the reminders on their devices. Returns how many sessions it ended. */
export async function deleteSessionsOfUser(db: Db, userId: string, exceptSid = ""): Promise<number> {
  const remove = (table: "push_subscriptions" | "sessions") =>
    db.deleteFrom(table).where("userId", "=", userId).where("sid", "!=", exceptSid).executeTakeFirst();
  await remove("push_subscriptions");
  return Number((await remove("sessions")).numDeletedRows);
}

/** Gives the reminders on a device to the next session there, if it is of the same user. */
export const moveSubscription = (db: Db, userId: string, fromSid: string, toSid: string) =>
  db
    .updateTable("push_subscriptions")
    .set({ sid: toSid })
    .where("userId", "=", userId)
    .where("sid", "=", fromSid)
    .execute();

export const deleteExpiredSessions = (db: Db, now: Date) =>
  db.deleteFrom("sessions").where("expire", "<=", now).execute();
