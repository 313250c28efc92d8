/** Records the statements that reach PostgreSQL. */

import pg from "pg";

export type Statement = { readonly text: string; readonly values: readonly unknown[] };

type Query = (...parameters: unknown[]) => unknown;

/** Calls `onStatement` before each statement of any connection of this process, until the returned function is called. */
export function listenToStatements(onStatement: (statement: Statement) => void): () => void {
  const client = pg.Client.prototype as unknown as { query: Query };
  const { query } = client;
  client.query = function (...parameters) {
    const [text, values] = parameters;
    if (typeof text === "string") onStatement({ text, values: Array.isArray(values) ? values : [] });
    return query.apply(this, parameters);
  };
  return () => {
    client.query = query;
  };
}
