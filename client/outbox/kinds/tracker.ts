/** What a person measures: new trackers, changes and removals. */

import * as z from "zod/mini";
import { trackerCalls, trackerNameTakenSchema } from "#domain/calls/trackers.ts";
import { waiting } from "#domain/languages/en/waiting.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import { contentAfter } from "#domain/records/content.ts";
import { dropRow, putRow, withReply } from "#domain/records/edit-universe.ts";
import {
  type Tracker,
  type TrackerChange,
  trackerChangeSchema,
  trackerFields,
} from "#domain/records/tracker/tracker.ts";
import { send } from "../../api.ts";
import { failureOf, isRefusedWith, isUnknownCall, unlessUnknown } from "../deliver.ts";
import { findRow, kind, type Order, plainText, showRefusal, type Write } from "../kind.ts";

/** If another device has made the same tracker, that one is the result: it has another id. */
async function createTracker(order: Order<TrackerChange>): Promise<Tracker> {
  try {
    return await changeTracker(order);
  } catch (error) {
    const taken = isRefusedWith("tracker-name-taken", error)
      ? trackerNameTakenSchema.parse(error.refusal.extra).tracker
      : null;
    if (!taken || !hasSameReadings(taken, order.body)) throw error;
    return taken;
  }
}

/** Whether the readings of one can be readings of the other. */
const hasSameReadings = (one: Tracker, other: TrackerChange) =>
  one.kind === other.kind && one.perDay === other.perDay;

const changeTracker = async ({ id, userId, body }: Order<TrackerChange>): Promise<Tracker> =>
  (await send(trackerCalls.putTracker, { owner: userId, params: { id }, body })).data;

const removeTracker = ({ id, userId }: Order<TrackerRemoval>): Promise<null> =>
  unlessUnknown(send(trackerCalls.deleteTracker, { owner: userId, params: { id } }));

function showTracker(universe: Universe, { id, body }: Write<TrackerChange>): Universe {
  const known = findRow(universe.trackers, id);
  const content = contentAfter(trackerFields, known ?? {}, body);
  return putRow(universe, "trackers", { ...content, id, revision: known?.revision ?? 0 });
}

/** Another tracker of the same name is not of this write. */
const showReply = (known: Universe, tracker: Tracker, { id }: Pick<Write<TrackerChange>, "id">) =>
  withReply(known, "trackers", tracker, { isOwn: tracker.id === id });

/** A refused one stays: readings can wait for it. */
export const newTracker = kind<TrackerChange, Tracker>({
  bodySchema: trackerChangeSchema,
  words: "tracker",
  deliver: createTracker,
  failureOf,
  isAhead: isUnknownCall,
  isAwaited: true,
  storedId: ({ id }) => id,
  staysInView: true,
  onRefused: showRefusal(waiting.refused.newTracker, waiting.refused.newTrackerKept),
  apply: showTracker,
  applyReply: showReply,
  text: (t, { body }) => plainText(t(waiting.tracker.new, { name: body.name })),
});

export const trackerChange = kind<TrackerChange, Tracker>({
  bodySchema: trackerChangeSchema,
  words: "tracker",
  deliver: changeTracker,
  failureOf,
  isAhead: isUnknownCall,
  isAwaited: true,
  onDropped: showRefusal(waiting.refused.trackerChange),
  apply: showTracker,
  applyReply: showReply,
  text: (t, { body }) => plainText(t(waiting.tracker.change, { name: body.name })),
});

/** The moment until which the person can undo it, ISO 8601. */
const trackerRemovalSchema = z.object({ notBefore: z.string() });

type TrackerRemoval = z.output<typeof trackerRemovalSchema>;

export const trackerRemoval = kind<TrackerRemoval, null>({
  bodySchema: trackerRemovalSchema,
  deliver: removeTracker,
  failureOf,
  notBefore: ({ notBefore }) => Date.parse(notBefore),
  // Readings that wait would be refused behind it, and come back with the tracker if it is undone.
  isAwaited: true,
  endsRecord: true,
  onDropped: showRefusal(waiting.refused.trackerRemoval),
  makesRoomFor: "newTracker",
  apply: (universe, { id }) => dropRow(universe, "trackers", id),
  applyReply: (known, _, { id }) => dropRow(known, "trackers", id),
  text: (t, { id }, { trackers }) => plainText(removalText(t, findRow(trackers, id))),
});

const removalText = (t: Translator, tracker: Tracker | null) =>
  tracker ? t(waiting.tracker.removal.known, { name: tracker.name }) : t(waiting.tracker.removal.unknown);
