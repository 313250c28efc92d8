import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { AdminLogTable, Db } from "../../database/schema.ts";

/** The name of a user in the log, which is made with their first line. Null for a user who is gone. */
export async function logKeyOf(db: Db, userId: string): Promise<string | null> {
  const user = await db.selectFrom("users").select("logKey").where("id", "=", userId).executeTakeFirst();
  if (!user || user.logKey !== null) return user?.logKey ?? null;
  const named = await db
    .updateTable("users")
    .set((eb) => ({ logKey: eb.fn.coalesce("logKey", eb.val(randomUUID())) }))
    .where("id", "=", userId)
    .returning("logKey")
    .executeTakeFirst();
  return named?.logKey ?? null;
}

export const insertLine = (db: Db, line: Insertable<AdminLogTable>) =>
  db.insertInto("admin_log").values(line).execute();

/** The lines of a person, the latest first. */
export const listLinesFor = (db: Db, forKey: string, limit: number) =>
  db
    .selectFrom("admin_log")
    .select(["at", "action", "byKey"])
    .where("forKey", "=", forKey)
    .orderBy("at", "desc")
    .limit(limit)
    .execute();

/** The lines before one, the latest first. */
export const listLines = (db: Db, before: { readonly at: Date; readonly id: string } | null, limit: number) =>
  db
    .selectFrom("admin_log")
    .selectAll()
    .$if(before !== null, (query) =>
      query.where((eb) =>
        eb(eb.refTuple("at", "id"), "<", eb.tuple(before?.at ?? new Date(0), before?.id ?? "")),
      ),
    )
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

/** The universes of these names in the log, as far as they are still there. */
export const listNamesOf = (db: Db, logKeys: readonly string[]) =>
  db
    .selectFrom("users")
    .select(["logKey", "universeName"])
    .where("logKey", "in", logKeys.length > 0 ? logKeys : [""])
    .execute();
