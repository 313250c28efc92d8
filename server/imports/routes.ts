/** The calls of imports. */

import type { FastifyReply } from "fastify";
import { api } from "#domain/api.ts";
import { keysPerReply, maxStars } from "#domain/imports.ts";
import { refusalsTrackers } from "#domain/languages/en/refusals-trackers.ts";
import { refusalsUniverse } from "#domain/languages/en/refusals-universe.ts";
import { maxComparisons } from "#domain/records/comparison/comparison.ts";
import { maxConstellations } from "#domain/records/constellation/constellation.ts";
import { maxOwnFeelings } from "#domain/records/feeling/feeling.ts";
import { maxReadings, maxReadingsOfDay } from "#domain/records/reading/reading.ts";
import { maxTags } from "#domain/records/tag/tag.ts";
import { maxTrackers } from "#domain/records/tracker/tracker.ts";
import { coded, refusal } from "#domain/refusals.ts";
import { repeatedId } from "#domain/restore.ts";
import { quotaRefusals } from "#domain/wellness/quotas.ts";
import type { App } from "../context.ts";
import { invalid } from "../errors.ts";
import { notFound, notSignedIn, registerCall } from "../route.ts";
import { addEntries, type BatchRefusal } from "./add-entries.ts";
import { listKeys } from "./correction-queries.ts";
import { type Finished, finishImport } from "./finish-import.ts";
import { type Opened, openImport } from "./open-import.ts";
import { listImports } from "./queries.ts";
import { countReadingsByImport } from "./reading-queries.ts";
import { removeImport } from "./remove-import.ts";
import { type Restored, restoreSlice } from "./restore-universe.ts";
import { toImport, withReadings } from "./to-import.ts";

const closed = refusal("import-closed", refusalsUniverse.importClosed);
const tooManyTags = coded("too-many-tags", refusalsUniverse.importTooManyTags, { max: maxTags });
const unknownStar = coded("unknown-star", refusalsUniverse.unknownStarOfConstellation);
const tooManyConstellations = refusal(
  "too-many-constellations",
  refusalsUniverse.importTooManyConstellations,
  { max: maxConstellations },
);
const tooManyComparisons = refusal("too-many-comparisons", refusalsUniverse.importTooManyComparisons, {
  max: maxComparisons,
});
const unknownFeeling = coded("unknown-feeling", refusalsUniverse.unknownFeeling);
const unknownTag = coded("unknown-tag", refusalsUniverse.unknownTag);
const tooManyFeelings = coded("too-many-feelings", refusalsUniverse.tooManyFeelings, {
  max: maxOwnFeelings,
});
const tooManyTrackers = coded("too-many-trackers", refusalsTrackers.tooMany, { max: maxTrackers });
const tooManyReadings = coded("too-many-readings", refusalsTrackers.tooManyReadings, { max: maxReadings });
const tooManyOfDay = coded("too-many-readings-of-day", refusalsTrackers.tooManyOfDay, {
  max: maxReadingsOfDay,
});
const unknownTracker = coded("unknown-tracker", refusalsTrackers.unknown);
const outOfRange = (range: { readonly min: number; readonly max: number }) =>
  refusal("out-of-range", refusalsTrackers.outOfRange, range);

export function importRoutes(app: App) {
  const { context } = app;
  /** Imports that are being finished by this process, so that a repeated call waits for the first. */
  const finishing = new Map<string, Promise<Finished>>();

  registerCall(app, api.openImport, async ({ session, body }, reply) => {
    const opened = await openImport(context, session.userId, body);
    return opened.ok ? reply.code(201).send(toImport(opened.row)) : sendOpenRefusal(reply, opened);
  });

  registerCall(app, api.listImports, async ({ session }) =>
    withReadings(
      await listImports(context.db, session.userId),
      await countReadingsByImport(context.db, session.userId),
    ),
  );

  registerCall(app, api.listImportKeys, async ({ session, query }) => {
    const keys = await listKeys(context.db, session.userId, query.after ?? "", keysPerReply);
    return keys.map(({ isSealed, ...key }) => (isSealed === 1 ? { ...key, isSealed: true as const } : key));
  });

  registerCall(app, api.addImportEntries, async ({ session, params, body }, reply) => {
    const batched = await addEntries(context, session.userId, params.id, body);
    return batched.ok ? batched.counts : sendBatchRefusal(reply, batched);
  });

  registerCall(app, api.restoreUniverse, async ({ session, params, body }, reply) => {
    const restored = await restoreSlice(context, session.userId, params.id, body);
    return restored.ok ? restored.counts : sendRestoreRefusal(reply, restored);
  });

  registerCall(app, api.finishImport, async ({ session, params }, reply) => {
    const key = `${session.userId} ${params.id}`;
    const running =
      finishing.get(key) ??
      finishImport(context, session.userId, params.id).finally(() => finishing.delete(key));
    finishing.set(key, running);
    const finished = await running;
    if (finished.ok) return finished.counts;
    return finished.reason === "closed" ? reply.code(409).send(closed) : reply.code(404).send(notFound);
  });

  registerCall(app, api.removeImport, async ({ session, params }, reply) => {
    const removed = await removeImport(context, session.userId, params.id);
    if (removed === "removed") return reply.code(204).send();
    if (removed === "not found") return reply.code(404).send(notFound);
    return reply.code(410).send(refusal("undo-expired", refusalsUniverse.undoExpired));
  });
}

