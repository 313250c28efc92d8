/** The calls that seal the words of a universe, and open them again. */

import type { FastifyReply } from "fastify";
import { api } from "#domain/api.ts";
import { refusalsSeal } from "#domain/languages/en/refusals-seal.ts";
import { refusalsUniverse } from "#domain/languages/en/refusals-universe.ts";
import { refusal } from "#domain/refusals.ts";
import { maxSlots } from "#domain/sealed/seal.ts";
import type { App } from "../context.ts";
import { readSnapshot } from "../database/snapshot.ts";
import { notFound, notSignedIn, registerCall } from "../route.ts";
import { sealRefusals, wordsLeft } from "../sealed/refusals.ts";
import { findUser } from "../users/queries.ts";
import { type Begun, beginOpening, beginSealing, rotateSeal } from "./begin.ts";
import { finishSeal } from "./finish.ts";
import { type PutRecords, putRecords } from "./put-records.ts";
import { readSeal } from "./read-seal.ts";
import { type PutSlot, putSlot, removeSlot, type SlotDeleted } from "./slots.ts";

type Refused = Extract<Begun | PutRecords | PutSlot | SlotDeleted, { ok: false }>;

const idUsed = refusal("id-used", "This id belongs to another slot.");
const slotNeeded = refusal("slot-needed", refusalsSeal.slotNeeded);
const tooManySlots = refusal("too-many-slots", refusalsSeal.tooManySlots, { max: maxSlots });

function refuse(reply: FastifyReply, { reason }: Refused) {
  switch (reason) {
    case "universe is gone":
      return reply.code(401).send(notSignedIn);
    case "not found":
      return reply.code(404).send(notFound);
    case "too many":
      return reply.code(400).send(tooManySlots);
    case "other state":
      return reply.code(409).send(sealRefusals.sealState);
    case "wrong epoch":
      return reply.code(409).send(sealRefusals.wrongEpoch);
    case "import open":
      return reply.code(409).send(refusal("import-open", refusalsUniverse.importOpen));
    case "id used":
      return reply.code(409).send(idUsed);
    case "slot needed":
      return reply.code(409).send(slotNeeded);
  }
}

const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((a, b) => a + b, 0);

/** `endEarlierImports` ends what a person left open a day ago, which would keep sealing waiting for ever. */
export function sealRoutes(app: App, endEarlierImports: (userId: string) => Promise<void>) {
  const { context } = app;

  registerCall(app, api.getSeal, async ({ session }, reply) => {
    // Two epochs belong to one state, and another request may end it meanwhile.
    const seal = await readSnapshot(context, async (db) => {
      const universe = await findUser(db, session.userId);
      return universe ? readSeal(db, universe) : null;
    });
    return seal ?? reply.code(401).send(notSignedIn);
  });

  registerCall(app, api.beginSealing, async ({ session, body }, reply) => {
    await endEarlierImports(session.userId);
    const begun = await beginSealing(context, session.userId, body);
    return begun.ok ? begun.seal : refuse(reply, begun);
  });

  registerCall(app, api.rotateSeal, async ({ session, body }, reply) => {
    await endEarlierImports(session.userId);
    const begun = await rotateSeal(context, session.userId, body);
    return begun.ok ? begun.seal : refuse(reply, begun);
  });

  registerCall(app, api.beginOpening, async ({ session }, reply) => {
    const begun = await beginOpening(context, session.userId);
    return begun.ok ? begun.seal : refuse(reply, begun);
  });

  registerCall(app, api.putSealRecords, async ({ session, body }, reply) => {
    const put = await putRecords(context, session.userId, body.items);
    return put.ok ? { items: put.items } : refuse(reply, put);
  });

  registerCall(app, api.finishSeal, async ({ session, log }, reply) => {
    const finished = await finishSeal(context, session.userId, (err) =>
      log.warn({ err }, "could not overwrite what was sealed"),
    );
    if (finished.ok) return finished.seal;
    if (finished.reason === "words left")
      return reply.code(409).send({ ...wordsLeft(sum(finished.left)), left: finished.left });
    return refuse(reply, finished);
  });

  registerCall(app, api.putSealSlot, async ({ session, params, body }, reply) => {
    const put = await putSlot(context, session.userId, params.id, body);
    return put.ok ? reply.code(put.isNew ? 201 : 200).send(put.slot) : refuse(reply, put);
  });

  registerCall(app, api.deleteSealSlot, async ({ session, params }, reply) => {
    const removed = await removeSlot(context, session.userId, params.id);
    return removed.ok ? reply.code(204).send() : refuse(reply, removed);
  });
}
