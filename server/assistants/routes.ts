/** The server for assistants: messages of the Model Context Protocol, each answered for itself. */

import type { FastifyReply, FastifyRequest } from "fastify";
import { api } from "#domain/api.ts";
import type { ToolCall } from "#domain/assistants/tools.ts";
import type { App } from "../context.ts";
import type { Db } from "../database/schema.ts";
import { readSnapshot } from "../database/snapshot.ts";
import { ConcurrencyLimit, LimitOfEach, TooBusy } from "../limits/concurrency-limit.ts";
import { sendTooManyRequests } from "../limits/limits.ts";
import { linkTo } from "../public-link.ts";
import { registerCall } from "../route.ts";
import type { Session } from "../sessions/session.ts";
import type { Sliced } from "../sliced/body.ts";
import { inTurns } from "../sliced/make-body.ts";
import { isMadeFor, jsonFor, readsWords } from "../tokens/withhold-words.ts";
import { answerInThread } from "./answer-in-thread.ts";
import type { Answered } from "./answer-thread.ts";

const secondsToRetry = 5;
/** The library sees neither the token nor cookies. */
const notForLibrary = new Set(["authorization", "cookie", "host", "content-length", "connection"]);

function headersFor({ headers }: FastifyRequest): Headers {
  const passed = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (typeof value === "string" && !notForLibrary.has(name)) passed.set(name, value);
  return passed;
}

type ReadUniverse = (db: Db, userId: string) => Promise<Sliced | null>;

/** `readUniverse` reads the whole feed of a person. */
export function assistantRoutes(app: App, readUniverse: ReadUniverse) {
  const { context } = app;
  /** A thread needs a processor and memory: one works at a time, and no person fills the queue. */
  const threads = new ConcurrencyLimit({ maxRunning: 1, maxWaiting: 32 });
  const ofPerson = new LimitOfEach({ maxRunning: 1, maxWaiting: 4 });

  async function ask(session: Session, call: ToolCall): Promise<Answered> {
    const reader = { reads: readsWords(session), now: context.now() };
    const read = async (db: Db) => {
      const universe = await readUniverse(db, session.userId);
      if (!universe) return { refusal: "This universe is not there any more." };
      return answerInThread(inTurns(universe.slices(jsonFor(session))), { call, reader });
    };
    return ofPerson.run(session.userId, () => threads.run(() => readSnapshot(context, read)));
  }

  async function serve(request: FastifyRequest & { session: Session }, reply: FastifyReply) {
    const { session, method, body } = request;
    const { serveAssistant } = await import("./protocol.ts");
    const url = new URL(linkTo(context.settings.publicUrl, api.askAsAssistant.path));
    /** The library would tell the assistant the message of any error. */
    let failure: unknown = null;
    const asked = { method, url, headers: headersFor(request), body };
    const response = await serveAssistant(asked, (call) =>
      ask(session, call).catch((error) => {
        failure = error;
        return { refusal: "" };
      }),
    );
    const answer = await response.text();
    if (failure instanceof TooBusy) return sendTooManyRequests(reply, secondsToRetry);
    if (failure) throw failure;
    // The words that are not for this assistant have left the universe before it was asked about.
    isMadeFor(reply);
    const type = response.headers.get("content-type");
    if (type) reply.type(type);
    return reply.code(response.status).send(answer || undefined);
  }

  registerCall(app, api.askAsAssistant, serve);
  registerCall(app, api.followAsAssistant, serve);
  registerCall(app, api.leaveAsAssistant, serve);
}
