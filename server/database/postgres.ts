/** Makes Kysely's PostgreSQL dialect return the same values as the embedded database, with a timeout on every wait. */

import { PostgresAdapter, PostgresDialect } from "kysely";
import pg from "pg";
import { HostPool, readOnlyCode, verifyWritable } from "./host-pool.ts";
import { readHosts } from "./hosts.ts";
import { KnownHostSocket } from "./lookup.ts";

const bigInteger = pg.types.builtins.INT8;

/** Throws for a number that JavaScript cannot hold, as the embedded database does, and never returns another one. */
function readBigInteger(text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number)) return number;
  throw new RangeError("A number of the database is too large");
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === bigInteger ? readBigInteger : pg.types.getTypeParser(oid, format)),
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

/** Connections that run a query or wait for one, and queries that wait for a connection. */
export type PoolState = { readonly used: number; readonly idle: number; readonly waiting: number };

/** The limit for a new connection: shorter with several hosts, so that a call can try each of them. */
const connectTimeoutMs = (hosts: readonly string[]) => (hosts.length === 1 ? 5_000 : 2_000);

/** After these errors, a late reply would be read as the reply to the next query, or every write would fail. */
const isUseless = (error: Error) =>
  error.message === "Query read timeout" || (error as { code?: string }).code === readOnlyCode;

/** Connections that close themselves when they are useless. */
const clientsWith = (connectionTimeoutMillis: number) =>
  class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis });
    }

    // biome-ignore lint/suspicious/noExplicitAny: the method has a dozen overloads.
    override query(...parameters: any[]): any {
      // biome-ignore lint/suspicious/noExplicitAny: as above.
      const result = (super.query as any)(...parameters);
      result?.catch?.((error: Error) => {
        if (isUseless(error)) void this.end().catch(() => {});
      });
      return result;
    }
  };

/** Kysely locks migrations for the connection; `migrate` locks them for its transaction instead. */
class Adapter extends PostgresAdapter {
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}

class Dialect extends PostgresDialect {
  override createAdapter() {
    return new Adapter();
  }
}

/** Uses pools that drop a broken connection and report it to `onBroken`. Throws for an address that cannot be read. */
export function connectPostgres(
  databaseUrl: string,
  onBroken: (error: Error) => void,
  use: PoolUse = "requests",
) {
  const hosts = readHosts(databaseUrl);
  if (!hosts) throw new Error("it is not a postgres:// address");
  const { urls, mustAcceptWrites } = hosts;
  const Client = clientsWith(connectTimeoutMs(urls));
  const pools = urls.map((connectionString) => {
    const pool = new pg.Pool({
      ...{ connectionString, types, Client, ...poolOptions[use] },
      stream: () => new KnownHostSocket(),
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      ...(mustAcceptWrites && { verify: verifyWritable }),
    });
    pool.on("error", onBroken);
    // The pool reports a break of an idle connection. One between two queries of a transaction fails the next query, and
    // without a listener it would end the process.
    pool.on("connect", (client) => client.on("error", () => {}));
    return pool;
  });
  const sum = (count: (pool: pg.Pool) => number) => pools.reduce((all, pool) => all + count(pool), 0);
  return {
    kysely: new Dialect({ pool: new HostPool(pools) }),
    readPool: (): PoolState => ({
      used: sum(({ totalCount, idleCount }) => totalCount - idleCount),
      idle: sum(({ idleCount }) => idleCount),
      waiting: sum(({ waitingCount }) => waitingCount),
    }),
  };
}
