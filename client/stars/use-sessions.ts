import { useQuery } from "@tanstack/react-query";
import { wellnessCalls } from "#domain/calls/wellness.ts";
import { allPages } from "../all-pages.ts";
import { send } from "../api.ts";

/** The person's finished exercises, which only the server knows: read each time that a page needs them. */
export const useSessions = (userId: string) =>
  useQuery({
    queryKey: ["wellness-sessions", userId],
    queryFn: ({ signal }) =>
      allPages(
        async (query) =>
          (await send(wellnessCalls.listWellnessSessions, { signal, params: { id: userId }, query })).data,
      ),
    staleTime: 0,
    // Queries that are always sent do not do so by themselves.
    refetchOnReconnect: true,
  });
