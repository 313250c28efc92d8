/** The stars in the bin: read from the server whenever the universe has a new revision, and what can be done with them. */

import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#domain/api.ts";
import type { Universe } from "#domain/apply-changes.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { send } from "../../api.ts";
import { bringBack } from "../../outbox/star-changes.ts";
import { useReturningStars } from "../../outbox/use-universe.ts";

const binKey = (userId: string) => ["bin", userId];

/** Removing, restoring and deleting a star give the universe a new revision, on this device or another. */
const binQuery = (userId: string, revision: number) =>
  queryOptions({
    queryKey: [...binKey(userId), revision],
    queryFn: async ({ signal }) => (await send(api.listBin, { signal })).data,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** `stars` is undefined until they are loaded. A star that is on its way back, or is back already, is not in the bin. */
export function useBin(userId: string, { revision, entries }: Universe) {
  const client = useQueryClient();
  const query = useQuery(binQuery(userId, revision));
  const returning = useReturningStars(userId);
  const purging = useMutation({
    mutationFn: (id: string) => send(api.purgeMoodEntry, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: binKey(userId) }),
  });
  const isBack = (id: string) => returning.has(id) || entries.some((entry) => entry.id === id);
  const restore = ({ deletedAt: _, ...entry }: MoodEntry & { readonly deletedAt: string }) =>
    bringBack(userId, entry);
  const stars = query.data?.filter(({ id }) => !isBack(id));
  return { query, stars, restore, purging };
}
