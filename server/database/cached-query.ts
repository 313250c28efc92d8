/** Compiles a query once. For queries that every call runs: compiling one takes longer than running it. */

import type { Compilable, CompiledQuery } from "kysely";
import type { Db } from "./schema.ts";

/**
 * Returns a function that runs the query and resolves with its first row. The query is compiled once for each database:
 * its parameters must be its only values, in the order in which it uses them.
 */
export function cachedQuery<Row, Parameters extends unknown[]>(
  build: (db: Db, ...parameters: Parameters) => Compilable<Row>,
) {
  const compiled = new WeakMap<Db, CompiledQuery<Row>>();
  return async (db: Db, ...parameters: Parameters): Promise<Row | undefined> => {
    const query = compiled.get(db) ?? build(db, ...parameters).compile();
    compiled.set(db, query);
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows[0];
  };
}
