/** Asks the server for everything with words. What waits in this browser is no part of it: it is sealed on its way. */

import type { QueryClient } from "@tanstack/react-query";
import { importCalls } from "#domain/calls/imports.ts";
import { shownSkyCalls } from "#domain/calls/shown-skies.ts";
import { universeCalls } from "#domain/calls/universe.ts";
import type { ImportedKey } from "#domain/imports.ts";
import { keysPerReply } from "#domain/imports.ts";
import { send } from "../../api.ts";
import { universeQuery } from "../../stars/mood-entries.ts";
import type { Told } from "./left.ts";

export async function readTold(client: QueryClient, userId: string, signal: AbortSignal): Promise<Told> {
  const input = { signal, owner: userId };
  const [universe, bin, links, imports, importKeys] = await Promise.all([
    client.fetchQuery({ ...universeQuery(userId), staleTime: 0 }),
    send(universeCalls.listBin, input).then(({ data }) => data),
    send(shownSkyCalls.listLinks, input).then(({ data }) => data),
    send(importCalls.listImports, input).then(({ data }) => data),
    readKeys(userId, signal),
  ]);
  return { universe, bin, links, imports, importKeys };
}

async function readKeys(userId: string, signal: AbortSignal): Promise<ImportedKey[]> {
  const keys: ImportedKey[] = [];
  for (;;) {
    const after = keys.at(-1)?.key;
    const query = after === undefined ? {} : { after };
    const { data } = await send(importCalls.listImportKeys, { signal, owner: userId, query });
    keys.push(...data);
    if (data.length < keysPerReply) return keys;
  }
}
