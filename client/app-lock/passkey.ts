/**
 * A passkey of this device alone, of which the server knows nothing: the page makes the challenge and checks the answer
 * itself, so that it opens without a network. It is none of the passkeys that sign in, whose keys only the server has.
 */

import { fromBase64Url, toBase64Url } from "../base64url.ts";
import { canAskForPasskeys, localPasskey, randomBytes } from "../doors/local-passkey.ts";
import type { WayToOpen } from "./lock-record.ts";
import { algorithms, isOpenedBy, verifiesPerson } from "./verify-answer.ts";

type Passkey = Extract<WayToOpen, { kind: "passkey" }>;

/** Whether this device can ask for a fingerprint, a face or its own PIN. */
export const canMakePasskey = async (): Promise<boolean> =>
  canAskForPasskeys() &&
  (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false));

/** `name` is what the device calls it. Rejects when the person cancels, or the device makes none that verifies. */
export async function makePasskey(name: string, signal?: AbortSignal): Promise<Passkey> {
  const credential = (await navigator.credentials.create({
    ...(signal && { signal }),
    publicKey: localPasskey(name, algorithms),
  })) as PublicKeyCredential;
  const response = credential.response as AuthenticatorAttestationResponse;
  const publicKey = response.getPublicKey();
  if (!publicKey || !verifiesPerson(new Uint8Array(response.getAuthenticatorData())))
    throw new Error("The passkey does not verify its person.");
  return {
    kind: "passkey",
    id: toBase64Url(credential.rawId),
    publicKey: toBase64Url(publicKey),
    algorithm: response.getPublicKeyAlgorithm(),
  };
}

/** Asks for the passkey. Resolves to whether its answer is right; rejects when the person cancels. */
export async function askForPasskey(way: Passkey, signal?: AbortSignal): Promise<boolean> {
  const challenge = randomBytes(32);
  const credential = (await navigator.credentials.get({
    ...(signal && { signal }),
    publicKey: {
      challenge,
      allowCredentials: [{ type: "public-key", id: fromBase64Url(way.id) }],
      userVerification: "required",
    },
  })) as PublicKeyCredential;
  const response = credential.response as AuthenticatorAssertionResponse;
  return isOpenedBy({
    challenge: toBase64Url(challenge),
    origin: location.origin,
    host: location.hostname,
    key: { publicKey: fromBase64Url(way.publicKey), algorithm: way.algorithm },
    answer: {
      clientData: new Uint8Array(response.clientDataJSON),
      authenticatorData: new Uint8Array(response.authenticatorData),
      signature: new Uint8Array(response.signature),
    },
  });
}
