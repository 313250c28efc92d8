/** The stars in the bin: read from the server whenever the universe has a new revision, and what can be done with them. */

import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { universeCalls } from "#domain/calls/universe.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import type { BinnedMoodEntry } from "#domain/records/star/mood-entry.ts";
import { send } from "../../api.ts";
import { bringBack } from "../../outbox/star-changes.ts";
import { useOpened } from "../../sealed/use-opened.ts";

const binKey = (userId: string) => ["bin", userId];

/** Removing, restoring and deleting a star give the universe a new revision, on this device or another. */
const binQuery = (userId: string, revision: number) =>
  queryOptions({
    queryKey: [...binKey(userId), revision],
    queryFn: async ({ signal }) => (await send(universeCalls.listBin, { signal })).data,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** `stars` is undefined until they are loaded. A star that is back, or will be when what waits has arrived, is not in the bin. */
export function useBin(userId: string, { revision, entries }: Universe) {
  const client = useQueryClient();
  const query = useQuery(binQuery(userId, revision));
  const purging = useMutation({
    mutationFn: (id: string) => send(universeCalls.purgeMoodEntry, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: binKey(userId) }),
  });
  const restore = ({ deletedAt: _, ...entry }: BinnedMoodEntry) => bringBack(userId, entry);
  const binned = useOpened(userId, "entry", query.data, null);
  const stars = binned?.filter(({ id }) => !entries.some((entry) => entry.id === id));
  return { query, stars, restore, purging };
}
