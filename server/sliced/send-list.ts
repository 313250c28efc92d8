import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { formHeader } from "#domain/records/changes.ts";
import { chooseCoding, setCoding } from "../compression.ts";
import type { Context } from "../context.ts";
import { TooBusy } from "../limits/concurrency-limit.ts";
import { sendTooManyRequests } from "../limits/limits.ts";
import { etagOf, formOf } from "../revisions/etag.ts";
import { notSignedIn } from "../route.ts";
import type { Session } from "../sessions/session.ts";
import { isMadeFor, jsonFor, readsWords } from "../tokens/withhold-words.ts";
import type { Body, ReadSliced } from "./body.ts";
import { makeBody } from "./make-body.ts";

export type ListRequest = { readonly session: Session; readonly headers: IncomingHttpHeaders };

export type List = {
  readonly read: ReadSliced;
  /** Names the call whose reply depends on the revision alone, and is kept; null for another one. */
  readonly keptAs: string | null;
};

/** A universe that stores more, in the sky, in the bin or elsewhere, has long lists. */
const mostBytesOfShort = 400_000;
/** A reader who takes nothing for so long is gone; Node measures it for the socket, and may notice at the second time only. */
const patienceMs = 60_000;
const secondsToRetry = 5;

/**
 * Sends everything that a call has to send. It is read, serialized and compressed in slices, and for a kept list once for
 * each revision and content coding; of a person so many at once; and apart for a program that may not read words. An error in the middle breaks the connection.
 */
export async function sendList(context: Context, request: ListRequest, reply: FastifyReply, list: List) {
  try {
    await context.replies.open.run(request.session.userId, () => sendInTurn(context, request, reply, list));
  } catch (error) {
    if (!(error instanceof TooBusy)) throw error;
    context.observer.limitHit("requests");
    sendTooManyRequests(reply, secondsToRetry);
  }
  return reply;
}

async function sendInTurn(
  context: Context,
  { session, headers }: ListRequest,
  reply: FastifyReply,
  { read, keptAs }: List,
) {
  // Whoever asked may have left while others had their turn.
  if (isGone(reply)) return;
  const { userId, universe } = session;
  const coding = chooseCoding(headers["accept-encoding"]);
  const toJson = jsonFor(session);
  const make = () => {
    if (universe.storedBytes <= mostBytesOfShort) return makeBody(context, coding, read, toJson).body;
    const { promise, resolve, reject } = Promise.withResolvers<Body | null>();
    const makeLong = async () => {
      if (isGone(reply) && keptAs === null) return resolve(null);
      const { body, isRead } = makeBody(context, coding, read, toJson);
      body.then(resolve, reject);
      await isRead.catch(() => {});
    };
    context.replies.makeLong(userId, makeLong).catch(reject);
    return promise;
  };
  const get = () =>
    keptAs === null
      ? make()
      : context.replies.sent.get(
          `${keptAs} ${coding} ${readsWords(session)} ${userId}`,
          universe.revision,
          make,
        );
  const first = await readable(get);
  const found = first === undefined ? await readable(get) : first;
  if (found === undefined) throw new Error("The list could not be read.");
  if (found === null) return reply.code(401).send(notSignedIn);
  // The words may have been sealed since the session was read.
  reply.header(formHeader, formOf(found.body)).header("ETag", etagOf(session, found.body));
  reply.type("application/json; charset=utf-8");
  setCoding(reply, found.body.coding);
  isMadeFor(reply);
  await sendAll(reply, found.content);
}

/** Null without the user; undefined when the bytes are gone again: the last one who read them has left, or they failed. */
async function readable(get: () => Promise<Body | null>) {
  const body = await get();
  if (!body) return null;
  const content = Buffer.isBuffer(body.bytes) ? body.bytes : body.bytes.read();
  return content === null ? undefined : { body, content };
}

const isGone = ({ raw }: FastifyReply) => raw.destroyed || raw.closed;

/** Resolves when the reply is sent, or its reader has left. */
async function sendAll(reply: FastifyReply, content: Buffer | Readable) {
  const { raw } = reply;
  if (isGone(reply)) {
    if (!Buffer.isBuffer(content)) content.destroy();
    return;
  }
  const closed = new Promise<void>((resolve) => raw.once("close", resolve));
  raw.setTimeout(patienceMs, () => raw.destroy());
  reply.send(content);
  await closed;
}
