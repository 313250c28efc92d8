/** The list of finished exercises and mazes: those stored on the server and those still in the outbox. */

import { queryOptions, useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { wellnessCalls } from "#domain/calls/wellness.ts";
import type { WellnessSession } from "#domain/wellness/sessions.ts";
import { send } from "../../api.ts";
import { outbox } from "../../outbox/browser-outbox.ts";

export type Practice = Omit<WellnessSession, "userId"> & {
  /** Whether it is in the outbox, and not yet on the server. */
  readonly isUnsent: boolean;
};

/** Sessions that the server stored since the page was loaded. A list that was read earlier lacks them. */
const delivered: WellnessSession[] = [];
outbox.onDelivered("practice", (session) => void delivered.push(session));

/** The user's id is part of the query key, so that the cache never shows another user's list. */
const practiceQuery = (userId: string) =>
  queryOptions({
    queryKey: ["practice", userId],
    async queryFn({ signal }) {
      // Pending sessions are sent first, so that the list contains them.
      await outbox.flush(userId);
      const reply = await send(wellnessCalls.listWellnessSessions, {
        signal,
        params: { id: userId },
        query: {},
      });
      return reply.data;
    },
    staleTime: 0,
  });

/** `sessions` are newest first. Until the list arrives, they are only the pending ones. */
export function usePractice(userId: string) {
  const query = useQuery(practiceQuery(userId));
  const pending = useSyncExternalStore(outbox.subscribe, () => outbox.pending(userId, "practice"));
  const stored = mergeStored(userId, query.data ?? [], delivered);
  const unsent = pending.map(({ id, createdAt, body }) => ({
    ...{ ...body, id, at: createdAt, isUnsent: true, score: body.score ?? null },
  }));
  const sessions: readonly Practice[] = [...stored, ...unsent].reverse();
  return {
    sessions,
    /** Whether the list could not be loaded. */
    isPending: query.isPending,
    /** The list could not be loaded. */
    isError: query.isError,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
  };
}

/** Merges the server's list with the sessions it stored later. Oldest first, without duplicates. */
export function mergeStored(
  userId: string,
  listed: readonly WellnessSession[],
  sent: readonly WellnessSession[],
): Practice[] {
  const known = new Set(listed.map(({ id }) => id));
  const since = sent.filter((session) => session.userId === userId && !known.has(session.id));
  return [...listed, ...since].map(({ userId: _, ...session }) => ({ ...session, isUnsent: false }));
}
