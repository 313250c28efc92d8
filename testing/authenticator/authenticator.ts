/**
 * An authenticator and its browser, in software: real keys, signatures and CBOR. A test can make it answer as hostile
 * ones do: without a check of the person, for another site, to another challenge, or with an old counter.
 */

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type { NewKey, NewKeyOptions, PasskeyAnswer, PasskeyQuestion } from "#domain/accounts/passkeys.ts";
import { type Cbor, encodeCbor } from "./cbor.ts";

/** COSE names of algorithms. */
const es256 = -7;
const ed25519 = -8;
const rs256 = -257;
export const algorithms = [es256, ed25519, rs256] as const;
export type Algorithm = (typeof algorithms)[number];

type Key = {
  readonly id: string;
  readonly rpId: string;
  readonly userHandle: string;
  readonly algorithm: Algorithm;
  readonly privateKey: KeyObject;
  readonly publicKey: Buffer;
  counter: number;
};

export type Behaviour = {
  readonly origin: string;
  /** The site for which it makes and uses keys; what was asked for, if it is undefined. */
  readonly rpId?: string;
  readonly algorithm?: Algorithm;
  /** Whether it checks the person: PIN, finger or face. */
  readonly isVerifying?: boolean;
  readonly isPresent?: boolean;
  /** Whether its keys are copied to other devices of the person; such authenticators do not count. */
  readonly isSynced?: boolean;
  readonly crossOrigin?: boolean;
  /** Members of `clientDataJSON` that replace the honest ones. */
  readonly clientData?: Readonly<Record<string, unknown>>;
};

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const bytesOf = (text: string) => Buffer.from(text, "base64url");

/** Key types and curves in COSE (RFC 9053, RFC 8230); RSA has no curve. */
const kinds = {
  [es256]: { type: 2, curve: 1 },
  [ed25519]: { type: 1, curve: 6 },
  [rs256]: { type: 3, curve: null },
} as const;

function coseKey(algorithm: Algorithm, key: KeyObject): Buffer {
  const { type, curve } = kinds[algorithm];
  const { x, y, n, e } = key.export({ format: "jwk" });
  const texts = (curve === null ? [n, e] : [x, y]).filter((text) => text !== undefined);
  const parameters = [...(curve === null ? [] : [curve]), ...texts.map(bytesOf)];
  return encodeCbor(
    new Map<number, Cbor>([
      ...[[1, type] as const, [3, algorithm] as const],
      ...parameters.map((parameter, at) => [-1 - at, parameter] as const),
    ]),
  );
}

function newKeyPair(algorithm: Algorithm) {
  if (algorithm === es256) return generateKeyPairSync("ec", { namedCurve: "P-256" });
  return algorithm === ed25519
    ? generateKeyPairSync("ed25519")
    : generateKeyPairSync("rsa", { modulusLength: 2048 });
}

export class Authenticator {
  readonly behaviour: Behaviour;
  #keys: Key[] = [];

  constructor(behaviour: Behaviour) {
    this.behaviour = behaviour;
  }

  /** Another one with the same keys, as of now. */
  clone(changed: Partial<Behaviour> = {}): Authenticator {
    const clone = new Authenticator({ ...this.behaviour, ...changed });
    clone.#keys = this.#keys.map((key) => ({ ...key }));
    return clone;
  }

  /** The ids of its keys, the oldest first. */
  get keyIds(): readonly string[] {
    return this.#keys.map(({ id }) => id);
  }

  #clientData(type: "webauthn.create" | "webauthn.get", challenge: string): Buffer {
    const { origin, crossOrigin = false, clientData = {} } = this.behaviour;
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin, ...clientData }));
  }

  /** Flags: present, verified, may be synced, is synced, has a new key. */
  #authenticatorData(rpId: string, counter: number, attested?: Buffer): Buffer {
    const { isPresent = true, isVerifying = true, isSynced = false } = this.behaviour;
    const flags = +isPresent | (+isVerifying << 2) | (isSynced ? 0x18 : 0) | (attested ? 0x40 : 0);
    const tail = Buffer.alloc(5);
    tail.writeUInt8(flags);
    tail.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(this.behaviour.rpId ?? rpId), tail, attested ?? Buffer.of()]);
  }

  /** Makes a key, as `navigator.credentials.create` does. */
  create({ challenge, rp, user }: NewKeyOptions): NewKey {
    const { algorithm = es256, isSynced = false } = this.behaviour;
    const { privateKey, publicKey } = newKeyPair(algorithm);
    const id = randomBytes(32);
    const key: Key = {
      ...{ id: id.toString("base64url"), rpId: rp.id, userHandle: user.id, algorithm, privateKey },
      ...{ publicKey: coseKey(algorithm, publicKey), counter: isSynced ? 0 : 1 },
    };
    this.#keys.push(key);
    return this.attest(challenge, key.id);
  }

  /** The answer with which a key is added; also for one that was added before. */
  attest(challenge: string, id: string): NewKey {
    const key = this.#keyOf(id);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(bytesOf(key.id).length);
    const attested = Buffer.concat([Buffer.alloc(16), length, bytesOf(key.id), key.publicKey]);
    const attestation = new Map<string, Cbor>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", this.#authenticatorData(key.rpId, key.counter, attested)],
    ]);
    return {
      ...{ id, rawId: id, type: "public-key" },
      response: {
        clientDataJSON: this.#clientData("webauthn.create", challenge).toString("base64url"),
        attestationObject: encodeCbor(attestation).toString("base64url"),
        transports: ["internal"],
      },
    };
  }

  #keyOf(id: string): Key {
    const key = this.#keys.find((known) => known.id === id);
    if (!key) throw new Error("The authenticator does not have the key.");
    return key;
  }

  /** Answers with a key, as `navigator.credentials.get` does: the newest for the site, if none is named. */
  get({ challenge, rpId, allowCredentials }: PasskeyQuestion, id?: string): PasskeyAnswer {
    const isAllowed = (key: Key) =>
      key.rpId === rpId && (allowCredentials?.some((allowed) => allowed.id === key.id) ?? true);
    const key = id === undefined ? this.#keys.findLast(isAllowed) : this.#keyOf(id);
    if (!key) throw new Error("The authenticator has no key for this site.");
    if (!this.behaviour.isSynced) key.counter += 1;
    const clientData = this.#clientData("webauthn.get", challenge);
    const data = this.#authenticatorData(rpId, key.counter);
    const signed = Buffer.concat([data, sha256(clientData)]);
    const digest = key.algorithm === ed25519 ? null : "sha256";
    return {
      ...{ id: key.id, rawId: key.id, type: "public-key" },
      response: {
        clientDataJSON: clientData.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: sign(digest, signed, key.privateKey).toString("base64url"),
        userHandle: key.userHandle,
      },
    };
  }
}
