/** Opens an import. */

import { maxStars, type NewImport, openForMs } from "#domain/imports.ts";
import type { Context } from "../context.ts";
import type { Db, ImportRow, UserRow } from "../database/schema.ts";
import { changeUniverse } from "../revisions/change-universe.ts";
import { requireWords } from "../sealed/require-words.ts";
import {
  countBinned,
  deleteOldestClosed,
  findImport,
  findOpenImport,
  insertImport,
  listUncleared,
} from "./queries.ts";
import { removeImport } from "./remove-import.ts";

export type Opened =
  | { ok: true; row: ImportRow }
  | { ok: false; reason: "universe is gone" | "id used" | "import open" }
  | { ok: false; reason: "universe full"; room: number };

export const isExpired = ({ openedAt }: ImportRow, now: number) => now - openedAt.getTime() >= openForMs;

/** Imports of a person that are over: as many are listed, and can be undone. */
export const mostClosed = 200;

/** The number of stars that an import can add. */
export const roomOf = async (db: Db, { id, entryCount }: UserRow) =>
  Math.max(0, maxStars - entryCount - (await countBinned(db, id)));

export async function openImport(context: Context, userId: string, body: NewImport): Promise<Opened> {
  await endEarlierImports(context, userId);
  const opened = await changeUniverse(context, userId, async (change): Promise<Opened> => {
    const { db, universe, now } = change;
    requireWords(change.universe, { import: [body] });
    const known = await findImport(db, userId, body.id);
    if (known) return isSame(known, body) ? { ok: true, row: known } : { ok: false, reason: "id used" };
    if (await findOpenImport(db, userId)) return { ok: false, reason: "import open" };
    const room = await roomOf(db, universe);
    if (body.total > room) return { ok: false, reason: "universe full", room };
    await deleteOldestClosed(db, userId, mostClosed);
    return {
      ok: true,
      row: await insertImport(db, { ...body, sealed: body.sealed ?? null, userId, openedAt: new Date(now) }),
    };
  });
  return opened ?? { ok: false, reason: "universe is gone" };
}

const isSame = (row: ImportRow, { source, fileName, sealed = null, total }: NewImport) =>
  row.source === source && row.fileName === fileName && row.sealed === sealed && row.total === total;

/** Ends what is open for too long, and removes what is left of an import whose removal was interrupted. */
export async function endEarlierImports(context: Context, userId: string) {
  const open = await findOpenImport(context.db, userId);
  if (open && isExpired(open, context.now())) await removeImport(context, userId, open.id);
  for (const { id } of await listUncleared(context.db, userId)) await removeImport(context, userId, id);
}
