/** The calls of visitors' pages. They are apart from the others, because these pages would otherwise load the schemas of all. */

import * as z from "zod/mini";
import { newUniverseSchema } from "./accounts/new-universe.ts";
import {
  passkeyAnswerSchema,
  passkeyQuestionReplySchema,
  passkeyQuestionSchema,
} from "./accounts/passkeys.ts";
import { migrationSchema, registrationSchema } from "./accounts/registration.ts";
import { codeFormSchema } from "./accounts/second-factor.ts";
import { loginSchema, recoverySchema, resendSchema } from "./accounts/sign-in.ts";
import { linkRequestSchema, linkUseSchema } from "./accounts/sign-in-link.ts";
import { userSchema } from "./accounts/user.ts";
import { call, lockedSchema, needsCodeSchema, refusalSchema, successSchema, tokenParams } from "./call.ts";
import { providerSignInPath } from "./pages/paths.ts";
import { textUpTo } from "./text.ts";

/** 403 of a universe that its name alone does not open. */
const needsPasswordSchema = z.extend(refusalSchema, { needsPassword: z.optional(z.literal(true)) });

/** 403 of a correct password whose address is not verified yet. Other refusals with status 403 have only `error`. */
const needsVerificationSchema = z.extend(refusalSchema, {
  success: z.optional(z.literal(false)),
  needsVerification: z.optional(z.literal(true)),
});

