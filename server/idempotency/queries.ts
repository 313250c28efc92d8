import type { Insertable } from "kysely";
import type { Db, IdempotencyKeysTable } from "../database/schema.ts";

export const findFirstAnswer = (db: Db, userId: string, key: string, since: Date) =>
  db
    .selectFrom("idempotency_keys")
    .select(["call", "bodyHash", "reply"])
    .where("userId", "=", userId)
    .where("key", "=", key)
    .where("createdAt", ">", since)
    .executeTakeFirst();

/** An answer under the same key that is too old to count is replaced. */
export const insertFirstAnswer = (db: Db, answer: Insertable<IdempotencyKeysTable>) =>
  db
    .insertInto("idempotency_keys")
    .values(answer)
    .onConflict((conflict) => conflict.columns(["userId", "key"]).doUpdateSet(answer))
    .execute();

export const deleteOldAnswers = (db: Db, until: Date) =>
  db.deleteFrom("idempotency_keys").where("createdAt", "<=", until).execute();
