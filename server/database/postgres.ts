/** Lets Kysely's PostgreSQL dialect give the same values as the embedded database. */

import { PostgresDialect } from "kysely";
import pg from "pg";

/** Counts and sums come as 64-bit integers; ours stay far below 2^53. */
const bigInteger = pg.types.builtins.INT8;

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === bigInteger ? Number : pg.types.getTypeParser(oid, format)),
};

/** A pool of connections; one that breaks while idle is dropped and told of, and never ends the process. */
export function postgresDialect(databaseUrl: string, onIdleError: (error: Error) => void): PostgresDialect {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 5000, types });
  pool.on("error", onIdleError);
  return new PostgresDialect({ pool });
}
