/**
 * What a webhook was not told yet: the records that changed after its revision. The change of a record is its event, so that
 * nothing else is written for it, and no way of changing a record can leave it out.
 */

import { hash } from "node:crypto";
import { needsWhole } from "#domain/records/changes.ts";
import { type Event, mostEvents } from "#domain/webhooks/events.ts";
import type { WebhookEvent } from "#domain/webhooks/webhooks.ts";
import type { Db, WebhookRow } from "../database/schema.ts";
import { toReading } from "../records/readings.ts";
import { listEntriesByIds } from "../records/star-queries.ts";
import { pagesWithTags, toMoodEntry } from "../records/stars.ts";
import { findUser } from "../users/queries.ts";
import { listReadingsChangedSince, listRemovedSince, listStarsChangedSince } from "./queries.ts";

/** An event with what names it: the webhook, the record and the revision of its change. */
export type ToTell = Event & { readonly key: string };

export type Untold = {
  readonly events: readonly ToTell[];
  /** Where the webhook is when it was told all of them. */
  readonly revision: number;
  readonly ordinal: number;
};

/** The id of an event of a webhook, which is the same however often it is sent. */
export const eventId = (webhookId: string, key: string) =>
  `msg_${hash("sha256", `${webhookId} ${key}`, "base64url")}`;

const one = mostEvents + 1;

/** Null when the user does not exist any more. `db` reads as of one moment. */
export async function readEvents(db: Db, webhook: WebhookRow): Promise<Untold | null> {
  const universe = await findUser(db, webhook.userId);
  if (!universe) return null;
  const { revision, nextOrdinal: ordinal } = universe;
  const known = { events: [], revision, ordinal };
  const since = webhook.revision;
  if (needsWhole(universe, { since })) return { ...known, events: [manyChanged(webhook, revision)] };
  const changed = await readChanged(db, webhook);
  if (changed.length > mostEvents) return { ...known, events: [manyChanged(webhook, revision)] };
  const told = JSON.parse(webhook.told) as string[];
  const events = changed
    .toSorted((one, other) => one.revision - other.revision)
    .filter(({ event }) => !told.includes(event.key))
    .map(({ event }) => event);
  return { ...known, events };
}

const manyChanged = ({ userId, revision: since }: WebhookRow, revision: number): ToTell => ({
  key: `universe.changed ${since} ${revision}`,
  type: "universe.changed",
  data: { universe: userId, since, revision },
});

type Changed = { readonly event: ToTell; readonly revision: number };

/** More than `mostEvents` if there are more. */
async function readChanged(db: Db, webhook: WebhookRow): Promise<readonly Changed[]> {
  const wanted = new Set(JSON.parse(webhook.events) as WebhookEvent[]);
  const isOfStars = [...wanted].some((event) => event !== "reading.changed");
  const [stars, readings] = [
    isOfStars ? await readStars(db, webhook) : [],
    wanted.has("reading.changed") ? await readReadings(db, webhook) : [],
  ];
  const removed = await readRemoved(db, webhook, wanted);
  return [...stars, ...readings, ...removed].filter(
    ({ event }) => event.type === "universe.changed" || wanted.has(event.type as WebhookEvent),
  );
}

async function readStars(db: Db, webhook: WebhookRow): Promise<readonly Changed[]> {
  const { userId, revision: since, ordinal: firstNew } = webhook;
  const told = JSON.parse(webhook.told) as string[];
  const changed = await listStarsChangedSince(db, userId, since, one);
  const ids = changed.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id);
  const stars = new Map<string, ReturnType<typeof toMoodEntry>>();
  for await (const page of pagesWithTags(db, userId, async (after) =>
    after || ids.length === 0 ? [] : listEntriesByIds(db, userId, ids),
  ))
    for (const row of page) stars.set(row.id, toMoodEntry(row));
  return changed.map(({ id, revision, ordinal }) => {
    const star = stars.get(id);
    const isNew = ordinal >= firstNew && !told.some((key) => key.startsWith(`star.created ${id} `));
    const type = !star ? "star.removed" : isNew ? "star.created" : "star.changed";
    const data = star ? { universe: userId, star } : { universe: userId, id };
    return { revision, event: { key: `${type} ${id} ${revision}`, type, data } };
  });
}

async function readReadings(db: Db, { userId, revision: since }: WebhookRow): Promise<readonly Changed[]> {
  return (await listReadingsChangedSince(db, userId, since, one)).map((row) => {
    const { trackerId, at, revision } = row;
    const data = { universe: userId, trackerId, at, reading: toReading(row) };
    const type = "reading.changed" as const;
    return { revision, event: { key: `${type} ${trackerId}/${at} ${revision}`, type, data } };
  });
}

async function readRemoved(
  db: Db,
  { userId, revision: since }: WebhookRow,
  wanted: ReadonlySet<WebhookEvent>,
): Promise<readonly Changed[]> {
  const kinds = [
    ...(wanted.has("star.removed") ? (["entry"] as const) : []),
    ...(wanted.has("reading.changed") ? (["reading"] as const) : []),
  ];
  if (kinds.length === 0) return [];
  return (await listRemovedSince(db, userId, since, kinds, one)).map(({ kind, id, revision }) => {
    if (kind === "entry") {
      const type = "star.removed" as const;
      return { revision, event: { key: `${type} ${id} ${revision}`, type, data: { universe: userId, id } } };
    }
    const [trackerId = "", at = ""] = id.split("/");
    const type = "reading.changed" as const;
    const data = { universe: userId, trackerId, at, reading: null };
    return { revision, event: { key: `${type} ${id} ${revision}`, type, data } };
  });
}
