/** Sign-in with a passkey, without typing a name: by the button, and by the suggestions of the field. */

import type { User } from "#domain/accounts/user.ts";
import { waysBack } from "#domain/languages/en/ways-back.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { visitorCalls } from "#domain/visitor-calls.ts";
import { send } from "../../api.ts";
import { CallError } from "../../call-errors.ts";
import { askPasskey, hasPasskeys, passkeyFailure, suggestPasskey } from "../../doors/webauthn.ts";

/** This browser has no passkeys. */
class NoPasskeys extends Error {
  override readonly name = "NoPasskeys";
}

const question = async () => (await send(visitorCalls.passkeyOptions, { body: {} })).data;

const sendAnswer = async (response: Awaited<ReturnType<typeof askPasskey>>): Promise<User> =>
  (await send(visitorCalls.signInByPasskey, { body: { response } })).data.user;

/** Asks the device for a passkey, until `signal` aborts. Rejects with what `explainPasskeySignIn` reads. */
export async function signInByPasskey(signal?: AbortSignal): Promise<User> {
  if (!hasPasskeys()) throw new NoPasskeys();
  return sendAnswer(await askPasskey(await question(), signal));
}

/**
 * Lets the browser suggest passkeys in the field of the name until `signal` aborts. Resolves to null when nobody has chosen
 * one, or the browser cannot suggest any. A question that has waited too long is asked once more, by a dialog of the device.
 */
export async function signInBySuggestion(signal: AbortSignal): Promise<User | null> {
  const answer = await suggestPasskey(question, signal).catch(() => null);
  return (
    answer &&
    sendAnswer(answer).catch((error: unknown) =>
      isExpired(error) ? signInByPasskey(signal) : Promise.reject(error),
    )
  );
}

const isExpired = (error: unknown) =>
  error instanceof CallError && error.refusal.code === "expired-challenge";

export function explainPasskeySignIn(t: Translator, error: unknown): string {
  if (error instanceof NoPasskeys) return t(waysBack.passkey.browser);
  const failure = passkeyFailure(error);
  if (failure) return t(failure === "stopped" ? waysBack.passkey.stopped : waysBack.passkey.device);
  return (
    (error instanceof CallError && error.status < 500 && error.refusal.error) || t(waysBack.passkey.failed)
  );
}
