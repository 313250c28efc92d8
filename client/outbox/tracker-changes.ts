/** What a person can do with trackers and their readings. Everything is shown at once. */

import { localTimeAt } from "#domain/local-time.ts";
import { readingId } from "#domain/records/reading/reading.ts";
import type { Tracker, TrackerChange } from "#domain/records/tracker/tracker.ts";
import { randomUuid } from "../stars/random-uuid.ts";
import { serverClock } from "../time/server-clock.ts";
import { outbox } from "./browser-outbox.ts";
import { itemIdOf } from "./item-id.ts";

/** How long the removal of a tracker can be undone, before anything is sent. */
export const undoTrackerMs = 10_000;

/**
 * Makes a tracker, or changes that with this id. If the universe has the same tracker when a new one arrives, waiting
 * readings are of that one. A new one that the server refuses stays in view, with the readings that wait for it: it is
 * sent again when the person changes it, or when another tracker has gone. Resolves to its id.
 */
export async function putTracker(userId: string, body: TrackerChange, known?: string): Promise<string> {
  const id = known ?? randomUuid();
  const isNew = known === undefined || isWaitingNew(userId, id);
  await outbox.addInstead(isNew ? "newTracker" : "trackerChange", { id, userId, body });
  return id;
}

const isWaitingNew = (userId: string, id: string) =>
  outbox.pending(userId, "newTracker").some((item) => item.id === id);

/**
 * Removes a tracker and its readings, at once for the person; nothing is sent for ten seconds. Returns how to bring it back
 * as it was, which resolves to false when it was too late.
 */
export async function removeTracker(userId: string, id: string): Promise<() => Promise<boolean>> {
  const kinds = ["newTracker", "trackerChange"] as const;
  const waiting = kinds.flatMap((kind) =>
    outbox.pending(userId, kind).flatMap((item) => (item.id === id ? { kind, body: item.body } : [])),
  )[0];
  const notBefore = new Date(Date.now() + undoTrackerMs).toISOString();
  await outbox.addInstead("trackerRemoval", { id, userId, body: { notBefore } });
  return async () => {
    const isInTime = await outbox.withdraw(id);
    if (isInTime && waiting) await outbox.addInstead(waiting.kind, { id, userId, body: waiting.body });
    return isInTime;
  };
}

/** Notes a value of a day or a minute, in the place of an earlier one. */
export async function putReading(
  userId: string,
  { id: trackerId, name }: Pick<Tracker, "id" | "name">,
  at: string,
  value: number,
) {
  const { utcOffset, timeZone } = localTimeAt(serverClock.at(Date.now()));
  const body = { trackerId, at, name, value, utcOffset, timeZone };
  await outbox.addInstead("reading", { id: itemIdOf(readingId(trackerId, at)), userId, body });
}

export async function removeReading(userId: string, trackerId: string, at: string) {
  const id = itemIdOf(readingId(trackerId, at));
  await outbox.addInstead("readingRemoval", { id, userId, body: { trackerId, at } });
}
