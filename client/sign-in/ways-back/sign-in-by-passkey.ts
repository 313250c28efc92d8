/** Sign-in with a passkey, without typing a name: by the button, and by the suggestions of the field. */

import type { User } from "#domain/accounts/user.ts";
import { waysBack } from "#domain/languages/en/ways-back.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { visitorCalls } from "#domain/visitor-calls.ts";
import { send } from "../../api.ts";
import { CallError } from "../../call-errors.ts";
import {
  askPasskey,
  canSuggestPasskeys,
  hasPasskeys,
  passkeyFailure,
  stopAsking,
} from "../../doors/webauthn.ts";

/** This browser has no passkeys. */
class NoPasskeys extends Error {
  override readonly name = "NoPasskeys";
}

async function askDevice(signal?: AbortSignal) {
  const { data: options } = await send(visitorCalls.passkeyOptions, { body: {} });
  signal?.throwIfAborted();
  return askPasskey(options, { isSuggestion: signal !== undefined });
}

type Answer = Awaited<ReturnType<typeof askDevice>>;

const sendAnswer = async (response: Answer): Promise<User> =>
  (await send(visitorCalls.signInByPasskey, { body: { response } })).data.user;

/** Asks the device for a passkey. Rejects with what `explainPasskeySignIn` reads. */
export async function signInByPasskey(): Promise<User> {
  if (!hasPasskeys()) throw new NoPasskeys();
  return sendAnswer(await askDevice());
}

/**
 * Lets the browser suggest passkeys in the field of the name until `signal` aborts. Resolves to null when nobody has chosen
 * one, or the browser cannot suggest any. A question that has waited too long is asked once more, by a dialog of the device.
 */
export async function signInBySuggestion(signal: AbortSignal): Promise<User | null> {
  signal.addEventListener("abort", stopAsking);
  const answer = await canSuggestPasskeys()
    .then((can) => (can ? askDevice(signal) : null))
    .catch(() => null);
  signal.removeEventListener("abort", stopAsking);
  return (
    answer &&
    sendAnswer(answer).catch((error) => (isExpired(error) ? signInByPasskey() : Promise.reject(error)))
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
