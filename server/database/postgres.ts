/** Lets Kysely's PostgreSQL dialect give the same values as the embedded database, and wait for nothing for ever. */

import { PostgresDialect } from "kysely";
import pg from "pg";

/** Counts and sums come as 64-bit integers; ours stay far below 2^53. */
const bigInteger = pg.types.builtins.INT8;

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === bigInteger ? Number : pg.types.getTypeParser(oid, format)),
};

/**
 * How long a server may keep a caller waiting, in milliseconds. The database gives up first; where it hangs and cannot,
 * we do. A migration or a backup may take as long as it takes.
 */
const patience = {
  serving: {
    max: 10,
    statement_timeout: 6_000,
    idle_in_transaction_session_timeout: 6_000,
    query_timeout: 7_000,
  },
  working: { max: 1 },
} as const;
export type Patience = keyof typeof patience;

/** One that has waited in vain for an answer is of no more use: the answer may come when another question is asked. */
class Client extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the method has a dozen overloads.
  override query(...question: any[]): any {
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    const answer = (super.query as any)(...question);
    answer?.catch?.((error: Error) => {
      if (error.message === "Query read timeout") void this.end().catch(() => {});
    });
    return answer;
  }
}

/** A pool of connections; one that breaks is dropped and told of, and never ends the process. */
export function postgresDialect(
  databaseUrl: string,
  onBroken: (error: Error) => void,
  use: Patience = "serving",
): PostgresDialect {
  const pool = new pg.Pool({
    ...{ connectionString: databaseUrl, types, Client, ...patience[use] },
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  pool.on("error", onBroken);
  // One that breaks between two questions of a transaction tells nobody else: without a listener that ends the process.
  pool.on("connect", (client) => client.on("error", onBroken));
  return new PostgresDialect({ pool });
}
