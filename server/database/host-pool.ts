/** Connections to the first of several PostgreSQL hosts that takes them, such as the replica that replaced its primary. */

import type { PostgresPool } from "kysely";
import type { ClientBase, Pool, PoolClient } from "pg";
import { reasonOf } from "./reason.ts";

/** PostgreSQL's code for a write on a host that only permits reading. */
export const readOnlyCode = "25006";

/** No host takes a connection; the message has the reason of each. The code is PostgreSQL's for a failed connection. */
class NoHost extends Error {
  readonly code = "08001";
}

/** Tries the host that took the last connection first, and then the others in their order. */
export class HostPool implements PostgresPool {
  readonly options = {};
  readonly #pools: readonly Pool[];
  #current = 0;

  /** One pool for each host. */
  constructor(pools: readonly Pool[]) {
    this.#pools = pools;
  }

  async connect(): Promise<PoolClient> {
    const failures: unknown[] = [];
    for (const [host, pool] of this.#inOrder()) {
      try {
        const client = await pool.connect();
        this.#current = host;
        return client;
      } catch (error) {
        failures.push(error);
      }
    }
    throw failures.length === 1 ? failures[0] : new NoHost(failures.map(reasonOf).join("; "));
  }

  async end() {
    await Promise.all(this.#pools.map((pool) => pool.end()));
  }

  #inOrder() {
    const all = [...this.#pools.entries()];
    return [...all.slice(this.#current), ...all.slice(0, this.#current)];
  }
}

const probeTimeoutMs = 2_000;

/** Rejects when the host of the connection only permits reading. */
async function requireWritable(client: ClientBase) {
  const probe = { text: "show transaction_read_only", query_timeout: probeTimeoutMs };
  const { rows } = await client.query<{ transaction_read_only: string }>(probe);
  if (rows[0]?.transaction_read_only !== "off")
    throw Object.assign(new Error("the server permits only reading"), { code: readOnlyCode });
}

/** Verifies a new connection of a pool. `onConnect` of the pool is no alternative: it waits for a host that hangs. */
export function verifyWritable(client: ClientBase, done: (error?: Error) => void) {
  requireWritable(client).then(() => done(), done);
}
