/** What earlier imports have brought, so that a later export of the same journal adds only what is new. */

import { importCalls } from "#domain/calls/imports.ts";
import type { KnownEntry } from "#domain/formats/import/sameness/said.ts";
import { type ImportedKey, keysPerReply } from "#domain/imports.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { allAfter } from "../../all-pages.ts";
import { send } from "../../api.ts";
import { CallError, isStatus, NetworkError } from "../../call-errors.ts";
import { keyringOf } from "../../sealed/keyring.ts";
import type { ImportWorker } from "./import-worker-client.ts";
import type { Found, Requests } from "./messages.ts";

/** `stars` are those of the universe. Throws where it cannot be reached: then nobody knows what is new. */
async function fetchKnownEntries(stars: readonly MoodEntry[]): Promise<readonly KnownEntry[]> {
  const notes = new Map(stars.map(({ id, note }) => [id, note ?? ""]));
  const keys = await allAfter<ImportedKey>(async (last) => {
    const query = last === undefined ? {} : { after: last.key };
    return (await send(importCalls.listImportKeys, { query })).data;
  }, keysPerReply);
  return keys.map((one) => ({ ...one, note: notes.get(one.entryId) ?? null }));
}

/** The product's own files name their stars. Null where the universe cannot say which entries it has. */
export async function matchEntries(
  worker: ImportWorker,
  userId: string,
  { source, problems }: Found,
  stars: readonly MoodEntry[],
): Promise<Requests["match"]["reply"] | "signed out" | null> {
  if (source.startsWith("mood-universe")) return { offers: [], problems };
  try {
    const keys = keyringOf(userId)?.epochs.at(-1) ?? null;
    return await worker.ask("match", { known: await fetchKnownEntries(stars), keys });
  } catch (error) {
    if (isStatus(error, 401)) return "signed out";
    if (error instanceof CallError || error instanceof NetworkError) return null;
    throw error;
  }
}
