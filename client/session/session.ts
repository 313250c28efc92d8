/** The session: the signed-in user, sign-in and sign-out, and removal of one user's data when another signs in. */

import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import type { User } from "#domain/accounts/user.ts";
import { sessionCalls } from "#domain/session-calls.ts";
import { send } from "../api.ts";
import { dropEarlyCalls } from "../loading/early-calls.ts";
import { readStored } from "../stored/stored-person.ts";
import { dropToasts } from "../ui/toasts.ts";
import { findUser } from "./find-user.ts";
import { holdTexts } from "./held-texts.ts";
import { isSigningOut } from "./signing-out-mark.ts";
import { knownUserId, onStoredUserChange, storedUserId, storeUserId } from "./stored-user.ts";

const minute = 60_000;

export const sessionKey = ["session"] as const;

const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async ({ signal }) => {
    // The cookie may be that of somebody who has signed out.
    if (isSigningOut()) return null;
    try {
      const user = await findUser(userCalls(signal), storedUserId());
      storeUserId(user?.id ?? null);
      return user;
    } catch (error) {
      // The person of the last visit goes on while the server does not answer.
      const user = signal.aborted ? null : await readKnownUser();
      if (user) return user;
      throw error;
    }
  },
  staleTime: 5 * minute,
  gcTime: 10 * minute,
});

async function readKnownUser(): Promise<User | null> {
  const id = knownUserId();
  return id === null ? null : (await readStored(id)).user;
}

const userCalls = (signal: AbortSignal) => ({
  me: async () => (await send(sessionCalls.me, { signal })).data.user,
  user: async () => (await send(sessionCalls.user, { signal })).data,
  byId: async (id: string) => (await send(sessionCalls.getUser, { signal, params: { id } })).data,
});

/** `data` is the user, null for a visitor, undefined until the server has answered. */
export const useSession = () => useQuery(sessionQuery);

/** Stores the signed-in user. */
export function setSessionUser(client: QueryClient, user: User) {
  dropEarlyCalls();
  storeUserId(user.id);
  client.setQueryData<User | null>(sessionKey, user);
}

/**
 * Merges changes that the server has confirmed, or that wait for it, into the session's user and returns the user before
 * them. Returns null and changes nothing when another user is signed in by now.
 */
export function updateSessionUser(client: QueryClient, userId: string, changes: Partial<User>): User | null {
  const user = client.getQueryData<User | null>(sessionKey);
  if (user?.id !== userId) return null;
  client.setQueryData<User | null>(sessionKey, { ...user, ...changes });
  return user;
}

export function useUpdateSessionUser(): (userId: string, changes: Partial<User>) => User | null {
  const client = useQueryClient();
  return useCallback((userId, changes) => updateSessionUser(client, userId, changes), [client]);
}

/** Ends the session after a 401. Text that was typed stays where it is. */
export function endSession(client: QueryClient) {
  storeUserId(null);
  dropToasts();
  client.setQueryData<User | null>(sessionKey, null);
}

/**
 * Removes one user's cached data as soon as another user is signed in, and follows sign-ins of other tabs.
 * `onUserReplaced` is not called for the first user: data that was prefetched beside the session is theirs.
 */
export function useSessionWatch(userId: string | null, onUserReplaced: () => void) {
  const client = useQueryClient();
  const previous = useRef(userId);
  useLayoutEffect(() => {
    if (previous.current === userId) return;
    removeDataOfOthers(client, userId);
    if (previous.current !== null) onUserReplaced();
    previous.current = userId;
  }, [client, userId, onUserReplaced]);
  useEffect(() => onStoredUserChange(() => followOtherTab(client)), [client]);
}

/** The data of a person whom another tab has signed out goes at once; then the server says who is signed in. */
function followOtherTab(client: QueryClient) {
  const userId = shownUserId(client);
  if (userId !== null && storedUserId() !== userId) {
    holdTexts(userId);
    dropToasts();
    client.setQueryData<User | null>(sessionKey, null);
  }
  void client.invalidateQueries({ queryKey: sessionKey });
}

/** Id of the person whose data the page shows; null for a visitor's page. */
export const shownUserId = (client: QueryClient): string | null =>
  client.getQueryData<User | null>(sessionKey)?.id ?? null;

/** The second part of a query key is the id of the user to whom the data belongs. */
function removeDataOfOthers(client: QueryClient, userId: string | null) {
  client.removeQueries({
    predicate: ({ queryKey: [name, owner] }) => name !== sessionKey[0] && owner !== userId,
  });
  client.getMutationCache().clear();
}
