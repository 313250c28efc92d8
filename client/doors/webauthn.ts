/** Passkeys of the browser. The library is fetched when it is first used. */

import { lazyCode } from "../loading/lazy-code.ts";

const library = lazyCode(async () => {
  // Named, so that the build leaves out the rest of the library.
  const { startRegistration, startAuthentication, browserSupportsWebAuthnAutofill, WebAuthnAbortService } =
    await import("@simplewebauthn/browser");
  return { startRegistration, startAuthentication, browserSupportsWebAuthnAutofill, WebAuthnAbortService };
});

type Library = Awaited<ReturnType<typeof library.load>>;
type CreationOptions = Parameters<Library["startRegistration"]>[0]["optionsJSON"];
type RequestOptions = Parameters<Library["startAuthentication"]>[0]["optionsJSON"];

/** Whether this browser has passkeys. Pages over http have none, and so do some browsers inside of apps. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === "function";

/** Lets the device make a passkey. Rejects with what `passkeyFailure` reads. */
export async function createPasskey(options: object) {
  const { startRegistration } = await library.load();
  return plain(await startRegistration({ optionsJSON: options as CreationOptions }));
}

/** Whether this browser can suggest passkeys in a field. */
export const canSuggestPasskeys = async (): Promise<boolean> =>
  hasPasskeys() && (await (await library.load()).browserSupportsWebAuthnAutofill());

/**
 * Lets the device answer with one of its passkeys. `isSuggestion`: the browser asks nothing, and offers them in the field
 * with `webauthn` in its `autocomplete`, until another question comes. Rejects with what `passkeyFailure` reads.
 */
export async function askPasskey(options: object, { isSuggestion = false } = {}) {
  const { startAuthentication } = await library.load();
  const optionsJSON = options as RequestOptions;
  return plain(await startAuthentication({ optionsJSON, useBrowserAutofill: isSuggestion }));
}

/** Ends the question that waits for the device. */
export const stopAsking = () => library.loaded?.WebAuthnAbortService.cancelCeremony();

/** The answer with the extensions as our schemas have them: by any name. */
const plain = <Answer extends { clientExtensionResults: object }>(answer: Answer) => ({
  ...answer,
  clientExtensionResults: { ...answer.clientExtensionResults } as Record<string, unknown>,
});

/** Why the device did not do it; null for an error that is not the device's, such as a refused call. */
export function passkeyFailure(error: unknown): "stopped" | "known" | "noCheck" | "device" | null {
  if (!(error instanceof Error) || !isOfDevice(error)) return null;
  if (error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED") return "known";
  if (error.code === "ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT") return "noCheck";
  return /^(NotAllowed|Abort|Timeout)Error$/.test(error.name) ? "stopped" : "device";
}

/** Errors of the library have codes, and the browser's own are of another class. */
const isOfDevice = (error: Error): error is Error & { code: string } =>
  error instanceof DOMException || ("code" in error && String(error.code).startsWith("ERROR_"));
