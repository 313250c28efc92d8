import type { Insertable } from "kysely";
import type { Db, IdempotencyKeysTable } from "../database/schema.ts";

export const findReply = (db: Db, userId: string, key: string, since: Date) =>
  db
    .selectFrom("idempotency_keys")
    .select(["call", "bodyHash", "reply"])
    .where("userId", "=", userId)
    .where("key", "=", key)
    .where("createdAt", ">", since)
    .executeTakeFirst();

/** Replaces an expired reply with the same key. */
export const insertReply = (db: Db, reply: Insertable<IdempotencyKeysTable>) =>
  db
    .insertInto("idempotency_keys")
    .values(reply)
    .onConflict((conflict) => conflict.columns(["userId", "key"]).doUpdateSet(reply))
    .execute();

/** Lists the replies that contain an id; few, because they are kept for a day. */
export const listRepliesAbout = (db: Db, userId: string, id: string) =>
  db
    .selectFrom("idempotency_keys")
    .select(["key", "reply"])
    .where("userId", "=", userId)
    .where("reply", "like", `%${id}%`)
    .execute();

export const updateReply = (
  db: Db,
  { userId, key }: { readonly userId: string; readonly key: string },
  reply: string,
) =>
  db
    .updateTable("idempotency_keys")
    .set({ reply })
    .where("userId", "=", userId)
    .where("key", "=", key)
    .execute();

export const deleteOldReplies = (db: Db, until: Date) =>
  db.deleteFrom("idempotency_keys").where("createdAt", "<=", until).execute();
