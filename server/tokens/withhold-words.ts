/** The one place on the way out at which a reply to a program that may not read words loses them. */

import type { FastifyInstance, FastifyReply } from "fastify";
import { jsonWithoutWords } from "#domain/sealed/without-words.ts";
import type { Session } from "../sessions/session.ts";

type Reader = Pick<Session, "scopes">;

/** Whether words are for whoever makes the call: a person reads theirs. */
export const readsWords = ({ scopes }: Reader): boolean => scopes === null || scopes.includes("words:read");

/** How the reply to a session is serialized. */
export const jsonFor = (session: Reader): ((value: unknown) => string) =>
  readsWords(session) ? JSON.stringify : jsonWithoutWords;

/** Replies whose bytes were made by `jsonFor`, because they are compressed, kept or too long to be read again. */
const made = new WeakSet<FastifyReply>();
export const isMadeFor = (reply: FastifyReply) => made.add(reply);

/** Takes the words out of every reply that is sent as text, and sends no bytes of which nobody knows what they say. */
export function withholdWords(app: FastifyInstance) {
  app.addHook("onSend", ({ session }, reply, payload, done) => {
    if (session === null || readsWords(session) || !payload || made.has(reply)) return done(null, payload);
    if (typeof payload !== "string") return done(new Error("Nobody has taken the words out of these bytes."));
    done(null, jsonWithoutWords(JSON.parse(payload)));
  });
}
