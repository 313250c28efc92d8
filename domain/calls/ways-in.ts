/** The calls that change the ways into a universe: passkeys, the second factor, recovery codes and the password. */

import * as z from "zod/mini";
import {
  newKeyOptionsSchema,
  newPasskeyOptionsSchema,
  newPasskeySchema,
  passkeyChangeSchema,
  passkeySchema,
} from "../accounts/passkeys.ts";
import {
  codeFormSchema,
  newRecoveryCodesSchema,
  newTotpSchema,
  providerChoiceSchema,
} from "../accounts/second-factor.ts";
import { passwordChangeSchema } from "../accounts/settings.ts";
import { newPasswordSchema } from "../accounts/sign-in-link.ts";
import { userSchema } from "../accounts/user.ts";
import { call, idParams, lockedSchema, refusalSchema } from "../call.ts";
import { clientIdSchema } from "../client-id.ts";
import { textUpTo } from "../text.ts";

const passkeyParams = z.object({ id: clientIdSchema });

export const wayInCalls = {
  newPasskeyOptions: call({
    method: "POST",
    path: "/api/account/passkeys/options",
    summary:
      "Ask the browser of a signed-in person for a new key; in a universe that its name alone opens, with the name typed once more",
    access: "session",
    confirmFirst: true,
    addsWayIn: true,
    body: newPasskeyOptionsSchema,
    replies: {
      200: newKeyOptionsSchema,
      400: refusalSchema,
      401: refusalSchema,
      403: refusalSchema,
      404: refusalSchema,
      409: refusalSchema,
      429: refusalSchema,
    },
  }),
  addPasskey: call({
    method: "POST",
    path: "/api/account/passkeys",
    summary:
      "Add the new key. The first one of a universe that its name alone opens comes with recovery codes: the name opens it no longer, and every other session ends",
    access: "session",
    confirmFirst: true,
    addsWayIn: true,
    body: newPasskeySchema,
    replies: {
      201: z.object({ passkey: passkeySchema, recoveryCodes: z.nullable(z.array(z.string())) }),
      400: refusalSchema,
      401: refusalSchema,
      403: refusalSchema,
      404: refusalSchema,
      409: refusalSchema,
    },
  }),
  renamePasskey: call({
    method: "PATCH",
    path: "/api/account/passkeys/:id",
    summary: "Give a passkey another name",
    access: "session",
    params: passkeyParams,
    body: passkeyChangeSchema,
    replies: { 200: passkeySchema, 400: refusalSchema, 401: refusalSchema, 404: refusalSchema },
  }),
  removePasskey: call({
    method: "DELETE",
    path: "/api/account/passkeys/:id",
    summary: "Remove a passkey, unless it is the last way into the universe",
    access: "session",
    confirmFirst: true,
    params: passkeyParams,
    replies: {
      204: z.null(),
      400: refusalSchema,
      401: refusalSchema,
      403: refusalSchema,
      404: refusalSchema,
      409: refusalSchema,
    },
  }),
  startTotp: call({
    method: "POST",
    path: "/api/account/totp",
    summary:
      "Begin the setup of a second factor: the secret for an authenticator app, which nothing shows again",
    access: "session",
    confirmFirst: true,
    replies: {
      200: newTotpSchema,
      401: refusalSchema,
      403: refusalSchema,
      409: refusalSchema,
      503: refusalSchema,
    },
  }),
  confirmTotp: call({
    method: "POST",
    path: "/api/account/totp/confirm",
    summary: "Finish the setup of a second factor with a code of the app; ten recovery codes come back, once",
    access: "session",
    confirmFirst: true,
    body: codeFormSchema,
    replies: {
      200: newRecoveryCodesSchema,
      400: refusalSchema,
      401: refusalSchema,
      403: refusalSchema,
      409: refusalSchema,
      429: refusalSchema,
    },
  }),
  endTotp: call({
    method: "DELETE",
    path: "/api/account/totp",
    summary: "Remove the second factor, and the recovery codes that stand for it",
    access: "session",
    confirmFirst: true,
    replies: { 204: z.null(), 401: refusalSchema, 403: refusalSchema, 404: refusalSchema },
  }),
  renewRecoveryCodes: call({
    method: "POST",
    path: "/api/account/recovery-codes",
    summary: "Make ten new recovery codes, which come back once; the earlier ones end",
    access: "session",
    confirmFirst: true,
    replies: {
      200: newRecoveryCodesSchema,
      401: refusalSchema,
      403: refusalSchema,
      409: refusalSchema,
    },
  }),
  chooseProviderFactor: call({
    method: "PUT",
    path: "/api/account/provider",
    summary: "Say whether a sign-in with the provider needs no second factor of this server",
    access: "session",
    confirmFirst: true,
    body: providerChoiceSchema,
    replies: {
      204: z.null(),
      400: refusalSchema,
      401: refusalSchema,
      403: refusalSchema,
      404: refusalSchema,
    },
  }),
  removeProvider: call({
    method: "DELETE",
    path: "/api/account/providers/:id",
    summary: "Remove the identity at the sign-in provider, unless it is the last way into the universe",
    access: "session",
    confirmFirst: true,
    params: z.object({ id: textUpTo(100, "An id") }),
    replies: {
      204: z.null(),
      400: refusalSchema,
      401: refusalSchema,
      403: refusalSchema,
      404: refusalSchema,
      409: refusalSchema,
    },
  }),
  changePassword: call({
    method: "PUT",
    path: "/api/users/:id/password",
    summary:
      "Change the password; every other session and every access token ends, unless `endsOtherSessions` is false",
    access: "owner",
    params: idParams,
    body: passwordChangeSchema,
    replies: {
      200: userSchema,
      400: refusalSchema,
      403: refusalSchema,
      404: refusalSchema,
      423: lockedSchema,
      429: refusalSchema,
    },
  }),
  setPassword: call({
    method: "POST",
    path: "/api/account/password",
    summary:
      "Set a password without the current one, for ten minutes after a sign-in by a link; every other session and every access token ends",
    access: "session",
    body: newPasswordSchema,
    replies: {
      200: userSchema,
      400: refusalSchema,
      401: refusalSchema,
      403: refusalSchema,
      429: refusalSchema,
    },
  }),
} as const;
