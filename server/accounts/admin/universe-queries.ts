import { sql } from "kysely";
import { bytesOfStep, type UniverseOrder } from "#domain/admin/universes.ts";
import type { Dialect } from "../../database/dialect.ts";
import type { Db } from "../../database/schema.ts";
import type { PageKey } from "./page-key.ts";

/** What administrators see, and what their pages are ordered by: nothing that a person wrote but the name. */
const columns = [
  ...(["id", "universeName", "universeKey", "createdAt", "lastSeenOn", "sizeStep", "closedAt"] as const),
  ...(["closedBy", "isAdministrator", "opensByName", "passwordHash", "providerIssuer"] as const),
  ...(["providerSubject", "loginAttempts", "lockoutExpires", "emailKey"] as const),
] as const;

const columnOf = {
  name: "universeKey",
  created: "createdAt",
  seen: "lastSeenOn",
  bytes: "sizeStep",
} as const;

/** Names follow the code points on both databases: then a beginning of a name is a range of an index. */
const inOrder = (order: UniverseOrder, dialect: Dialect) =>
  order === "name" && dialect === "postgres"
    ? sql<string>`"universeKey" collate "C"`
    : sql<string>`${sql.ref(columnOf[order])}`;

export type UniversesAsked = {
  readonly order: UniverseOrder;
  readonly isDown: boolean;
  /** The beginning of a `universeKey`; empty: every name. */
  readonly beginning: string;
  readonly after: PageKey | null;
};

/** Nothing that people can write sorts after it. */
const afterEverything = "\u{10FFFF}";

/** The next `limit` universes, each page from an index. */
export function listUniversePage(db: Db, dialect: Dialect, asked: UniversesAsked, limit: number) {
  const { order, isDown, beginning, after } = asked;
  const column = inOrder(order, dialect);
  const name = inOrder("name", dialect);
  const direction = isDown ? "desc" : "asc";
  const value = after && order === "created" ? new Date(after.value) : after?.value;
  return db
    .selectFrom("users")
    .select(columns)
    .$if(beginning !== "", (query) =>
      query.where(sql<boolean>`${name} >= ${beginning} and ${name} < ${beginning + afterEverything}`),
    )
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(${column}, "id") ${sql.raw(isDown ? "<" : ">")} (${value}, ${after?.id})`),
    )
    .orderBy(column, direction)
    .orderBy("id", direction)
    .limit(limit)
    .execute();
}

export type UniverseForAdministrators = Awaited<ReturnType<typeof listUniversePage>>[number];

export const findListedUniverse = (db: Db, id: string): Promise<UniverseForAdministrators | undefined> =>
  db.selectFrom("users").select(columns).where("id", "=", id).executeTakeFirst();

/** Stores the rounded size of each universe that has changed by a step. */
export const updateSizeSteps = (db: Db) => {
  const step = sql<number>`"storedBytes" / ${sql.lit(bytesOfStep)}`;
  return db.updateTable("users").set({ sizeStep: step }).where("sizeStep", "!=", step).execute();
};
