import { type Insertable, sql } from "kysely";
import type { Dialect } from "../database/dialect.ts";
import type { Db, WebhookRow, WebhooksTable } from "../database/schema.ts";
import { visibleRevision } from "../revisions/visible.ts";

type Key = Pick<WebhookRow, "userId" | "id">;

export const listWebhooks = (db: Db, userId: string) =>
  db
    .selectFrom("webhooks")
    .selectAll()
    .where("userId", "=", userId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();

export const findWebhook = (db: Db, { userId, id }: Key) =>
  db.selectFrom("webhooks").selectAll().where("userId", "=", userId).where("id", "=", id).executeTakeFirst();

export const insertWebhook = (db: Db, row: Insertable<WebhooksTable>) =>
  db.insertInto("webhooks").values(row).returningAll().executeTakeFirstOrThrow();

export const updateWebhook = (
  db: Db,
  { userId, id }: Key,
  columns: Partial<Omit<WebhookRow, "userId" | "id">>,
) =>
  db
    .updateTable("webhooks")
    .set(columns)
    .where("userId", "=", userId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();

/** Updates a webhook unless its person has changed or removed it, or another run has begun, since it was claimed; returns whether it did. */
export async function updateClaimed(
  db: Db,
  { userId, id, claim }: Pick<WebhookRow, "userId" | "id" | "claim">,
  columns: Partial<Omit<WebhookRow, "userId" | "id">>,
): Promise<boolean> {
  const updated = await db
    .updateTable("webhooks")
    .set(columns)
    .where("userId", "=", userId)
    .where("id", "=", id)
    .where("claim", "=", claim)
    .returning("id")
    .executeTakeFirst();
  return updated !== undefined;
}

export const deleteWebhook = async (db: Db, { userId, id }: Key): Promise<boolean> =>
  (await db
    .deleteFrom("webhooks")
    .where("userId", "=", userId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst()) !== undefined;

/** Webhooks whose universes have changed since they were told, locked as due jobs are; those of closed universes wait. */
export const lockDueWebhooks = (db: Db, dialect: Dialect, now: Date, limit: number) =>
  db
    .selectFrom("webhooks")
    .innerJoin("users", "users.id", "webhooks.userId")
    .selectAll("webhooks")
    .where("webhooks.dueAt", "<=", now)
    .whereRef("users.revision", "!=", "webhooks.revision")
    .where("users.closedAt", "is", null)
    .orderBy("webhooks.dueAt")
    .limit(limit)
    .$if(dialect === "postgres", (query) => query.forUpdate("webhooks").skipLocked())
    .execute();

/** How many records of a kind changed after a revision, up to `limit`, in the order of their changes. */
export const listStarsChangedSince = (db: Db, userId: string, since: number, limit: number) =>
  db
    .selectFrom("mood_entries")
    .select(["id", "revision", "ordinal", "deletedAt"])
    .where("userId", "=", userId)
    .where("revision", ">", since)
    .where("revision", "<=", visibleRevision(userId))
    .orderBy("revision")
    .limit(limit)
    .execute();

/** The readings of trackers that are still there. */
export const listReadingsChangedSince = (db: Db, userId: string, since: number, limit: number) =>
  db
    .selectFrom("readings")
    .selectAll()
    .where("userId", "=", userId)
    .where("revision", ">", since)
    .where("revision", "<=", visibleRevision(userId))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("trackers")
          .select(sql.lit(1).as("one"))
          .where("trackers.userId", "=", userId)
          .whereRef("trackers.id", "=", "readings.trackerId"),
      ),
    )
    .orderBy("revision")
    .limit(limit)
    .execute();

/** Stars and readings that were removed permanently. */
export const listRemovedSince = (
  db: Db,
  userId: string,
  since: number,
  kinds: readonly ("entry" | "reading")[],
  limit: number,
) =>
  db
    .selectFrom("tombstones")
    .select(["kind", "id", "revision"])
    .where("userId", "=", userId)
    .where("kind", "in", kinds)
    .where("revision", ">", since)
    .orderBy("revision")
    .limit(limit)
    .execute();
