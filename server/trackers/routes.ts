/** The calls that create, change and remove trackers, and store and remove their readings. */

import { api } from "#domain/api.ts";
import { refusalsTrackers } from "#domain/languages/en/refusals-trackers.ts";
import { maxReadings, maxReadingsOfDay } from "#domain/records/reading/reading.ts";
import { maxTrackers } from "#domain/records/tracker/tracker.ts";
import { coded, refusal } from "#domain/refusals.ts";
import type { App } from "../context.ts";
import { invalid } from "../errors.ts";
import { notFound, notSignedIn, registerCall } from "../route.ts";
import { type PutReading, putReading, removeReading } from "./put-reading.ts";
import { type PutTracker, putTracker } from "./put-tracker.ts";
import { removeTracker } from "./remove-tracker.ts";

const nameTaken = {
  ...invalid({ name: coded("taken", refusalsTrackers.nameTaken) }),
  code: "tracker-name-taken",
} as const;
const tooManyTrackers = refusal("too-many-trackers", refusalsTrackers.tooMany, { max: maxTrackers });
const neverChanges = coded(
  "never-changes",
  "A tracker keeps its kind, and whether it has one reading a day.",
);
const removed = refusal("tracker-removed", refusalsTrackers.removed);
const unknownTracker = refusal("unknown-tracker", refusalsTrackers.unknown);
const tooManyOfDay = refusal("too-many-readings-of-day", refusalsTrackers.tooManyOfDay, {
  max: maxReadingsOfDay,
});
const tooMany = refusal("too-many-readings", refusalsTrackers.tooManyReadings, { max: maxReadings });

/** A refusal of one field, whose code is that of the field. */
function ofField(field: string, sentence: string) {
  const refused = invalid({ [field]: sentence });
  return { ...refused, ...refused.fieldCodes[field] };
}

type Refused<Put> = Exclude<Put, { ok: true }>;

function refusalOfTracker(put: Refused<PutTracker>) {
  switch (put.reason) {
    case "name taken":
      return { status: 409, body: { ...nameTaken, tracker: put.tracker } } as const;
    case "removed":
      return { status: 409, body: removed } as const;
    case "never changes":
      return {
        ...{ status: 400 },
        body: invalid(Object.fromEntries(put.fields.map((field) => [field, neverChanges]))),
      } as const;
    case "too many trackers":
      return { status: 400, body: tooManyTrackers } as const;
    case "universe is gone":
      return { status: 401, body: notSignedIn } as const;
  }
}

function refusalOfReading(put: Refused<PutReading>) {
  switch (put.reason) {
    case "wrong at":
      return { status: 400, body: ofField("at", put.sentence) } as const;
    case "out of range": {
      const words = refusal("out-of-range", refusalsTrackers.outOfRange, put.range);
      const { error, ...reason } = words;
      return {
        ...{ status: 400 },
        body: { ...words, fields: { value: error }, fieldCodes: { value: reason } },
      } as const;
    }
    case "too many of day":
      return { status: 400, body: tooManyOfDay } as const;
    case "too many":
      return { status: 400, body: tooMany } as const;
    case "removed":
      return { status: 409, body: removed } as const;
    case "unknown tracker":
      return { status: 404, body: unknownTracker } as const;
    case "universe is gone":
      return { status: 401, body: notSignedIn } as const;
  }
}

export function trackerRoutes(app: App) {
  const { context } = app;

  registerCall(app, api.putTracker, async ({ session, params, body }, reply) => {
    const put = await putTracker(context, session.userId, params.id, body);
    if (put.ok) return reply.code(put.isNew ? 201 : 200).send(put.tracker);
    const { status, body: refused } = refusalOfTracker(put);
    return reply.code(status).send(refused);
  });

  registerCall(app, api.deleteTracker, async ({ session, params }, reply) => {
    const isRemoved = await removeTracker(context, session.userId, params.id);
    return isRemoved ? reply.code(204).send() : reply.code(404).send(notFound);
  });

  registerCall(app, api.putReading, async ({ session, params, body }, reply) => {
    const put = await putReading(context, session.userId, params, body);
    if (put.ok) return reply.code(put.isNew ? 201 : 200).send(put.reading);
    const { status, body: refused } = refusalOfReading(put);
    return reply.code(status).send(refused);
  });

  registerCall(app, api.deleteReading, async ({ session, params }, reply) => {
    const removed = await removeReading(context, session.userId, params);
    return removed === null ? reply.code(401).send(notSignedIn) : reply.code(204).send();
  });
}
