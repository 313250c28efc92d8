import { sql } from "kysely";
import type { Dialect } from "../../database/dialect.ts";
import type { Db } from "../../database/schema.ts";

export async function findReadOnly(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    mode: string;
  }>`select current_setting('transaction_read_only') as mode`.execute(db);
  return rows[0]?.mode === "on";
}

export async function countFreeConnections(db: Db): Promise<number> {
  const { rows } = await sql<{ free: number }>`
    select current_setting('max_connections')::int - count(*) as free
    from pg_stat_activity where backend_type = 'client backend'`.execute(db);
  return rows[0]?.free ?? 0;
}

/** Mails of which an attempt has failed, but for those that are being sent again at this moment. */
export async function countFailing(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("mails")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("dueAt", "is not", null)
    .where("attempts", ">", 0)
    .where("attemptedAt", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The clock of the PostgreSQL server. */
export async function readServerClock(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? new Date();
}

/** The moment of the latest sign-in. Some people have never signed in, and PostgreSQL sorts them first. */
export const findLatestSignIn = (db: Db) =>
  db
    .selectFrom("users")
    .select("lastLoginAt")
    .where("lastLoginAt", "is not", null)
    .orderBy("lastLoginAt", "desc")
    .limit(1)
    .executeTakeFirst();

/** Whether the file of the embedded database can be read whole. */
export async function isIntact(db: Db): Promise<boolean> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
  return rows[0]?.quick_check === "ok";
}

/** The push services of people's browsers. */
export const listServices = (db: Db) =>
  db.selectFrom("push_subscriptions").select("service").distinct().orderBy("service").limit(10).execute();

/** How many passkeys were made for each host. */
export function countPasskeys(db: Db, dialect: Dialect) {
  const host = dialect === "postgres" ? sql<string>`data::json ->> 'host'` : sql<string>`data ->> 'host'`;
  return db
    .selectFrom("credentials")
    .select(({ fn }) => [host.as("host"), fn.countAll<number>().as("count")])
    .where("kind", "=", "passkey")
    .groupBy(host)
    .orderBy(host)
    .execute();
}

export const listSecondFactors = (db: Db) =>
  db.selectFrom("credentials").select(["userId", "data"]).where("kind", "=", "totp").execute();

export const listWebhooks = (db: Db) =>
  db
    .selectFrom("webhooks")
    .select(["userId", "id", "sealedSecret", "failingSince", "pausedAt", "pausedBecause"])
    .execute();

/** The topics of ntfy to which reminders go. */
export const listTopics = (db: Db) =>
  db
    .selectFrom("reminders")
    .select(["userId", "ntfyToken", "ntfyProblem"])
    .where("ntfyUrl", "is not", null)
    .execute();
