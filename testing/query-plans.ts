/** The plans by which a database answers queries. */

import { createQueryId, type KyselyPlugin, type RootOperationNode, sql } from "kysely";
import type { Database } from "../server/database/open.ts";
import type { Db } from "../server/database/schema.ts";

/**
 * Returns the plan of every statement that a query sends, line by line. `otherWays` are ways of PostgreSQL beside a sequential
 * scan that it may not choose.
 */
export async function plansOf(
  { db, dialect }: Pick<Database, "db" | "dialect">,
  run: (db: Db) => Promise<unknown>,
  otherWays: readonly string[] = [],
): Promise<string[]> {
  const sent: RootOperationNode[] = [];
  const remember: KyselyPlugin = {
    transformQuery: ({ node }) => {
      sent.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await run(db.withPlugin(remember));
  return db.transaction().execute(async (connection) => {
    // A sequential scan is cheapest in a small database: disabled, it remains only where an index is missing.
    if (dialect === "postgres")
      for (const way of ["seqscan", ...otherWays])
        await sql.raw(`set local enable_${way} = off`).execute(connection);
    const lines: string[] = [];
    for (const node of sent) {
      const query = connection.getExecutor().compileQuery(node, createQueryId());
      const explain = dialect === "postgres" ? "explain" : "explain query plan";
      const { rows } = await connection.executeQuery<Record<string, string>>({
        ...query,
        sql: `${explain} ${query.sql}`,
      });
      lines.push(...rows.map((row) => row.detail ?? row["QUERY PLAN"] ?? ""));
    }
    return lines;
  });
}
