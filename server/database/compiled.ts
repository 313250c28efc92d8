/** For queries that come with every call: compiling one takes longer than asking it. */

import type { Compilable, CompiledQuery } from "kysely";
import type { Db } from "./schema.ts";

/**
 * Asks a query that is compiled once for each database, and gives its first row.
 * Its parameters must be the query's only values, in the order in which the query uses them.
 */
export function compiledOnce<Row, Parameters extends unknown[]>(
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
