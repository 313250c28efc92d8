/** The calls by which data come into a universe. */

import * as z from "zod/mini";
import { call, refusalSchema } from "../call.ts";
import { clientIdSchema } from "../client-id.ts";
import {
  batchLimit,
  importBatchSchema,
  importCountsSchema,
  importedKeySchema,
  importedKeysQuerySchema,
  importSchema,
  newImportSchema,
} from "../imports.ts";
import { universeSliceSchema } from "../restore.ts";

const importParams = z.object({ id: clientIdSchema });

/** 400 of a batch: `index` is that of the first invalid entry or tag. */
const invalidRowSchema = z.extend(refusalSchema, { index: z.optional(z.int()) });

export const importCalls = {
  openImport: call({
    method: "POST",
    path: "/api/imports",
    summary: "Open an import; one at a time. The same id and content again replies with the same import",
    access: "session",
    body: newImportSchema,
    replies: { 201: importSchema, 400: refusalSchema, 401: refusalSchema, 409: refusalSchema },
  }),
  listImports: call({
    method: "GET",
    path: "/api/imports",
    summary: "The imports of the universe, oldest first",
    access: "session",
    replies: { 200: z.array(importSchema), 401: refusalSchema },
  }),
  listImportKeys: call({
    method: "GET",
    path: "/api/imports/keys",
    summary: "The keys of all entries that were imported, with their stars: a page of them, after a key",
    access: "session",
    query: importedKeysQuerySchema,
    replies: { 200: z.array(importedKeySchema), 400: refusalSchema, 401: refusalSchema },
  }),
  addImportEntries: call({
    method: "POST",
    path: "/api/imports/:id/entries",
    summary:
      "Send entries and corrections of an open import, which become visible when it finishes, and own feelings, trackers and readings, which are there at once; what is known adds nothing",
    access: "session",
    params: importParams,
    body: importBatchSchema,
    bodyLimit: batchLimit,
    replies: {
      200: importCountsSchema,
      400: invalidRowSchema,
      401: refusalSchema,
      404: refusalSchema,
      409: refusalSchema,
    },
  }),
  restoreUniverse: call({
    method: "POST",
    path: "/api/imports/:id/universe",
    summary:
      "Send a slice of a whole export to an open import of an empty universe; its stars keep their ids, times and places. Own feelings and trackers come first, constellations and the profile come after the import has finished. Can be repeated",
    access: "session",
    params: importParams,
    body: universeSliceSchema,
    bodyLimit: batchLimit,
    replies: {
      200: importCountsSchema,
      400: invalidRowSchema,
      401: refusalSchema,
      404: refusalSchema,
      409: refusalSchema,
    },
  }),
  finishImport: call({
    method: "POST",
    path: "/api/imports/:id/finish",
    summary: "Make the stars of an import visible and lay out the sky again; can be repeated",
    access: "session",
    params: importParams,
    replies: {
      200: importCountsSchema,
      400: refusalSchema,
      401: refusalSchema,
      404: refusalSchema,
      409: refusalSchema,
    },
  }),
  removeImport: call({
    method: "DELETE",
    path: "/api/imports/:id",
    summary:
      "Cancel an open import, or undo a finished one within 30 days: remove what it added and nobody has edited",
    access: "session",
    params: importParams,
    replies: {
      204: z.null(),
      400: refusalSchema,
      401: refusalSchema,
      404: refusalSchema,
      410: refusalSchema,
    },
  }),
} as const;
