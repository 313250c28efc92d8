/** Pages of universes as administrators see them. */

import { removalOf } from "#domain/accounts/deletion.ts";
import { lockedUntil } from "#domain/accounts/lockout.ts";
import { universeNameKey } from "#domain/accounts/names.ts";
import {
  type ListedUniverse,
  roundedBytes,
  type UniverseOrder,
  universesOfPage,
} from "#domain/admin/universes.ts";
import type { Context } from "../../context.ts";
import type { CredentialRow } from "../../database/schema.ts";
import { listCredentialsOfAll } from "../../users/credential-queries.ts";
import { signInMethods, waysInOf } from "../../users/ways-in.ts";
import { readAttempts } from "../sign-in-attempts.ts";
import { readPageKey, writePageKey } from "./page-key.ts";
import { findListedUniverse, listUniversePage, type UniverseForAdministrators } from "./universe-queries.ts";

function toListed(
  row: UniverseForAdministrators,
  credentials: readonly CredentialRow[],
  now: number,
): ListedUniverse {
  const ways = waysInOf(row, credentials);
  const locked = lockedUntil(readAttempts(row), now);
  return {
    id: row.id,
    name: row.universeName,
    createdOn: row.createdAt.toISOString().slice(0, 10),
    lastSeenOn: row.lastSeenOn === "" ? null : row.lastSeenOn,
    bytes: roundedBytes(row.sizeStep),
    waysIn: signInMethods(ways),
    hasSecondFactor: ways.totp !== null,
    isAdministrator: row.isAdministrator === 1,
    lockedUntil: locked === null ? null : new Date(locked).toISOString(),
    removedAt: row.closedAt && removalOf(row.closedAt).toISOString(),
    closedBy: row.closedAt && (row.closedBy ?? "person"),
  };
}

type Asking = Pick<Context, "db" | "dialect" | "now">;

async function toListedAll({ db, now }: Asking, rows: readonly UniverseForAdministrators[]) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const credentials = Map.groupBy(await listCredentialsOfAll(db, ids), ({ userId }) => userId);
  return rows.map((row) => toListed(row, credentials.get(row.id) ?? [], now()));
}

const valueIn = {
  name: ({ universeKey }: UniverseForAdministrators) => universeKey,
  created: ({ createdAt }: UniverseForAdministrators) => createdAt.getTime(),
  seen: ({ lastSeenOn }: UniverseForAdministrators) => lastSeenOn,
  bytes: ({ sizeStep }: UniverseForAdministrators) => sizeStep,
} satisfies Record<UniverseOrder, (row: UniverseForAdministrators) => string | number>;

const kindOf = { name: "string", created: "number", seen: "string", bytes: "number" } as const;

export type UniversesQuery = {
  readonly order?: UniverseOrder | undefined;
  readonly direction?: "up" | "down" | undefined;
  readonly search?: string | undefined;
  readonly after?: string | undefined;
};

/**
 * Names are listed from the first one, everything else from the latest or largest one, unless a direction is given. `after`
 * can be a text that no page has made.
 */
export async function listUniverses(asking: Asking, query: UniversesQuery) {
  const { order = "name", direction = order === "name" ? "up" : "down", search = "" } = query;
  const after = query.after === undefined ? null : readPageKey(query.after, kindOf[order]);
  if (after === "unknown") return "unknown page";
  const asked = { order, isDown: direction === "down", beginning: universeNameKey(search), after };
  const rows = await listUniversePage(asking.db, asking.dialect, asked, universesOfPage + 1);
  const page = rows.slice(0, universesOfPage);
  const last = page.at(-1);
  const hasMore = last !== undefined && rows.length > page.length;
  return {
    universes: await toListedAll(asking, page),
    next: hasMore ? writePageKey({ value: valueIn[order](last), id: last.id }) : null,
  };
}

export async function readListedUniverse(asking: Asking, id: string): Promise<ListedUniverse | null> {
  const row = await findListedUniverse(asking.db, id);
  return row ? ((await toListedAll(asking, [row]))[0] ?? null) : null;
}
