/** What a person practised: kept from the moment it ends, sent when it can be, and listed. */

import { queryOptions, useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { api } from "#domain/api.ts";
import {
  type NewWellnessSession,
  newWellnessSessionSchema,
  sessionLimits,
  type WellnessSession,
} from "#domain/wellness/sessions.ts";
import { send } from "../api.ts";
import { Outbox } from "./outbox.ts";

export type Practice = Omit<WellnessSession, "userId"> & {
  /** Only this browser knows of it yet. */
  readonly isWaiting: boolean;
};

/** What the server took since this page was loaded, so that nothing is missing until a list brings it. */
const delivered: WellnessSession[] = [];

export const practiceOutbox = new Outbox<NewWellnessSession>({
  name: "practice",
  bodySchema: newWellnessSessionSchema,
  async deliver(userId, { key, body }) {
    const headers = { "Idempotency-Key": key };
    const { data } = await send(api.createWellnessSession, { params: { id: userId }, body, headers });
    delivered.push(data);
  },
});

const within = (least: number, value: number, most: number) =>
  Math.min(most, Math.max(least, Math.round(value)));

/**
 * Keeps what has just ended, sends it now or later, and counts it once. Call it once when the end comes. Never throws
 * and tells of no failure. `seconds` may be a fraction; what is beyond the limits is cut to them.
 */
export function recordPractice(userId: string, session: NewWellnessSession) {
  const { score = null } = session;
  practiceOutbox.add(userId, {
    ...session,
    seconds: within(0, session.seconds, sessionLimits.seconds),
    score: score === null ? null : within(-sessionLimits.score, score, sessionLimits.score),
  });
}

/** The user's id is part of the key, so that nobody ever sees another's. */
const practiceQuery = (userId: string) =>
  queryOptions({
    queryKey: ["practice", userId],
    async queryFn({ signal }) {
      // What waits goes first, so that the list has it.
      await practiceOutbox.flush(userId);
      const reply = await send(api.listWellnessSessions, { signal, params: { id: userId }, query: {} });
      return reply.data;
    },
    staleTime: 0,
  });

/** `sessions` newest first, with what is still on its way; without the rest until, or if never, the list arrives. */
export function usePractice(userId: string) {
  const query = useQuery(practiceQuery(userId));
  const waiting = useSyncExternalStore(practiceOutbox.subscribe, () => practiceOutbox.waiting(userId));
  const stored = mergeStored(userId, query.data ?? [], delivered);
  const onTheWay = waiting.map(({ key, at, body }) => ({
    ...{ id: key, at, isWaiting: true, ...body, score: body.score ?? null },
  }));
  const sessions: readonly Practice[] = [...stored, ...onTheWay].reverse();
  return {
    sessions,
    /** Nobody knows yet. */
    isPending: query.isPending,
    /** The list could not be had. */
    isError: query.isError,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
  };
}

/** Oldest first, each once. */
export function mergeStored(
  userId: string,
  listed: readonly WellnessSession[],
  sent: readonly WellnessSession[],
): Practice[] {
  const known = new Set(listed.map(({ id }) => id));
  const since = sent.filter((session) => session.userId === userId && !known.has(session.id));
  return [...listed, ...since].map(({ userId: _, ...session }) => ({ ...session, isWaiting: false }));
}
