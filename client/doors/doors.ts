/** The person's ways in, as the server tells them. */

import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { accountCalls } from "#domain/calls/account.ts";
import { send } from "../api.ts";
import { sessionKey } from "../session/session.ts";

export type Doors = z.output<(typeof accountCalls.getDoors.replies)[200]>;

/** Asked anew with each look, because other devices change it. */
export const doorsQuery = queryOptions({
  queryKey: ["account", "doors"],
  queryFn: async ({ signal }) => (await send(accountCalls.getDoors, { signal })).data,
  staleTime: 0,
  refetchOnWindowFocus: true,
});

export const useDoors = () => useQuery(doorsQuery);

/** What a change of a way in changes too: where the person is signed in, by what, and whether an address waits. */
const changed: readonly (readonly string[])[] = [["account"], ["sign-in"], sessionKey];

/** Returns a function that resolves when the page shows what the server has now. */
export function useReloadDoors(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
}
