/** Signing in through the operator's OpenID Connect provider: there, and back again. */

import type { FastifyReply, FastifyRequest } from "fastify";
import { api } from "#domain/api.ts";
import type { App } from "../app.ts";
import type { Db } from "../database/schema.ts";
import { answer } from "../route.ts";
import { hashOf, newSecret } from "../secret.ts";
import { secretCookieName, secretCookieOptions } from "../secret-cookie.ts";
import { startSession } from "../sessions/session.ts";
import { type Checks, type Introduction, ProviderClient } from "./client.ts";
import { ProviderFailure } from "./failure.ts";
import { profileOf } from "./profile.ts";
import { insertProviderSignIn, noteProviderSignIn, takeProviderSignIn } from "./queries.ts";
import { refuse } from "./refusal.ts";
import { settle } from "./settle.ts";

/** Time enough to find a second factor. */
const patienceMs = 10 * 60_000;

type Notice = "provider" | "provider-unreachable" | "provider-cancelled";
const toLogin = (reply: FastifyReply, notice: Notice) => reply.redirect(`/login?notice=${notice}`);

const queryOf = ({ url }: { url: string }) => (url.includes("?") ? url.slice(url.indexOf("?")) : "");

export function providerRoutes(app: App) {
  const { context } = app;
  const { db, dialect, now, secureCookies, settings } = context;
  const redirectUri = new URL(api.providerCallback.path, settings.publicUrl);
  const client = settings.provider && new ProviderClient(settings.provider, redirectUri);
  const cookie = secretCookieName("provider-sign-in", secureCookies);

  /** Keeps what the return must fit; the browser gets an id that leads to it. */
  async function remember(reply: FastifyReply, checks: Checks) {
    const id = newSecret();
    await insertProviderSignIn(db, { id: hashOf(id), ...checks, expires: new Date(now() + patienceMs) });
    reply.setCookie(cookie, id, { ...secretCookieOptions(secureCookies), maxAge: patienceMs / 1000 });
  }

  /** What the return must fit; once, in time, and only for the browser that left. */
  async function recall(request: FastifyRequest, reply: FastifyReply): Promise<Checks | null> {
    const id = request.cookies[cookie];
    if (!id) return null;
    reply.clearCookie(cookie, secretCookieOptions(secureCookies));
    const signIn = await takeProviderSignIn(db, hashOf(id));
    return signIn && signIn.expires.getTime() > now() ? signIn : null;
  }

  /** Gives the browser a session of the user that is found, if one is. */
  const open = (
    request: FastifyRequest,
    reply: FastifyReply,
    find: (inside: Db, at: Date) => Promise<string | undefined>,
  ) =>
    db.transaction().execute(async (inside) => {
      const userId = await find(inside, new Date(now()));
      if (userId)
        await startSession({ ...context, db: inside }, request, reply, { userId, openedBy: "provider" });
      return userId;
    });

  async function signIn(request: FastifyRequest, reply: FastifyReply, introduction: Introduction) {
    const { identity, readClaims } = introduction;
    const known = await open(
      request,
      reply,
      async (inside, at) => (await noteProviderSignIn(inside, identity, at))?.id,
    );
    if (known) return;
    const profile = profileOf(await readClaims());
    await open(request, reply, (inside, at) => settle({ inside, dialect, at }, identity, profile));
  }

  answer(app, api.providerSignIn, async (request, reply) => {
    if (!client) return toLogin(reply, "provider");
    try {
      const { url, checks } = await client.begin();
      await remember(reply, checks);
      return reply.redirect(url.href);
    } catch (err) {
      if (!(err instanceof ProviderFailure)) throw err;
      request.log.warn({ err }, "the sign-in provider cannot be reached");
      return toLogin(reply, "provider-unreachable");
    }
  });

  answer(app, api.providerCallback, async (request, reply) => {
    const checks = client && (await recall(request, reply));
    if (!checks) return refuse(request, reply, settings.publicUrl);
    try {
      await signIn(request, reply, await client.finish(queryOf(request), checks));
      return reply.redirect("/");
    } catch (err) {
      if (!(err instanceof ProviderFailure)) throw err;
      if (err.isCancelled) return toLogin(reply, "provider-cancelled");
      request.log.warn({ err }, "a sign-in by provider was refused");
      return refuse(request, reply, settings.publicUrl);
    }
  });
}