function sendOpenRefusal(reply: FastifyReply, refused: Exclude<Opened, { ok: true }>) {
  switch (refused.reason) {
    case "universe is gone":
      return reply.code(401).send(notSignedIn);
    case "id used":
      return reply.code(409).send(refusal("id-used", "This id belongs to another import."));
    case "import open":
      return reply.code(409).send(refusal("import-open", refusalsUniverse.importOpen));
    case "universe full":
      return sendFull(reply, refused.room);
  }
}

const sendFull = (reply: FastifyReply, room: number) =>
  reply.code(409).send(refusal("universe-full", refusalsUniverse.universeFull, { max: maxStars, room }));

function sendRestoreRefusal(reply: FastifyReply, refused: Exclude<Restored, { ok: true }>) {
  switch (refused.reason) {
    case "not empty":
      return reply.code(409).send(refusal("universe-not-empty", refusalsUniverse.universeNotEmpty));
    case "too many activities":
      return reply.code(409).send(quotaRefusals.sessions);
    case "too many answers":
      return reply.code(409).send(quotaRefusals.quizResponses);
    case "too many constellations":
      return reply.code(409).send(tooManyConstellations);
    case "too many comparisons":
      return reply.code(409).send(tooManyComparisons);
    case "moment to come":
      return sendMomentToCome(reply, refused.list, refused);
    case "date to come":
      return reply.code(400).send(invalid(refused.fields));
    case "unknown star":
      return reply.code(400).send({ ...invalid({ constellations: unknownStar }), index: refused.index });
    default:
      return sendBatchRefusal(reply, refused);
  }
}

function sendBatchRefusal(reply: FastifyReply, refused: BatchRefusal) {
  switch (refused.reason) {
    case "not found":
      return reply.code(404).send(notFound);
    case "closed":
      return reply.code(409).send(closed);
    case "universe full":
      return sendFull(reply, refused.room);
    case "more than announced": {
      const { total } = refused;
      const sentence = `This import has announced ${total.toLocaleString("en")} entries, and sends more.`;
      return reply.code(409).send(refusal("more-than-announced", sentence, { total }));
    }
    case "too many tags":
      return reply.code(400).send(invalid({ tags: tooManyTags }));
    case "unknown tag":
      return reply.code(400).send({ ...invalid({ entries: unknownTag }), index: refused.index });
    case "unknown feeling":
      return reply.code(400).send({ ...invalid({ entries: unknownFeeling }), index: refused.index });
    case "id used":
      return reply.code(400).send({ ...invalid({ entries: repeatedId }), index: refused.index });
    case "moment in future":
      return sendMomentToCome(reply, "entries", refused);
    case "too many feelings":
      return reply.code(400).send(invalid({ feelings: tooManyFeelings }));
    case "too many trackers":
      return reply.code(400).send(invalid({ trackers: tooManyTrackers }));
    case "too many readings":
      return reply.code(400).send(invalid({ readings: tooManyReadings }));
    case "too many of day":
      return reply.code(400).send(invalid({ readings: tooManyOfDay }));
    case "unknown tracker":
      return reply.code(400).send({ ...invalid({ readings: unknownTracker }), index: refused.index });
    case "out of range":
      return sendIndexed(reply, "readings", refused.index, outOfRange(refused.range));
    case "wrong at":
      return reply.code(400).send({ ...invalid({ readings: refused.sentence }), index: refused.index });
  }
}

function sendMomentToCome(reply: FastifyReply, list: string, { index, now }: { index: number; now: number }) {
  const reason = refusal("moment-in-future", refusalsUniverse.momentInFuture, {
    now: new Date(now).toISOString(),
  });
  return sendIndexed(reply, list, index, reason);
}

/** The refusal of an item of a list, whose sentence depends on the item. */
function sendIndexed(reply: FastifyReply, list: string, index: number, reason: ReturnType<typeof refusal>) {
  const { error, ...code } = reason;
  const fields = { fields: { [list]: error }, fieldCodes: { [list]: code } };
  return reply.code(400).send({ ...reason, ...fields, index });
}
