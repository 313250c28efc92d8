/**
 * Joins look-ups by key that begin in the same turn of the event loop into one statement. For queries that every call
 * runs: under load, most of the cost of a look-up is its statement, not its row.
 */

import { type AliasedExpression, type Compilable, type CompiledQuery, sql } from "kysely";
import type { Db } from "./schema.ts";

/** A statement with a thousand keys would delay the rows of all of them. */
const maxKeys = 64;

type Waiting<Row> = { resolve(row: Row | undefined): void; reject(reason: unknown): void };
type Group<Row> = Map<string, Waiting<Row>[]>;

/** Numbers of keys for which a statement is compiled: a power of two, so that there are few statements. */
const paddedSize = (count: number) => 2 ** Math.ceil(Math.log2(count));

function split<Item>(items: readonly Item[], size: number): Item[][] {
  const parts: Item[][] = [];
  for (let from = 0; from < items.length; from += size) parts.push(items.slice(from, from + size));
  return parts;
}

/**
 * Returns a function that finds the row of a key, or undefined. `build` makes the query of some keys, which must be its only
 * values, in their order, or what `valuesOf` makes of them; a key can occur several times. `keyOf` is the key of a row, which no other row has. Each query is
 * compiled once for each database. When a statement fails, so do all look-ups that were joined in it.
 */
export function groupedLookup<Row>(
  build: (db: Db, keys: readonly string[]) => Compilable<Row>,
  keyOf: (row: Row) => string,
  valuesOf: (keys: readonly string[]) => readonly string[] = (keys) => keys,
) {
  const groups = new WeakMap<Db, Group<Row>>();
  const compiled = new WeakMap<Db, Map<number, CompiledQuery<Row>>>();

  function queryFor(db: Db, keys: readonly string[]): CompiledQuery<Row> {
    const queries = compiled.get(db) ?? new Map<number, CompiledQuery<Row>>();
    compiled.set(db, queries);
    const query = queries.get(keys.length) ?? build(db, keys).compile();
    queries.set(keys.length, query);
    return { ...query, parameters: valuesOf(keys) };
  }

  async function findAll(db: Db, part: readonly (readonly [string, Waiting<Row>[]])[]) {
    const keys = part.map(([key]) => key);
    const padding = Array<string>(paddedSize(keys.length) - keys.length).fill(keys[0] ?? "");
    try {
      const { rows } = await db.executeQuery<Row>(queryFor(db, [...keys, ...padding]));
      const found = new Map(rows.map((row) => [keyOf(row), row]));
      for (const [key, waiting] of part) for (const { resolve } of waiting) resolve(found.get(key));
    } catch (error) {
      for (const [, waiting] of part) for (const { reject } of waiting) reject(error);
    }
  }

  function begin(db: Db): Group<Row> {
    const group: Group<Row> = new Map();
    groups.set(db, group);
    // The lookup waits for the requests that have arrived at other sockets by now.
    setImmediate(() => {
      groups.delete(db);
      for (const part of split([...group], maxKeys)) void findAll(db, part);
    });
    return group;
  }

  return (db: Db, key: string): Promise<Row | undefined> =>
    new Promise((resolve, reject) => {
      const group = groups.get(db) ?? begin(db);
      const waiting = group.get(key);
      if (waiting) waiting.push({ resolve, reject });
      else group.set(key, [{ resolve, reject }]);
    });
}

const pairOf = (key: string) => key.split(" ");

/** The pairs as a table: SQLite joins the tables of a cross join in this order, and would otherwise begin with all rows. */
function tableOf(keys: readonly string[]) {
  const rows = keys.map(pairOf).map(([one, other]) => sql`(${one}, ${other})`);
  return sql<Pair>`(values ${sql.join(rows)})`.as("asked");
}
type Pair = { readonly column1: string; readonly column2: string };

/** A grouped look-up by the id of a user and another one. Neither has a space. */
export function pairLookup<Row>(
  build: (db: Db, asked: AliasedExpression<Pair, "asked">) => Compilable<Row>,
  keyOf: (row: Row) => readonly [userId: string, id: string],
) {
  const find = groupedLookup<Row>(
    (db, keys) => build(db, tableOf(keys)),
    (row) => keyOf(row).join(" "),
    (keys) => keys.flatMap(pairOf),
  );
  return (db: Db, userId: string, id: string) => find(db, `${userId} ${id}`);
}
