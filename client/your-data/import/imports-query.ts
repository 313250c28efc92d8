import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { importCalls } from "#domain/calls/imports.ts";
import { send } from "../../api.ts";
import { refreshUniverse } from "../../stars/mood-entries.ts";

/** The user's id is part of the key, so that a user never sees the imports of another. */
export const importsKey = (userId: string) => ["imports", userId];

const importsQuery = (userId: string) =>
  queryOptions({
    queryKey: importsKey(userId),
    queryFn: async ({ signal }) => (await send(importCalls.listImports, { signal })).data,
    staleTime: 0,
  });

/** All imports of the universe, oldest first. */
export const useImports = (userId: string) => useQuery(importsQuery(userId));

/** Removing 100,000 stars takes a while on a small machine. */
const removalTimeoutMs = 300_000;

/** Cancels an open import, or undoes a finished one. */
export function useRemoveImport(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      send(importCalls.removeImport, { params: { id }, timeoutMs: removalTimeoutMs }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: importsKey(userId) }),
        refreshUniverse(client, userId),
      ]),
  });
}
