/** The stars in the bin: read from the server whenever the universe has a new revision, and what can be done with them. */

import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#domain/api.ts";
import { send } from "../../api.ts";
import { bringBack } from "../../outbox/star-changes.ts";

const binKey = (userId: string) => ["bin", userId];

/** Removing, restoring and deleting a star give the universe a new revision, on this device or another. */
const binQuery = (userId: string, revision: number | null) =>
  queryOptions({
    queryKey: [...binKey(userId), revision],
    queryFn: async ({ signal }) => (await send(api.listBin, { signal })).data,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export type BinnedStar = NonNullable<ReturnType<typeof useBin>["stars"]>[number];

/** `stars` is undefined until they are loaded. */
export function useBin(userId: string, revision: number | null) {
  const client = useQueryClient();
  const query = useQuery(binQuery(userId, revision));
  /** Ids of stars that are on their way back, with or without a network. */
  const [returning, setReturning] = useState<ReadonlySet<string>>(new Set());
  const purging = useMutation({
    mutationFn: (id: string) => send(api.purgeMoodEntry, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: binKey(userId) }),
  });
  const restore = async (id: string) => {
    setReturning((ids) => new Set([...ids, id]));
    await bringBack(userId, id);
    await client.invalidateQueries({ queryKey: binKey(userId) });
  };
  const stars = query.data?.filter(({ id }) => !returning.has(id));
  return { query, stars, restore, purging };
}
