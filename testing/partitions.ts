/**
 * Splits the tables of people by the hash of the user's id, as a sharded PostgreSQL does: no statement may need another
 * part, and nothing may rely on a key that is unique over all parts. The triggers for the version before go, too.
 */

import { Client } from "pg";

/** The schema of the parts, so that lists of the product's tables do not contain them. */
export const partsSchema = "parts";

/** Tables with a user's id that are not split: they lead to it. */
const directories = ["directory", "pending_emails", "name_skeletons"];

type Constraint = { name: string; type: "p" | "u" | "f" | "c"; definition: string; columns: string[] };
type Index = { definition: string; columns: string[] };
type Table = {
  name: string;
  key: string;
  constraints: Constraint[];
  indexes: Index[];
  /** Triggers that count what a universe stores. */
  triggers: { definition: string }[];
};

const quoted = (name: string) => `"${name}"`;

async function readTable(client: Client, name: string): Promise<Table> {
  const constraints = await client.query<Constraint>(
    `select conname as name, contype as type, pg_get_constraintdef(c.oid) as definition,
       array(select attname::text from unnest(conkey) k join pg_attribute on attrelid = conrelid and attnum = k) as columns
     from pg_constraint c where conrelid = $1::regclass and contype in ('p', 'u', 'f')`,
    [quoted(name)],
  );
  const indexes = await client.query<Index>(
    `select pg_get_indexdef(indexrelid) as definition,
       array(select attname::text from unnest(indkey) k join pg_attribute on attrelid = indrelid and attnum = k) as columns
     from pg_index where indrelid = $1::regclass
       and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`,
    [quoted(name)],
  );
  const triggers = await client.query<{ definition: string }>(
    `select pg_get_triggerdef(t.oid) as definition from pg_trigger t join pg_proc p on p.oid = tgfoid
     where tgrelid = $1::regclass and not tgisinternal and proname like 'mood_universe_count%'`,
    [quoted(name)],
  );
  return {
    name,
    key: name === "users" ? "id" : "userId",
    constraints: constraints.rows,
    indexes: indexes.rows,
    triggers: triggers.rows,
  };
}

async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = current_schema() and column_name = 'userId' and table_name <> all ($1)`,
    [directories],
  );
  const tables: Table[] = [];
  for (const name of ["users", ...rows.map((row) => row.name)]) tables.push(await readTable(client, name));
  return tables;
}

/** A part cannot see the keys of the others: what is unique without the user's id is only indexed. */
const indexOf = ({ key }: Table, { definition, columns }: Index) =>
  columns.includes(key) ? definition : definition.replace("CREATE UNIQUE INDEX", "CREATE INDEX");

function constraintOf({ name, key }: Table, constraint: Constraint) {
  const { type, definition, columns } = constraint;
  if (type === "f" || columns.includes(key))
    return `alter table ${quoted(name)} add constraint ${quoted(constraint.name)} ${definition}`;
  return `create index on ${quoted(name)} (${columns.map(quoted).join(", ")})`;
}

function* statements(tables: readonly Table[], count: number) {
  yield `create schema ${partsSchema}`;
  for (const { name, key } of tables)
    yield `create table "new ${name}" (like ${quoted(name)} including defaults including constraints) partition by hash ("${key}")`;
  yield `drop table ${tables.map(({ name }) => quoted(name)).join(", ")}`;
  for (const { name } of tables) {
    yield `alter table "new ${name}" rename to ${quoted(name)}`;
    for (let part = 0; part < count; part++)
      yield `create table ${partsSchema}."${name}_${part}" partition of ${quoted(name)}
        for values with (modulus ${count}, remainder ${part})`;
  }
  const all = tables.flatMap((table) => table.constraints.map((constraint) => ({ table, constraint })));
  for (const isForeign of [false, true])
    for (const { table, constraint } of all)
      if ((constraint.type === "f") === isForeign) yield constraintOf(table, constraint);
  for (const table of tables) for (const index of table.indexes) yield indexOf(table, index);
  for (const { triggers } of tables) for (const { definition } of triggers) yield definition;
}

/** The database has the current schema, and no rows of people. Does nothing in one that is split already. */
export async function partitionTables(databaseUrl: string, count: number) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query("select from pg_namespace where nspname = $1", [partsSchema]);
    if (rowCount === 1) return;
    await client.query("begin");
    for (const statement of [...statements(await listTables(client), count)]) await client.query(statement);
    await client.query("commit");
  } finally {
    await client.end();
  }
}

type Plan = Readonly<Record<string, unknown>> & { readonly Plans?: readonly Plan[] };

/** The parts of the tables of people that a plan reads or writes: their numbers, which are the same for rows of one user. */
export function partsOf(plan: Plan): Set<string> {
  const own = plan.Schema === partsSchema ? [String(plan["Relation Name"]).split("_").at(-1) ?? ""] : [];
  return new Set([...own, ...(plan.Plans ?? []).flatMap((inner) => [...partsOf(inner)])]);
}
