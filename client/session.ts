/** The session: who is signed in, how one gets in, and how everything of one user goes when another comes. */

import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import type { User } from "#domain/accounts.ts";
import { api } from "#domain/api.ts";
import { send } from "./api.ts";
import { cooldown } from "./cooldown.ts";
import { findUser } from "./find-user.ts";
import { sessionKey } from "./session-key.ts";
import { onStoredUserChange, storedUserId, storeUserId } from "./stored-user.ts";

const minute = 60_000;

const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async ({ signal }) => {
    const user = await findUser(askServer(signal), storedUserId());
    storeUserId(user?.id ?? null);
    return user;
  },
  staleTime: 5 * minute,
  gcTime: 10 * minute,
});

const askServer = (signal: AbortSignal) => ({
  me: async () => (await send(api.me, { signal })).data.user,
  user: async () => (await send(api.user, { signal })).data,
  byId: async (id: string) => (await send(api.getUser, { signal, params: { id } })).data,
});

/** `data` is the user, null for a visitor, undefined while nobody knows. */
export const useSession = () => useQuery(sessionQuery);

/** Puts a user in whom the server has just let in. */
export function useEnter(): (user: User) => void {
  const client = useQueryClient();
  return (user) => {
    storeUserId(user.id);
    client.setQueryData<User | null>(sessionKey, user);
  };
}

/**
 * Brings what the server has just told of a user into what is known of who is in, and says what was known before:
 * null, and nothing is changed, when that is somebody else by now.
 */
export function useLearnOfUser(): (userId: string, news: Partial<User>) => User | null {
  const client = useQueryClient();
  return useCallback(
    (userId, news) => {
      const known = client.getQueryData<User | null>(sessionKey);
      if (known?.id !== userId) return null;
      client.setQueryData<User | null>(sessionKey, { ...known, ...news });
      return known;
    },
    [client],
  );
}

/** A call was answered 401: the session is over, and what was typed stays where it is. */
export function endSession(client: QueryClient) {
  storeUserId(null);
  client.setQueryData<User | null>(sessionKey, null);
}

/** Forgets what this tab knows of one user as soon as it is somebody else's, and listens to other tabs. */
export function useSessionWatch(userId: string | null) {
  const client = useQueryClient();
  const former = useRef(userId);
  useLayoutEffect(() => {
    if (former.current === userId) return;
    dropCachesOfOthers(client, userId);
    // The list is asked for beside the session, and may have told of the first one's pause already.
    if (former.current !== null) cooldown.follow(null);
    former.current = userId;
  }, [client, userId]);
  useEffect(
    () => onStoredUserChange(() => void client.invalidateQueries({ queryKey: sessionKey })),
    [client],
  );
}

/** Every key that belongs to one user carries that user's id second. */
function dropCachesOfOthers(client: QueryClient, userId: string | null) {
  client.removeQueries({
    predicate: ({ queryKey: [what, owner] }) => what !== sessionKey[0] && owner !== userId,
  });
  client.getMutationCache().clear();
}
