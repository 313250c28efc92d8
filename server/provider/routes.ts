/** Sign-in through the operator's OpenID Connect provider: the redirect to it and the callback. */

import type { FastifyReply, FastifyRequest } from "fastify";
import { api } from "#domain/api.ts";
import type { App } from "../context.ts";
import { clearSecretCookie, readSecretCookie, setSecretCookie } from "../cookies.ts";
import type { Db, ProviderSignInRow } from "../database/schema.ts";
import { isByPerson } from "../guards/same-origin.ts";
import { preferenceOfRequest } from "../languages/request-language.ts";
import { translatorOf } from "../languages/translators.ts";
import { linkTo, redirectTo } from "../public-link.ts";
import { queryOf, registerCall } from "../route.ts";
import { asksForCode, beginWaiting, setWaitingCookie } from "../second-factor/waiting-sign-in.ts";
import { hashOf, newSecret } from "../secrets.ts";
import { setSessionCookie, startSession } from "../sessions/session.ts";
import { UniverseClosed } from "../users/closed-universe.ts";
import { type Identity, ProviderClient, type ProviderReturn } from "./client.ts";
import { confirmByProvider, type Ending, isOfSession, returnPage } from "./confirm.ts";
import { ProviderFailure } from "./failure.ts";
import { findOrCreateUser } from "./find-or-create-user.ts";
import { profileOf } from "./profile.ts";
import {
  consumeProviderSignIn,
  findProviderUser,
  insertProviderSignIn,
  recordProviderSignIn,
} from "./queries.ts";
import { sendSignInFailure } from "./refusal.ts";

/** Long enough for a provider that requires a second factor. */
const signInTimeoutMs = 10 * 60_000;

type Notice = "provider" | "provider-unreachable" | "provider-cancelled" | "universe-closed";
/** The cookie of a session, or of a sign-in that waits for its second factor. */
type SignedIn = { readonly session: string } | { readonly waiting: string };

const redirectToLogin = (reply: FastifyReply, notice: Notice) => redirectTo(reply, `/login?notice=${notice}`);

const endConfirmation = (reply: FastifyReply, page: string, ending: Ending) =>
  redirectTo(reply, `${page}?confirm=${ending}`);

/** The session whose person proves themselves again, and the page to which that leads back. */
type Confirmation = Pick<ProviderSignInRow, "confirms" | "returnsTo">;

const noConfirmation: Confirmation = { confirms: null, returnsTo: null };