export const visitorCalls = {
  register: call({
    method: "POST",
    path: "/api/auth/register",
    summary: "Register with e-mail and password; the link in the mail creates the account",
    access: "anyone",
    body: registrationSchema,
    replies: {
      201: successSchema,
      400: refusalSchema,
      403: refusalSchema,
      409: refusalSchema,
      429: refusalSchema,
    },
  }),
  login: call({
    method: "POST",
    path: "/api/auth/login",
    summary:
      "Sign in with an e-mail address or a universe name, and a password; for an account with a second factor also with a `code` of it, or a recovery code",
    access: "anyone",
    body: loginSchema,
    replies: {
      200: z.extend(successSchema, { user: userSchema }),
      400: refusalSchema,
      401: refusalSchema,
      403: z.extend(needsVerificationSchema, { needsCode: z.optional(z.literal(true)) }),
      410: refusalSchema,
      423: lockedSchema,
      429: refusalSchema,
    },
  }),
  finishSignIn: call({
    method: "POST",
    path: "/api/auth/second-factor",
    summary:
      "Finish a sign-in with the provider by the second factor, or a recovery code, within five minutes; a cookie names the sign-in",
    access: "anyone",
    body: codeFormSchema,
    replies: {
      200: z.extend(successSchema, { user: userSchema }),
      400: refusalSchema,
      401: refusalSchema,
      410: refusalSchema,
      423: lockedSchema,
      429: refusalSchema,
    },
  }),
  askForSignInLink: call({
    method: "POST",
    path: "/api/auth/sign-in-link",
    summary:
      "Request a mail with a link that signs in; the reply is the same whether or not the address has an account",
    access: "anyone",
    body: linkRequestSchema,
    replies: { 200: successSchema, 400: refusalSchema, 429: refusalSchema },
  }),
  useSignInLink: call({
    method: "POST",
    path: "/api/auth/sign-in-link/use",
    summary:
      "Sign in with the link of a mail, once and within 15 minutes; for an account with a second factor also with a `code` of it",
    access: "anyone",
    body: linkUseSchema,
    replies: {
      200: z.extend(successSchema, { user: userSchema }),
      400: refusalSchema,
      401: refusalSchema,
      403: needsCodeSchema,
      410: refusalSchema,
      423: lockedSchema,
      429: refusalSchema,
    },
  }),
  passkeyOptions: call({
    method: "POST",
    path: "/api/auth/passkey/options",
    summary:
      "Ask a browser for a passkey: of anybody, to sign in, or of the signed-in person, to confirm that it is them",
    access: "anyone",
    body: passkeyQuestionSchema,
    replies: {
      200: passkeyQuestionReplySchema,
      400: refusalSchema,
      401: refusalSchema,
      404: refusalSchema,
      409: refusalSchema,
      429: refusalSchema,
    },
  }),
  signInByPasskey: call({
    method: "POST",
    path: "/api/auth/passkey",
    summary:
      "Sign in with the answer of a passkey; the reply is the same for unknown, removed and foreign keys",
    access: "anyone",
    body: z.strictObject({ response: passkeyAnswerSchema }),
    replies: {
      200: z.extend(successSchema, { user: userSchema }),
      400: refusalSchema,
      401: refusalSchema,
      409: refusalSchema,
      410: refusalSchema,
      429: refusalSchema,
    },
  }),
  recover: call({
    method: "POST",
    path: "/api/auth/recover",
    summary:
      "Sign in with a recovery code, once, where neither a password nor a provider opens the universe: there a code only stands for the second factor",
    access: "anyone",
    body: recoverySchema,
    replies: {
      200: z.extend(successSchema, { user: userSchema }),
      400: refusalSchema,
      401: refusalSchema,
      410: refusalSchema,
      423: lockedSchema,
      429: refusalSchema,
    },
  }),
  useInvitation: call({
    method: "POST",
    path: "/api/auth/invitations/:token",
    summary:
      "Use the operator's link, once: begins a session of 30 minutes that can add a way in to the universe, and nothing else. The browser that has this session gets the same reply again",
    access: "anyone",
    addsWayIn: true,
    params: tokenParams,
    replies: {
      200: z.object({ universeName: z.string(), opensByName: z.boolean() }),
      403: refusalSchema,
      429: refusalSchema,
    },
  }),
  resendVerification: call({
    method: "POST",
    path: "/api/auth/resend-verification",
    summary: "Request the verification mail again; the reply is the same whether or not there is one to send",
    access: "anyone",
    body: resendSchema,
    replies: { 200: successSchema, 400: refusalSchema, 429: refusalSchema },
  }),
  migrate: call({
    method: "POST",
    path: "/api/auth/migrate-user",
    summary:
      "Add an e-mail address and a password to a universe that opens by its name alone; where the operator has closed sign-in by name, only from a session of that universe or with the `invitation` of the operator's link",
    access: "anyone",
    addsWayIn: true,
    body: migrationSchema,
    replies: {
      200: successSchema,
      400: refusalSchema,
      403: refusalSchema,
      404: refusalSchema,
      409: refusalSchema,
      429: refusalSchema,
    },
  }),
  verifyEmail: call({
    method: "GET",
    path: "/api/auth/verify-email",
    summary: "Use the link of a verification mail, once; starts no session",
    access: "anyone",
    sameOriginOnly: { page: "/verify-email" },
    query: z.object({ token: z.optional(textUpTo(200, "The token")) }),
    replies: {
      /** `email` is the address that the link has verified. */
      200: z.object({ message: z.string(), email: z.string() }),
      302: z.null(),
      400: refusalSchema,
      403: refusalSchema,
    },
  }),
  providerSignIn: call({
    method: "GET",
    path: providerSignInPath,
    summary: "Redirect to the sign-in provider, or to /login?notice=provider when none is configured",
    access: "anyone",
    replies: { 302: z.null() },
  }),
  createUniverse: call({
    method: "POST",
    path: "/api/users",
    summary: "Create a universe that opens by its name alone, and start a session",
    access: "anyone",
    body: newUniverseSchema,
    replies: {
      201: userSchema,
      400: refusalSchema,
      403: refusalSchema,
      409: refusalSchema,
      429: refusalSchema,
    },
  }),
  openUniverse: call({
    method: "GET",
    path: "/api/users/by-universe/:universeName",
    summary: "Sign in by universe name alone",
    access: "anyone",
    sameOriginOnly: { page: "/onboarding" },
    params: z.object({ universeName: textUpTo(200, "Universe name") }),
    replies: {
      200: userSchema,
      302: z.null(),
      403: needsPasswordSchema,
      404: refusalSchema,
      410: refusalSchema,
      429: refusalSchema,
    },
  }),
  keepUniverse: call({
    method: "POST",
    path: "/api/users/by-universe/:universeName/keep",
    summary: "Keep a universe that was closed for its removal, and sign in by its name",
    access: "anyone",
    params: z.object({ universeName: textUpTo(200, "Universe name") }),
    replies: { 200: userSchema, 403: needsPasswordSchema, 404: refusalSchema, 429: refusalSchema },
  }),
} as const;
