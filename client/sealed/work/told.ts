/** Asks the server for everything with words. What waits in this browser is no part of it: it is sealed on its way. */

import { CancelledError, type QueryClient } from "@tanstack/react-query";
import { importCalls } from "#domain/calls/imports.ts";
import { shownSkyCalls } from "#domain/calls/shown-skies.ts";
import { universeCalls } from "#domain/calls/universe.ts";
import { type ImportedKey, keysPerReply } from "#domain/imports.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import { allAfter } from "../../all-pages.ts";
import { send } from "../../api.ts";
import { universeQuery } from "../../stars/mood-entries.ts";
import type { Told } from "./left.ts";

export async function readTold(client: QueryClient, userId: string, signal: AbortSignal): Promise<Told> {
  const input = { signal, owner: userId };
  const [universe, bin, links, imports, importKeys] = await Promise.all([
    readUniverse(client, userId, signal),
    send(universeCalls.listBin, input).then(({ data }) => data),
    send(shownSkyCalls.listLinks, input).then(({ data }) => data),
    send(importCalls.listImports, input).then(({ data }) => data),
    readKeys(userId, signal),
  ]);
  return { universe, bin, links, imports, importKeys };
}

/** A page that goes cancels what it asked for itself, which this may have waited for. */
async function readUniverse(client: QueryClient, userId: string, signal: AbortSignal): Promise<Universe> {
  for (;;) {
    signal.throwIfAborted();
    try {
      return await client.fetchQuery({ ...universeQuery(userId), staleTime: 0 });
    } catch (error) {
      if (!(error instanceof CancelledError)) throw error;
    }
  }
}

const readKeys = (userId: string, signal: AbortSignal) =>
  allAfter<ImportedKey>(async (last) => {
    const query = last === undefined ? {} : { after: last.key };
    return (await send(importCalls.listImportKeys, { signal, owner: userId, query })).data;
  }, keysPerReply);
