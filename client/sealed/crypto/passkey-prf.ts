/**
 * Secrets that a passkey makes: the extension PRF of WebAuthn level 3. Nothing of this reaches the server, which learns of a
 * passkey that opens sealed words no more than what its slot says.
 */

import { fromBase64Url, toBase64Url } from "../../base64url.ts";
import { localPasskey, randomBytes } from "../../doors/local-passkey.ts";

/** What a passkey is asked for: its id and what its PRF gets, both base64url, as a slot has them. */
export type PrfQuestion = { readonly credential: string; readonly input: string };

/** `prf` is secret: it is to be overwritten (`fill(0)`) after its use. */
export type PrfAnswer = PrfQuestion & { readonly prf: Uint8Array<ArrayBuffer> };

/** ES256, EdDSA and RS256 in COSE: all that devices make. */
const algorithms = [-7, -8, -257];

/**
 * Makes a passkey for the words alone: it signs in nowhere. `name` is what the device calls it. Resolves to null if the
 * device made one without a PRF; rejects with a DOMException if the person stops, or the device cannot. `signal` ends the
 * question.
 */
export async function makePrfPasskey(name: string, signal?: AbortSignal): Promise<PrfAnswer | null> {
  const input = randomBytes(32);
  const made = (await navigator.credentials.create({
    ...(signal && { signal }),
    publicKey: {
      ...localPasskey(name, algorithms),
      extensions: { prf: { eval: { first: input } } },
    },
  })) as PublicKeyCredential;
  const question = { credential: toBase64Url(made.rawId), input: toBase64Url(input) };
  const { prf } = made.getClientExtensionResults();
  if (prf?.results) return { ...question, prf: bytesOf(prf.results.first) };
  // Most security keys answer only when they are asked for a passkey that they have.
  return prf?.enabled ? await askForPrf([question], signal) : null;
}

/**
 * Asks for one of these passkeys, and for the result of its PRF. The person must be verified, because a security
 * key makes another secret without that. `signal` ends the question. Resolves to null if it has no PRF; rejects as `makePrfPasskey`.
 */
export async function askForPrf(
  questions: readonly PrfQuestion[],
  signal?: AbortSignal,
): Promise<PrfAnswer | null> {
  const inputs = questions.map(({ credential, input }) => [credential, { first: fromBase64Url(input) }]);
  const answer = (await navigator.credentials.get({
    ...(signal && { signal }),
    publicKey: {
      challenge: randomBytes(32),
      allowCredentials: questions.map(({ credential }) => ({
        ...{ type: "public-key", id: fromBase64Url(credential) },
      })),
      userVerification: "required",
      extensions: { prf: { evalByCredential: Object.fromEntries(inputs) } },
    },
  })) as PublicKeyCredential;
  const credential = toBase64Url(answer.rawId);
  const asked = questions.find((question) => question.credential === credential);
  const { prf } = answer.getClientExtensionResults();
  return asked && prf?.results ? { ...asked, prf: bytesOf(prf.results.first) } : null;
}

const bytesOf = (source: BufferSource): Uint8Array<ArrayBuffer> =>
  source instanceof ArrayBuffer
    ? new Uint8Array(source)
    : new Uint8Array(source.buffer as ArrayBuffer, source.byteOffset, source.byteLength);
