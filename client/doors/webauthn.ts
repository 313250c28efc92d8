/** Passkeys of the browser. The library is fetched when it is first used. */

import { useEffect, useRef } from "react";
import { lazyCode } from "../loading/lazy-code.ts";

const library = lazyCode(async () => {
  // Named, so that the build leaves out the rest of the library.
  const { startRegistration, startAuthentication, WebAuthnAbortService } = await import(
    "@simplewebauthn/browser"
  );
  return { startRegistration, startAuthentication, WebAuthnAbortService };
});

type Library = Awaited<ReturnType<typeof library.load>>;
type CreationOptions = Parameters<Library["startRegistration"]>[0]["optionsJSON"];
type Answer = Awaited<ReturnType<Library["startAuthentication"]>>;
type RequestOptions = Parameters<Library["startAuthentication"]>[0]["optionsJSON"];

/** Whether this browser has passkeys. Pages over http have none, and so do some browsers inside of apps. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === "function";

/** Lets the device make a passkey, until `signal` aborts. Rejects with what `passkeyFailure` reads. */
export const createPasskey = (options: object, signal?: AbortSignal) =>
  askDevice(signal, ({ startRegistration }) =>
    startRegistration({ optionsJSON: options as CreationOptions }),
  );

/** Lets the device answer with one of its passkeys, until `signal` aborts. Rejects with what `passkeyFailure` reads. */
export const askPasskey = (options: object, signal?: AbortSignal) =>
  askDevice(signal, ({ startAuthentication }) =>
    startAuthentication({ optionsJSON: options as RequestOptions }),
  );

/** A question outlives the page part that asked it, and a device that comes later would answer it. */
async function askDevice<Given extends { clientExtensionResults: object }>(
  signal: AbortSignal | undefined,
  ask: (code: Library) => Promise<Given>,
) {
  const code = await library.load();
  signal?.throwIfAborted();
  const stop = () => code.WebAuthnAbortService.cancelCeremony();
  signal?.addEventListener("abort", stop);
  try {
    return plain(await ask(code));
  } finally {
    signal?.removeEventListener("abort", stop);
  }
}

/** A part of the page that asks the device takes `signal()` along, which aborts when the part goes. */
export function useDeviceQuestion(): { readonly signal: () => AbortSignal | undefined } {
  const life = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    life.current = controller;
    return () => controller.abort();
  }, []);
  return { signal: () => life.current?.signal };
}

/**
 * Lets the browser offer passkeys in the field with `webauthn` in its `autocomplete`, until `signal` aborts. Resolves to null
 * in a browser that cannot. The library is not needed: browsers that do this well read and write JSON themselves.
 */
export async function suggestPasskey(question: () => Promise<object>, signal: AbortSignal) {
  if (!hasPasskeys() || !PublicKeyCredential.parseRequestOptionsFromJSON) return null;
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return null;
  const options = (await question()) as Parameters<typeof PublicKeyCredential.parseRequestOptionsFromJSON>[0];
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const key = await navigator.credentials.get({ publicKey, mediation: "conditional", signal });
  const json: object | null = key instanceof PublicKeyCredential ? key.toJSON() : null;
  return json && plain(json as Answer);
}

/** The answer with the extensions as our schemas have them: by any name. */
const plain = <Given extends { clientExtensionResults: object }>(answer: Given) => ({
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
