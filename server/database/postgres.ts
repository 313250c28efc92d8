/** Makes Kysely's PostgreSQL dialect return the same values as the embedded database, with a timeout on every wait. */

import { PostgresDialect } from "kysely";
import pg from "pg";

/** PostgreSQL returns counts and sums as 64-bit integers. Those of the product stay far below 2^53. */
const bigInteger = pg.types.builtins.INT8;

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === bigInteger ? Number : pg.types.getTypeParser(oid, format)),
};

/**
 * Connections and timeouts in milliseconds. PostgreSQL's own timeouts end first; `query_timeout` is the fallback when the
 * server hangs. Maintenance, such as a migration or a backup, has no timeout.
 */
const poolOptions = {
  requests: {
    max: 10,
    statement_timeout: 6_000,
    idle_in_transaction_session_timeout: 6_000,
    query_timeout: 7_000,
  },
  maintenance: { max: 1 },
} as const;
export type PoolUse = keyof typeof poolOptions;

/** Closes the connection after a timeout, because the late reply would be read as the reply to the next query. */
class Client extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the method has a dozen overloads.
  override query(...parameters: any[]): any {
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    const result = (super.query as any)(...parameters);
    result?.catch?.((error: Error) => {
      if (error.message === "Query read timeout") void this.end().catch(() => {});
    });
    return result;
  }
}

/** Uses a pool that drops a broken connection and reports it to `onBroken`. */
export function postgresDialect(
  databaseUrl: string,
  onBroken: (error: Error) => void,
  use: PoolUse = "requests",
): PostgresDialect {
  const pool = new pg.Pool({
    ...{ connectionString: databaseUrl, types, Client, ...poolOptions[use] },
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  pool.on("error", onBroken);
  // The pool reports no break between two queries of a transaction: without a listener it would end the process.
  pool.on("connect", (client) => client.on("error", onBroken));
  return new PostgresDialect({ pool });
}
