/** The session that the server sees behind the cookie of a visitor. */

import type { FastifyReply, FastifyRequest } from "fastify";
import { hashOf } from "../server/secrets.ts";
import { loadSession, type Session } from "../server/sessions/session.ts";
import type { TestApp } from "./app.ts";
import type { Visitor } from "./visitor.ts";

const cookieOf = ({ cookies }: Visitor) =>
  [...cookies].find(([name]) => name.endsWith("mood-universe-session"))?.[1] ?? "";

export async function readSession({ app }: TestApp, visitor: Visitor): Promise<Session> {
  const cookie = cookieOf(visitor);
  const presented = { userId: cookie.split(".")[0] ?? "", sid: hashOf(cookie) };
  const session = await loadSession(app.context, presented, {} as FastifyRequest, {} as FastifyReply);
  if (!session) throw new Error("The visitor has no session");
  return session;
}
