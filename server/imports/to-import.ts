import type * as z from "zod/mini";
import type { importSchema, importSources } from "#domain/imports.ts";
import type { ImportRow } from "../database/schema.ts";

/** An import as the API sends it. */
export const toImport = ({
  userId: _,
  publishedAs: __,
  isRestore: ___,
  clearedAt: ____,
  corrected,
  sealed,
  ...row
}: ImportRow): z.output<typeof importSchema> => ({
  ...row,
  ...(corrected > 0 && { corrected }),
  ...(sealed !== null && { sealed }),
  source: row.source as (typeof importSources)[number],
  openedAt: row.openedAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
  undoneAt: row.undoneAt?.toISOString() ?? null,
});

/** Imports with the readings that an undo of each would take back. */
export const withReadings = (
  rows: readonly ImportRow[],
  counts: ReadonlyMap<string, { added: number; replaced: number }>,
) =>
  rows.map((row) => {
    const count = counts.get(row.id);
    return { ...toImport(row), ...(count && { readings: { ...count, known: 0 } }) };
  });