export function providerRoutes(app: App) {
  const { context } = app;
  const { db, dialect, now, secureCookies, settings } = context;
  const redirectUri = new URL(linkTo(settings.publicUrl, api.providerCallback.path));
  const client = settings.provider && new ProviderClient(settings.provider, redirectUri);
  const cookie = { name: "provider-sign-in", secure: secureCookies };

  /**
   * Leads to the provider, and stores the checks for the callback under the hash of a random id, which the browser gets in a
   * cookie.
   */
  async function leaveWith(provider: ProviderClient, reply: FastifyReply, confirmation: Confirmation) {
    const { url, checks } = await provider.startSignIn({ asksAgain: confirmation.confirms !== null });
    const id = newSecret();
    const expires = new Date(now() + signInTimeoutMs);
    await insertProviderSignIn(db, { id: hashOf(id), ...checks, expires, ...confirmation });
    setSecretCookie(reply, cookie, id, signInTimeoutMs / 1000);
    // biome-ignore lint/plugin: This is the address of the provider.
    return reply.redirect(url.href);
  }

  /** Deletes and returns the checks of the browser's cookie; null when they do not exist or have expired. */
  async function consumeChecks(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<ProviderSignInRow | null> {
    const id = readSecretCookie(request, cookie);
    if (!id) return null;
    const signIn = await consumeProviderSignIn(db, hashOf(id));
    clearSecretCookie(reply, cookie, { isKnown: signIn !== undefined });
    return signIn && signIn.expires.getTime() > now() ? signIn : null;
  }

  const openSession = (transaction: Db, request: FastifyRequest, userId: string) =>
    startSession({ ...context, db: transaction }, request, { userId, openedBy: "provider" });

  /** Signs a known person in, or lets the sign-in wait for their second factor; null for a new identity. */
  const signInKnown = (request: FastifyRequest, identity: Identity): Promise<SignedIn | null> =>
    db.transaction().execute(async (transaction) => {
      const at = new Date(now());
      const user = await findProviderUser(transaction, identity);
      if (user && (await asksForCode(transaction, user)))
        return { waiting: await beginWaiting(transaction, user.id, at) };
      const recorded = await recordProviderSignIn(transaction, identity, at);
      return recorded ? { session: await openSession(transaction, request, recorded.id) } : null;
    });

  async function signInNew(request: FastifyRequest, providerReturn: ProviderReturn): Promise<SignedIn> {
    const { identity, readClaims } = providerReturn;
    const t = await translatorOf(preferenceOfRequest(request));
    const profile = profileOf(t, await readClaims());
    return db.transaction().execute(async (transaction) => {
      const at = new Date(now());
      const userId = await findOrCreateUser({ db: transaction, dialect, at, t }, identity, profile);
      return { session: await openSession(transaction, request, userId) };
    });
  }

  /** Returns whether the sign-in is finished; it may wait for a code. */
  async function signIn(request: FastifyRequest, reply: FastifyReply, providerReturn: ProviderReturn) {
    const signedIn =
      (await signInKnown(request, providerReturn.identity)) ?? (await signInNew(request, providerReturn));
    if ("session" in signedIn) setSessionCookie(reply, signedIn.session, secureCookies);
    else setWaitingCookie(reply, signedIn.waiting, secureCookies);
    return "session" in signedIn;
  }

  /** Checks what the provider says of the person who is signed in, and gives the session its new cookie. */
  async function confirm(request: FastifyRequest, reply: FastifyReply, checks: ProviderSignInRow) {
    const { session } = request;
    if (!client || !isOfSession(checks, session)) return "other";
    const providerReturn = await client.finishSignIn(queryOf(request), checks);
    const startedAt = checks.expires.getTime() - signInTimeoutMs;
    const confirmed = await confirmByProvider(context, session, { startedAt }, providerReturn);
    if (confirmed.ending === "done") setSessionCookie(reply, confirmed.sessionId, secureCookies);
    return confirmed.ending;
  }

  /** Leads back to the page on which it began, however the confirmation ends. */
  const finishConfirmation = (request: FastifyRequest, reply: FastifyReply, checks: ProviderSignInRow) =>
    confirm(request, reply, checks)
      .catch((err: unknown) => endingOf(request, err))
      .then((ending) => endConfirmation(reply, returnPage(checks.returnsTo ?? undefined), ending));

  function endingOf(request: FastifyRequest, err: unknown): Ending {
    if (!(err instanceof ProviderFailure)) throw err;
    request.log.warn({ err }, "a confirmation by provider was refused");
    if (err.isCancelled) return "cancelled";
    return err.isUnreachable ? "unreachable" : "refused";
  }

  function sendUnreachable(request: FastifyRequest, reply: FastifyReply, err: ProviderFailure) {
    request.log.warn({ err }, "the sign-in provider cannot be reached");
    context.observer.signInRefused("provider unreachable");
    return redirectToLogin(reply, "provider-unreachable");
  }

  registerCall(app, api.providerSignIn, async (request, reply) => {
    if (!client) return redirectToLogin(reply, "provider");
    // The session at the provider would sign the person in there without a question, and end the one here.
    if (!isByPerson(request, settings.publicUrl)) return redirectTo(reply, "/login");
    try {
      return await leaveWith(client, reply, noConfirmation);
    } catch (err) {
      if (!(err instanceof ProviderFailure)) throw err;
      return sendUnreachable(request, reply, err);
    }
  });

  registerCall(app, api.providerCallback, async (request, reply) => {
    const checks = client && (await consumeChecks(request, reply));
    if (!checks) return sendSignInFailure(request, reply);
    if (checks.confirms !== null) return finishConfirmation(request, reply, checks);
    try {
      const isFinished = await signIn(request, reply, await client.finishSignIn(queryOf(request), checks));
      if (!isFinished) return redirectTo(reply, "/login?second-factor");
      return redirectTo(reply, "/");
    } catch (err) {
      if (err instanceof UniverseClosed) return redirectToLogin(reply, "universe-closed");
      if (!(err instanceof ProviderFailure)) throw err;
      if (err.isCancelled) return redirectToLogin(reply, "provider-cancelled");
      if (err.isUnreachable) return sendUnreachable(request, reply, err);
      request.log.warn({ err }, "a sign-in by provider was refused");
      context.observer.signInRefused("provider refused");
      return sendSignInFailure(request, reply);
    }
  });

  registerCall(app, api.confirmByProvider, async (request, reply) => {
    const { session, query } = request;
    const page = returnPage(query.from);
    if (!session || !isByPerson(request, settings.publicUrl)) return redirectTo(reply, page);
    if (!client) return endConfirmation(reply, page, "unreachable");
    try {
      return await leaveWith(client, reply, { confirms: session.sid, returnsTo: page });
    } catch (err) {
      return endConfirmation(reply, page, endingOf(request, err));
    }
  });
}
