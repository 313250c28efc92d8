import type * as z from "zod/mini";
import type { exportedLinkSchema } from "#domain/shown-skies/link.ts";
import type { ShownSkyRow } from "../database/schema.ts";

/** A link as the API sends it, without its address. */
export const toExportedLink = (row: ShownSkyRow): z.output<typeof exportedLinkSchema> => ({
  id: row.id,
  label: row.label,
  ...(row.sealed !== null && { sealed: row.sealed }),
  showsFeelings: row.showsFeelings === 1,
  showsDates: row.showsDates === 1,
  isLive: row.asOf === null,
  asOf: row.asOf?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  endsAt: row.endsAt?.toISOString() ?? null,
  views: row.views,
});
