import { createHash, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type Answer, isOpenedBy } from "./verify-answer.ts";

const origin = "https://mood.example.org";
const host = "mood.example.org";
const challenge = "c29tZS1jaGFsbGVuZ2U";

const keys = {
  [-7]: generateKeyPairSync("ec", { namedCurve: "P-256" }),
  [-257]: generateKeyPairSync("rsa", { modulusLength: 2048 }),
} as const;

type Told = { type: string; challenge: string; origin: string; crossOrigin?: boolean };
type Made = { told?: Partial<Told>; host?: string; flags?: number; privateKey?: KeyObject; counter?: number };

/** What a passkey of Node's own cryptography answers; it writes ECDSA signatures as ASN.1, as passkeys do. */
function answer(algorithm: -7 | -257, made: Made = {}): Answer {
  const client = { type: "webauthn.get", challenge, origin, crossOrigin: false, ...made.told };
  const clientData = Buffer.from(JSON.stringify(client));
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(made.counter ?? 0);
  const hostHash = createHash("sha256")
    .update(made.host ?? host)
    .digest();
  const authenticatorData = Buffer.concat([hostHash, Buffer.from([made.flags ?? 0b101]), counter]);
  const signed = Buffer.concat([authenticatorData, createHash("sha256").update(clientData).digest()]);
  const signature = sign("sha256", signed, made.privateKey ?? keys[algorithm].privateKey);
  return {
    clientData: new Uint8Array(clientData),
    authenticatorData: new Uint8Array(authenticatorData),
    signature: new Uint8Array(signature),
  };
}

function opens(algorithm: -7 | -257, given: Answer) {
  const spki = keys[algorithm].publicKey.export({ type: "spki", format: "der" });
  const key = { publicKey: new Uint8Array(spki), algorithm };
  return isOpenedBy({ challenge, origin, host, key, answer: given });
}

it.each([-7, -257] as const)("the right answer of a key of algorithm %i opens", async (algorithm) => {
  expect(await opens(algorithm, answer(algorithm))).toBe(true);
});

it("every signature of a key opens, however long its numbers are written", async () => {
  const counters = fc.integer({ min: 0, max: 2 ** 32 - 1 });
  await fc.assert(
    fc.asyncProperty(counters, async (counter) => {
      expect(await opens(-7, answer(-7, { counter }))).toBe(true);
    }),
    { numRuns: 200 },
  );
});

it.each<[string, Made]>([
  ["to another challenge", { told: { challenge: "YW5vdGhlcg" } }],
  ["on another host", { told: { origin: "https://evil.example" } }],
  ["for another host", { host: "evil.example" }],
  ["in a frame of another site", { told: { crossOrigin: true } }],
  ["that makes a key", { told: { type: "webauthn.create" } }],
  ["without a person who was verified", { flags: 0b001 }],
  ["without a person who was there", { flags: 0b100 }],
  ["of another key", { privateKey: generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey }],
])("an answer %s opens nothing", async (_, made) => {
  expect(await opens(-7, answer(-7, made))).toBe(false);
});

it("an answer that was changed, cut off or made up opens nothing", async () => {
  const right = answer(-7);
  const parts = fc.constantFrom("clientData", "authenticatorData", "signature" as const);
  await fc.assert(
    fc.asyncProperty(parts, fc.uint8Array({ maxLength: 120 }), async (part, bytes) => {
      expect(await opens(-7, { ...right, [part]: new Uint8Array(bytes) })).toBe(false);
    }),
  );
});
