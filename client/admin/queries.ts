/** What administrators ask the server for. */

import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import type { ListedUniverse, UniverseOrder } from "#domain/admin/universes.ts";
import { adminCalls } from "#domain/calls/admin.ts";
import { send } from "../api.ts";

/** The key of whatever an action can change. */
export const adminKey = ["admin"] as const;

/** Others change it all the time. */
const fresh = { staleTime: 0 } as const;

/** Names count upwards; days and sizes begin with the latest and the largest. */
const directionOf = (order: UniverseOrder) => (order === "name" ? "up" : "down");

export const universesQuery = (search: string, order: UniverseOrder) =>
  infiniteQueryOptions({
    ...fresh,
    queryKey: [...adminKey, "universes", search, order],
    queryFn: async ({ pageParam, signal }) => {
      const query = { order, direction: directionOf(order) } as const;
      const place = { ...(search && { search }), ...(pageParam && { after: pageParam }) };
      return (await send(adminCalls.listUniverses, { signal, query: { ...query, ...place } })).data;
    },
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    // The list stays while a person types on.
    placeholderData: keepPreviousData,
  });

type Pages = InfiniteData<{ universes: ListedUniverse[]; next: string | null }>;

/** Shows a universe as it is after an action. It keeps its place until the list is asked for again. */
export function keepUniverse(client: QueryClient, changed: ListedUniverse) {
  const withChange = (page: Pages["pages"][number]) => ({
    ...page,
    universes: page.universes.map((universe) => (universe.id === changed.id ? changed : universe)),
  });
  client.setQueriesData<Pages>({ queryKey: [...adminKey, "universes"] }, (data) =>
    data ? { ...data, pages: data.pages.map(withChange) } : data,
  );
}

export const invitationsQuery = queryOptions({
  ...fresh,
  queryKey: [...adminKey, "invitations"],
  queryFn: async ({ signal }) => (await send(adminCalls.listInvitations, { signal })).data.invitations,
});

export const healthQuery = queryOptions({
  ...fresh,
  queryKey: [...adminKey, "health"],
  // The doctor asks the mail server and the provider, too.
  queryFn: async ({ signal }) => (await send(adminCalls.adminHealth, { signal, timeoutMs: 60_000 })).data,
});

export const logQuery = infiniteQueryOptions({
  ...fresh,
  queryKey: [...adminKey, "log"],
  queryFn: async ({ pageParam, signal }) =>
    (await send(adminCalls.adminLog, { signal, query: pageParam ? { after: pageParam } : {} })).data,
  initialPageParam: "",
  getNextPageParam: ({ next }) => next,
});
