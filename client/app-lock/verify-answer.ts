/** Checks what a passkey answers, as a relying party does (WebAuthn Level 3, section 7.2). */

import { toBase64Url } from "../base64url.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const es256 = -7;
const rs256 = -257;
/** The algorithms that nearly all devices have, by their numbers in COSE. */
export const algorithms = [es256, rs256] as const;

export type Answer = {
  readonly clientData: Bytes;
  readonly authenticatorData: Bytes;
  readonly signature: Bytes;
};

type Expected = {
  /** Base64url. */
  readonly challenge: string;
  readonly origin: string;
  readonly host: string;
  /** The public key as SubjectPublicKeyInfo. */
  readonly key: { readonly publicKey: Bytes; readonly algorithm: number };
  readonly answer: Answer;
};

const sha256 = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

/** Authenticator data begin with a hash of the host, and flags: somebody was present (1), and verified (4). */
const hashLength = 32;
const presentAndVerified = 0b101;
export const verifiesPerson = (data: Bytes): boolean =>
  ((data[hashLength] ?? 0) & presentAndVerified) === presentAndVerified;

/** Whether the answer is that of the key, to this challenge, on this host, after its person was verified. */
export async function isOpenedBy({ challenge, origin, host, key, answer }: Expected): Promise<boolean> {
  const { clientData, authenticatorData, signature } = answer;
  const client = readJson(clientData);
  const isForUs =
    client.type === "webauthn.get" && client.challenge === challenge && client.origin === origin;
  if (!isForUs || client.crossOrigin === true || !verifiesPerson(authenticatorData)) return false;
  const hostHash = toBase64Url(await sha256(new TextEncoder().encode(host)));
  if (toBase64Url(authenticatorData.slice(0, hashLength)) !== hostHash) return false;
  const signed = join(authenticatorData, await sha256(clientData));
  return isSigned(key, signature, signed).catch(() => false);
}

async function isSigned({ publicKey, algorithm }: Expected["key"], signature: Bytes, signed: Bytes) {
  const kind =
    algorithm === es256
      ? { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" }
      : { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("spki", publicKey, kind, false, ["verify"]);
  return crypto.subtle.verify(kind, key, algorithm === es256 ? plainEcdsa(signature) : signature, signed);
}

/** Each of the two numbers of a signature. */
const numberLength = 32;

/** Passkeys write the two numbers as ASN.1, each with its length; the browser's verification takes them side by side. */
function plainEcdsa(der: Bytes): Bytes {
  const first = numberAt(der, 2);
  return join(first.bytes, numberAt(der, first.end).bytes);
}

/** An INTEGER of ASN.1 has a zero before a first bit that would make it negative, and no other zeros in front. */
function numberAt(der: Bytes, start: number): { bytes: Bytes; end: number } {
  const end = start + 2 + (der[start + 1] ?? 0);
  const digits = der.slice(start + 2, end);
  const bytes = new Uint8Array(numberLength);
  const kept = digits.slice(-numberLength);
  bytes.set(kept, numberLength - kept.length);
  return { bytes, end };
}

function join(first: Bytes, second: Bytes): Bytes {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}

function readJson(bytes: Bytes): Record<string, unknown> {
  try {
    return Object(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return {};
  }
}
