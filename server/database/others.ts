import { sql } from "kysely";
import type { Db } from "./schema.ts";

/** How many others are connected to this PostgreSQL database. */
export async function countOthers(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
