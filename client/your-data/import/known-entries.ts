/** What earlier imports have brought, so that a later export of the same journal adds only what is new. */

import { importCalls } from "#domain/calls/imports.ts";
import type { KnownEntry } from "#domain/formats/import/sameness/said.ts";
import { type ImportedKey, keysPerReply } from "#domain/imports.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { allAfter } from "../../all-pages.ts";
import { send } from "../../api.ts";

/** `stars` are those of the universe. Throws where it cannot be reached: then nobody knows what is new. */
export async function fetchKnownEntries(stars: readonly MoodEntry[]): Promise<readonly KnownEntry[]> {
  const notes = new Map(stars.map(({ id, note }) => [id, note ?? ""]));
  const keys = await allAfter<ImportedKey>(async (last) => {
    const query = last === undefined ? {} : { after: last.key };
    return (await send(importCalls.listImportKeys, { query })).data;
  }, keysPerReply);
  return keys.map((one) => ({ ...one, note: notes.get(one.entryId) ?? null }));
}
