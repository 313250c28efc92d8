/**
 * The stars, tags and constellations of a person, as far as the server's feed of changes has told them. The feed is
 * polled every three seconds, with an ETag so that an unchanged universe costs no reply, and sends only what changed.
 */

import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { User } from "#domain/accounts/user.ts";
import { universeCalls } from "#domain/calls/universe.ts";
import { applyChanges, type Universe } from "#domain/records/apply-changes.ts";
import { changesForm, formHeader, sealedForm } from "#domain/records/changes.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { type Reply, send } from "../api.ts";
import { withBase } from "../base-path.ts";
import { CallError } from "../call-errors.ts";
import { isEarlyCall } from "../loading/early-calls.ts";
import { sessionKey } from "../session/session.ts";
import { knownUserId } from "../session/stored-user.ts";
import type { StoredUniverse } from "../stored/database.ts";
import { readStored } from "../stored/stored-person.ts";
import { cooldown } from "./cooldown.ts";
import { OtherFormError, requireForm } from "./feed-form.ts";

export type KnownUniverse = StoredUniverse;

const pollMs = 3_000;
const otherFormMs = 60_000;

/** The user's id is part of the key, so that a user never sees the stars of another. */
export const universeKey = (userId: string) => ["universe", userId];

export const universeQuery = (userId: string) =>
  queryOptions({
    queryKey: universeKey(userId),
    queryFn: ({ client, signal }) => fetchChanges(client, userId, signal),
    staleTime: 500,
    refetchInterval: (query) => nextPollIn(query.state.error),
    // Polling pauses while the tab is hidden; this refetches as soon as it is visible again.
    refetchOnWindowFocus: true,
    // `applyChanges` already keeps what did not change, and knows it by the revisions.
    structuralSharing: false,
  });

/**
 * Takes over what the server has replied to writes, in one step. It is asked for what it did not tell: what these writes
 * changed beside their rows, and what another device changed before them.
 */
export async function takeReplies(
  client: QueryClient,
  userId: string,
  replies: readonly ((known: Universe) => Universe)[],
) {
  if (replies.length === 0) return;
  const queryKey = universeKey(userId);
  const isAsking = client.isFetching({ queryKey }) > 0;
  // The reply to a poll that was sent before the writes were stored would undo them and end the cooldown.
  await client.cancelQueries({ queryKey });
  let isComplete = !isAsking;
  client.setQueryData<KnownUniverse>(queryKey, (known) => {
    if (!known) return known;
    let next: Universe = known;
    for (const reply of replies) {
      const before = next;
      next = reply(before);
      isComplete &&= next === before || next.revision > before.revision;
    }
    // The tag is that of an earlier revision.
    return next === known ? known : { ...next, etag: next.revision === known.revision ? known.etag : null };
  });
  if (!isComplete) askSoon(client, userId);
}

/** Asks at once what a call has changed in the whole universe. */
export const refreshUniverse = (client: QueryClient, userId: string) =>
  client.invalidateQueries({ queryKey: universeKey(userId) });

/** Milliseconds: the outbox can send many stars in a row. */
const followUpMs = 200;
const followUps = new Map<string, ReturnType<typeof setTimeout>>();

/** Asks once, after the last of several replies. */
function askSoon(client: QueryClient, userId: string) {
  clearTimeout(followUps.get(userId));
  const ask = () => {
    followUps.delete(userId);
    void client.invalidateQueries({ queryKey: universeKey(userId) });
  };
  followUps.set(userId, setTimeout(ask, followUpMs));
}

async function fetchChanges(
  client: QueryClient,
  userId: string,
  signal: AbortSignal,
): Promise<KnownUniverse> {
  const latest = () => client.getQueryData<KnownUniverse>(universeKey(userId));
  const isOnItsWay = isEarlyCall(withBase(wholeFeed));
  if (!isOnItsWay) await openStoredUniverse(client, userId);
  const known = isOnItsWay ? undefined : latest();
  const reply = await send(universeCalls.listChanges, {
    signal,
    onHeaders(headers) {
      requireForm(headers);
      followSeal(client, headers);
    },
    // What has revision 0 may lack something: everything replaces it.
    query: { form: `${changesForm}`, ...(known?.revision && { since: `${known.revision}` }) },
    // The early call of the HTML named nobody: `belongsToAnother` looks at its reply.
    ...(!isOnItsWay && { owner: userId }),
    ...(known?.etag && { headers: { "If-None-Match": known.etag } }),
  });
  cooldown.follow(reply.headers.get("Cooldown-Ends-At"));
  if (reply.status === 200 && belongsToAnother(reply.data.entries, userId)) {
    void client.invalidateQueries({ queryKey: sessionKey });
    throw new Error("Somebody else is signed in now.");
  }
  return afterReply(latest(), reply);
}

let wasSealed = false;

/** Asks for the person again when the feed says that another device has begun to seal their words, or has opened them. */
function followSeal(client: QueryClient, headers: Headers) {
  const form = headers.get(formHeader);
  const isSealed = Number(form) === sealedForm;
  if (form === null || isSealed === wasSealed) return;
  wasSealed = isSealed;
  const { seal = "open" } = client.getQueryData<User | null>(sessionKey) ?? {};
  if ((seal !== "open") !== isSealed) void client.invalidateQueries({ queryKey: sessionKey });
}

/** The feed as a client asks for it that knows nothing; the HTML of home asks for it in the same words. */
const wholeFeed = `${universeCalls.listChanges.path}?form=${changesForm}`;

async function openStoredUniverse(client: QueryClient, userId: string) {
  if (knownUserId() !== userId || client.getQueryData(universeKey(userId))) return;
  const { universe } = await readStored(userId);
  if (universe) showStoredUniverse(client, userId, universe);
}

/** Shows what this browser has stored of the universe, unless the server was faster. */
export function showStoredUniverse(client: QueryClient, userId: string, universe: KnownUniverse) {
  const queryKey = universeKey(userId);
  if (!client.getQueryData(queryKey)) client.setQueryData(queryKey, universe, { updatedAt: atEarlierVisit });
}

/** An age as great as can be: the server is asked at once. */
const atEarlierVisit = 1;

/** Whether the universe is that of an earlier visit; no longer once the server has answered, or cannot be reached. */
export const isOfEarlierVisit = (query: { dataUpdatedAt: number; errorUpdateCount: number }): boolean =>
  query.dataUpdatedAt === atEarlierVisit && query.errorUpdateCount === 0;

/** The universe after a reply. A 304 keeps the identical one, so that values computed from it stay valid. */
export function afterReply(
  known: KnownUniverse | undefined,
  reply: Reply<typeof universeCalls.listChanges>,
): KnownUniverse {
  if (reply.status === 200)
    return { ...applyChanges(known ?? null, reply.data), etag: reply.headers.get("ETag") };
  if (!known) throw new Error("The server answered 304 to a question that was not asked.");
  return known;
}

/** Another tab may have signed in another user. */
export const belongsToAnother = (entries: readonly MoodEntry[], userId: string) =>
  entries.some((entry) => entry.userId !== userId);

/** Respects the server's `Retry-After`. */
export function nextPollIn(error: Error | null): number {
  // Nothing changes before one of both has another version.
  if (error instanceof OtherFormError) return otherFormMs;
  const seconds = error instanceof CallError ? (error.retryAfter ?? 0) : 0;
  return Math.max(pollMs, seconds * 1000);
}
