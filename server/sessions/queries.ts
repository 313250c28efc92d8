import type { Insertable } from "kysely";
import { groupedLookup, pairLookup } from "../database/grouped-lookup.ts";
import type { Db, SessionRow, SessionsTable } from "../database/schema.ts";
import { deleteTokensOfUser } from "../tokens/queries.ts";
import { removeEntries } from "../users/directory-queries.ts";
import { universeColumns } from "./universe.ts";

/** A session by its key. */
export type SessionKey = { readonly userId: string; readonly sid: string };

const findByKey = pairLookup(
  (db, asked) =>
    db
      .selectFrom(asked)
      .crossJoin("sessions")
      .crossJoin("users")
      .select([
        "sessions.sid",
        "sessions.userId",
        "sessions.expire",
        "sessions.isFounding",
        "sessions.authenticatedAt",
        "sessions.confirmedAt",
        "sessions.lastUsedAt",
        "sessions.scope",
        "sessions.method",
        "users.isAdministrator",
        ...universeColumns,
      ])
      .select((eb) =>
        eb.case().when("users.opensByName", "=", eb.lit(1)).then(0).else(1).end().as("isProtected"),
      )
      .whereRef("sessions.userId", "=", "asked.column1")
      .whereRef("sessions.sid", "=", "asked.column2")
      .whereRef("users.id", "=", "asked.column1")
      .where("users.closedAt", "is", null),
  ({ userId, sid }) => [userId, sid],
);

/** Includes the state of the user's universe. */
export const findSession = (db: Db, { userId, sid }: SessionKey) => findByKey(db, userId, sid);

const findBySid = groupedLookup(
  (db, sids) => db.selectFrom("sessions").select(["sid", "userId"]).where("sid", "in", sids),
  ({ sid }) => sid,
);

/** The user of a session whose cookie does not name them, because an earlier version started it. */
export const findUserOfSession = async (db: Db, sid: string): Promise<string | undefined> =>
  (await findBySid(db, sid))?.userId;

/** The day in UTC. */
export const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** Stores on which day a universe was used, unless a later one is stored. */
export const recordDay = (db: Db, userId: string, at: Date) =>
  db
    .updateTable("users")
    .set({ lastSeenOn: dayOf(at) })
    .where("id", "=", userId)
    .where("lastSeenOn", "<", dayOf(at))
    .execute();

/**
 * Stores the day of a sign-in, and locks the user before sessions end, in the order of all who do both. Returns when the
 * universe was closed.
 */
export async function recordSignIn(db: Db, userId: string, at: Date): Promise<Date | null> {
  const user = await db
    .updateTable("users")
    .set({ lastSeenOn: dayOf(at) })
    .where("id", "=", userId)
    .returning("closedAt")
    .executeTakeFirst();
  return user?.closedAt ?? null;
}

export const findSessionRow = (db: Db, { userId, sid }: SessionKey) =>
  db
    .selectFrom("sessions")
    .selectAll()
    .where("userId", "=", userId)
    .where("sid", "=", sid)
    .executeTakeFirst();

export const insertSession = (db: Db, session: Insertable<SessionsTable>) =>
  db.insertInto("sessions").values(session).execute();

/**
 * Ends the sessions of a user beyond the `most` that were used last, of which `latest` is one. The one that founded the universe stays: whoever knows a
 * name could otherwise push it out, and with it the right to take the universe back.
 */
export async function deleteOldestSessions(db: Db, { userId, sid: latest }: SessionKey, most: number) {
  const oldest = await db
    .selectFrom("sessions")
    .select("sid")
    .where("userId", "=", userId)
    .where("sid", "!=", latest)
    .where("isFounding", "=", 0)
    .orderBy("expire", "desc")
    .orderBy("sid")
    .offset(most - 1)
    .limit(mostAtOnce)
    .execute();
  for (const { sid } of oldest) await deleteSession(db, { userId, sid });
}

/** Most sessions that are ended by one sign-in. An earlier version may have left more. */
const mostAtOnce = 100;

export const updateSession = (
  db: Db,
  { userId, sid }: SessionKey,
  columns: Partial<Pick<SessionRow, "expire" | "lastUsedAt" | "scope" | "isFounding">>,
) => db.updateTable("sessions").set(columns).where("userId", "=", userId).where("sid", "=", sid).execute();

/** The sessions of a user that are valid, the one that was used last first. */
export const listSessions = (db: Db, userId: string, now: Date): Promise<SessionRow[]> =>
  db
    .selectFrom("sessions")
    .selectAll()
    .where("userId", "=", userId)
    .where("expire", ">", now)
    .where((eb) => eb.or([eb("scope", "is", null), eb("scope", "!=", "replaced")]))
    .orderBy((eb) => eb.fn.coalesce("lastUsedAt", eb.val(new Date(0))), "desc")
    .orderBy("sid")
    .execute();

type SubscriptionsOf = { readonly userId: string; readonly id?: string; readonly sid?: string };

/** Ends the reminders on devices of a user: the one with the id, that of the session, or all; `except` that of a session. */
export async function deleteSubscriptions(
  db: Db,
  { userId, id, sid }: SubscriptionsOf,
  except: { readonly id?: string; readonly sid?: string } = {},
) {
  const deleted = await db
    .deleteFrom("push_subscriptions")
    .where("userId", "=", userId)
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? ""))
    .$if(sid !== undefined, (query) => query.where("sid", "=", sid ?? ""))
    .$if(except.id !== undefined, (query) => query.where("id", "!=", except.id ?? ""))
    .$if(except.sid !== undefined, (query) => query.where("sid", "!=", except.sid ?? ""))
    .returning("id")
    .execute();
  await removeEntries(
    db,
    userId,
    "device",
    deleted.map((device) => device.id),
  );
}

/** Ends a session, and the reminders on its device. Returns whether there was one. */
export async function deleteSession(db: Db, { userId, sid }: SessionKey): Promise<boolean> {
  await deleteSubscriptions(db, { userId, sid });
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("userId", "=", userId)
    .where("sid", "=", sid)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Pauses the webhooks of a user that are not paused, and ends the runs that tell them something. */
const pauseWebhooksOfUser = (db: Db, userId: string, at: Date) =>
  db
    .updateTable("webhooks")
    .set({ pausedAt: at, pausedBecause: "signed-out", dueAt: null, claim: null })
    .where("userId", "=", userId)
    .where("pausedAt", "is", null)
    .execute();

/**
 * Ends all sessions of a user, except `exceptSid` and, if it is to be kept, the founding one; the reminders on their devices;
 * and all access tokens, of which somebody who was in can have made one. Webhooks, which they can have made too, are paused
 * until the person wakes them. Returns how many sessions it ended.
 */
export async function deleteSessionsOfUser(
  db: Db,
  userId: string,
  at: Date,
  { exceptSid = "", keepsFounding = false }: { exceptSid?: string; keepsFounding?: boolean } = {},
): Promise<number> {
  await deleteSubscriptions(db, { userId }, { sid: exceptSid });
  await deleteTokensOfUser(db, userId);
  await pauseWebhooksOfUser(db, userId, at);
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("userId", "=", userId)
    .where("sid", "!=", exceptSid)
    .$if(keepsFounding, (query) => query.where("isFounding", "=", 0))
    .executeTakeFirst();
  return Number(numDeletedRows);
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
