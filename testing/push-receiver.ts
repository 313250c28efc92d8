/**
 * A push service with browsers for the tests: verifies the server's signature (VAPID, RFC 8292) and decrypts each message
 * (RFC 8188 and 8291) by itself, with nothing of the library that the server uses.
 */

import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  type ECDH,
  randomBytes,
  verify,
} from "node:crypto";
import { EventEmitter, once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

/** `stall`: never answers. `redirect`: 307 to another address of the receiver. */
export type PushBehaviour = "accept" | "gone" | "busy" | "refuse" | "stall" | "redirect";

const statuses = { accept: 201, gone: 410, busy: 503, refuse: 400, redirect: 307 } as const;

export type ReceivedPush = {
  readonly device: string;
  /** The decrypted text. */
  readonly text: string;
  readonly ttl: number;
  readonly topic: string | undefined;
  readonly urgency: string | undefined;
  /** The operator's contact. */
  readonly contact: string;
  /** The key with which the server has signed, base64url. */
  readonly key: string;
};

type Browser = { readonly keys: ECDH; readonly auth: Buffer };

const hmac = (key: Buffer, data: Buffer) => createHmac("sha256", key).update(data).digest();
const info = (text: string) => Buffer.from(`${text}\0`);
/** HKDF (RFC 5869) of at most 32 bytes. */
const derive = (salt: Buffer, secret: Buffer, about: Buffer, length: number) =>
  hmac(hmac(salt, secret), Buffer.concat([about, Buffer.from([1])])).subarray(0, length);

/** RFC 8188, with the key of RFC 8291, for a message of one record. */
function decrypt(body: Buffer, { keys, auth }: Browser): string {
  const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)];
  const sender = body.subarray(21, 21 + idLength);
  const about = Buffer.concat([info("WebPush: info"), keys.getPublicKey(), sender]);
  const secret = derive(auth, keys.computeSecret(sender), about, 32);
  const key = derive(salt, secret, info("Content-Encoding: aes128gcm"), 16);
  const nonce = derive(salt, secret, info("Content-Encoding: nonce"), 12);
  const record = body.subarray(21 + idLength);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error("The record is not the last one.");
  return padded.subarray(0, end).toString("utf8");
}

const readJson = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString("utf8"));

/** Throws unless the header is signed for this service and valid now. */
function checkSignature(header: string | undefined, origin: string, now: number) {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header ?? "") ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
  const publicKey = createPublicKey({
    key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" },
    format: "jwk",
  });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned || readJson(head).alg !== "ES256") throw new Error("The signature is wrong.");
  const { aud, exp, sub } = readJson(claims) as { aud: string; exp: number; sub: string };
  if (aud !== origin) throw new Error(`Signed for ${aud}, not for ${origin}.`);
  if (exp * 1000 <= now || exp * 1000 > now + 24 * 3_600_000) throw new Error(`Signed until ${exp}.`);
  if (!/^(https:|mailto:)/.test(sub)) throw new Error(`The contact is ${sub}.`);
  return { contact: sub, key };
}

export class PushReceiver {
  /** Can be changed while it runs. */
  behaviour: PushBehaviour = "accept";
  /** What the service asks to wait for when it is busy, in seconds. */
  retryAfter: string | null = null;
  readonly received: ReceivedPush[] = [];
  /** Why a message could not be verified or decrypted. */
  readonly problems: unknown[] = [];
  attempts = 0;
  /** False for a benchmark, which only counts. */
  decrypts = true;
  readonly #now: () => number;
  readonly #browsers = new Map<string, Browser>();
  readonly #arrivals = new EventEmitter().setMaxListeners(0);
  readonly #server = createServer((request, response) => void this.#receive(request, response));

  /** `now` is the clock of the server under test, in epoch milliseconds. */
  static async start(now: () => number = Date.now): Promise<PushReceiver> {
    const receiver = new PushReceiver(now);
    await once(receiver.#server.listen(0, "127.0.0.1"), "listening");
    return receiver;
  }

  private constructor(now: () => number) {
    this.#now = now;
  }

  get origin(): string {
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("The push receiver does not run.");
    return `http://127.0.0.1:${address.port}`;
  }

  /** The subscription of a new browser, as it sends it to the server. */
  subscribe(device: string) {
    const keys = createECDH("prime256v1");
    const p256dh = keys.generateKeys().toString("base64url");
    const auth = randomBytes(16);
    this.#browsers.set(device, { keys, auth });
    return {
      endpoint: `${this.origin}/push/${device}`,
      keys: { p256dh, auth: auth.toString("base64url") },
      name: device,
    };
  }

  /** Resolves when so many messages have arrived. */
  async arrivalOf(count: number, patienceMs = 50_000) {
    const signal = AbortSignal.timeout(patienceMs);
    while (this.received.length < count) await once(this.#arrivals, "push", { signal });
  }

  /** Resolves to the number of connections that are open now. */
  connections(): Promise<number> {
    return new Promise((resolve, reject) =>
      this.#server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
  }

  /** Resolves at the next attempt of a server. */
  async attempt() {
    await once(this.#arrivals, "attempt");
  }

  async stop() {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  async #receive(request: IncomingMessage, response: ServerResponse) {
    this.attempts += 1;
    this.#arrivals.emit("attempt");
    if (this.behaviour === "stall") return;
    const status = statuses[this.behaviour];
    if (this.behaviour === "redirect") response.setHeader("Location", `${this.origin}/elsewhere`);
    if (this.retryAfter !== null) response.setHeader("Retry-After", this.retryAfter);
    const body = await buffer(request);
    if (status === 201 && this.decrypts) this.#open(request, body);
    response.writeHead(status).end(() => this.#arrivals.emit("push"));
  }

  #open({ url = "", headers }: IncomingMessage, body: Buffer) {
    try {
      const device = url.replace("/push/", "");
      const browser = this.#browsers.get(device);
      if (!browser) throw new Error(`There is no browser at ${url}.`);
      if (headers["content-encoding"] !== "aes128gcm") throw new Error("The encoding is another one.");
      this.received.push({
        ...checkSignature(headers.authorization, this.origin, this.#now()),
        ...{ device, text: decrypt(body, browser), ttl: Number(headers.ttl) },
        ...{ topic: headers.topic?.toString(), urgency: headers.urgency?.toString() },
      });
    } catch (error) {
      this.problems.push(error);
    }
  }
}
