/** Counters of the work that each database has done. */

import { statSync } from "node:fs";
import { join } from "node:path";
import { type SQLInputValue, StatementSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";

export type Work = {
  readonly statements: number;
  readonly rowsRead: number;
  readonly rowsWritten: number;
  /** Bytes appended to the write-ahead log. */
  readonly logBytes: number;
  /** Bytes between the server and the database. */
  readonly wireBytes: number;
};

export const keys = ["statements", "rowsRead", "rowsWritten", "logBytes", "wireBytes"] as const;

/** PostgreSQL's own statistics; complete once every other connection is closed. */
export async function askPostgres(url: string): Promise<Pick<Work, "rowsRead" | "rowsWritten" | "logBytes">> {
  const client = new Client({ connectionString: url });
  await client.connect();
  // A connection reports its statistics when it ends, which can be slightly later than `close`.
  const others =
    "select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";
  while ((await client.query(others)).rowCount) await pause(20);
  const { rows } = await client.query<Record<string, string>>(`
    select sum(coalesce(idx_tup_fetch, 0) + seq_tup_read) as "rowsRead",
      sum(n_tup_ins + n_tup_upd + n_tup_del) as "rowsWritten",
      pg_current_wal_lsn() - '0/0'::pg_lsn as "logBytes"
    from pg_stat_user_tables where relname not like 'kysely%'`);
  await client.end();
  const [row = {}] = rows;
  return {
    rowsRead: Number(row.rowsRead),
    rowsWritten: Number(row.rowsWritten),
    logBytes: Number(row.logBytes),
  };
}

const sqlite = { statements: 0, rowsRead: 0, rowsWritten: 0 };

/** SQLite keeps no statistics, so each statement of this process is counted when it runs. */
export function countSqlite() {
  const { all, run } = StatementSync.prototype;
  const isWrite = (statement: StatementSync) => /^\s*(insert|update|delete)/i.test(statement.sourceSQL);
  Object.assign(StatementSync.prototype, {
    all(this: StatementSync, ...parameters: SQLInputValue[]) {
      const rows = Reflect.apply(all, this, parameters);
      sqlite.statements += 1;
      sqlite[isWrite(this) ? "rowsWritten" : "rowsRead"] += rows.length;
      return rows;
    },
    run(this: StatementSync, ...parameters: SQLInputValue[]) {
      const result = Reflect.apply(run, this, parameters);
      sqlite.statements += 1;
      if (isWrite(this)) sqlite.rowsWritten += Number(result.changes);
      return result;
    },
  });
}

export const askSqlite = (dataDir: string) => ({
  ...sqlite,
  logBytes: statSync(join(dataDir, "mood-universe.sqlite-wal")).size,
});
