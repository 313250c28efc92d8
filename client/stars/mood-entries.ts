/** The list of stars: polled every three seconds, with an ETag so that an unchanged list is not sent again. */

import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "#domain/api.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import { type Reply, send } from "../api.ts";
import { CallError } from "../call-errors.ts";
import { sessionKey } from "../session/session.ts";
import { cooldown } from "./cooldown.ts";

export type KnownEntries = {
  readonly entries: readonly MoodEntry[];
  /** The server's ETag of this list, or null after a change by the client. */
  readonly etag: string | null;
};

const pollMs = 3_000;

/** The user's id is part of the key, so that a user never sees the stars of another. */
export const moodEntriesKey = (userId: string) => ["mood-entries", userId];

export const moodEntriesQuery = (userId: string) =>
  queryOptions({
    queryKey: moodEntriesKey(userId),
    queryFn: ({ client, signal }) => fetchEntries(client, userId, signal),
    staleTime: 500,
    refetchInterval: (query) => nextPollIn(query.state.error),
    // Polling pauses while the tab is hidden; this refetches as soon as it is visible again.
    refetchOnWindowFocus: true,
  });

export const useMoodEntries = (userId: string) => useQuery(moodEntriesQuery(userId));

async function fetchEntries(client: QueryClient, userId: string, signal: AbortSignal): Promise<KnownEntries> {
  const etag = client.getQueryData<KnownEntries>(moodEntriesKey(userId))?.etag;
  const reply = await send(api.listMoodEntries, {
    signal,
    ...(etag && { headers: { "If-None-Match": etag } }),
  });
  cooldown.follow(reply.headers.get("Cooldown-Ends-At"));
  const known = afterReply(client.getQueryData<KnownEntries>(moodEntriesKey(userId)), reply);
  if (belongsToAnother(known.entries, userId)) {
    void client.invalidateQueries({ queryKey: sessionKey });
    throw new Error("Somebody else is signed in now.");
  }
  return known;
}

/** On 304 the identical array is kept, so that values computed from it stay valid. */
export function afterReply(
  known: KnownEntries | undefined,
  reply: Reply<typeof api.listMoodEntries>,
): KnownEntries {
  if (reply.status === 200) return { entries: reply.data, etag: reply.headers.get("ETag") };
  if (!known) throw new Error("The server answered 304 to a question that was not asked.");
  return known;
}

/** Another tab may have signed in another user. */
export const belongsToAnother = (entries: readonly MoodEntry[], userId: string) =>
  entries.some((entry) => entry.userId !== userId);

/** Respects the server's `Retry-After`. */
export function nextPollIn(error: Error | null): number {
  const seconds = error instanceof CallError ? (error.retryAfter ?? 0) : 0;
  return Math.max(pollMs, seconds * 1000);
}

/** Adds a star that the server has stored; after a retried call the list may already contain it. */
export function withEntry(known: KnownEntries | undefined, entry: MoodEntry): KnownEntries {
  const others = known?.entries.filter(({ id }) => id !== entry.id) ?? [];
  return { entries: [...others, entry], etag: null };
}
