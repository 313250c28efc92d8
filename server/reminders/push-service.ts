/** Sends encrypted messages to the push services of browsers (RFC 8030, 8291, 8292). */

import { setImmediate } from "node:timers/promises";
import { keptHours, latestMs } from "#domain/reminders/rules.ts";
import type { Settings } from "../environment.ts";
import { abortingAfter, type Timers } from "../timers.ts";
import type { ReminderKeys } from "./keys.ts";
import { findReach, mayBePublic, type Reach, type Resolve } from "./public-address.ts";
import type { Message, PushConnections } from "./push-connections.ts";

const second = 1000;
/** Longest time of the whole exchange: a service that sends a byte now and then ends with it, too. */
const timeoutMs = 10 * second;
/** A signature is used for several messages: it takes longer to make than the rest. Services refuse one of a day. */
const signatureMs = 3600 * second;
const validSeconds = 12 * 3600;

/** A text for the browser. A message replaces another one with the same topic that waits at the push service. */
type Sent = { readonly message: string; readonly topic: string };

export type Subscription = {
  readonly endpoint: string;
  /** The origin of the endpoint. */
  readonly service: string;
  readonly p256dh: string;
  readonly auth: string;
};

/** `gone`: the browser has ended the subscription. `refused`: another attempt would not help. */
export type Delivered =
  | { readonly is: "sent" | "gone" }
  | { readonly is: "refused"; readonly status: number }
  | { readonly is: "retry"; readonly status: number; readonly waitMs: number };

export type PushOptions = {
  /** The contact of the server's operator: an https or mailto URL. */
  readonly contact: string;
  readonly timers: Timers;
  /** Set by tests alone: the origin of their receiver, which may be anywhere and without TLS. */
  readonly trustedOrigin?: string | undefined;
  /** Set by tests alone: finds addresses in place of the name server. */
  readonly resolve?: Resolve | undefined;
};

/** How push services reach the operator: by the product's address, or by mail where it has no https. */
export const pushContact = ({ publicUrl, contacts }: Pick<Settings, "publicUrl" | "contacts">) =>
  publicUrl.protocol === "https:" ? publicUrl.origin : `mailto:${contacts.support}`;

export class PushService {
  readonly #options: PushOptions;
  #connections: Promise<PushConnections> | null = null;
  readonly #signatures = new Map<string, { header: string; until: number }>();
  #turns: Promise<void> = Promise.resolve();
  readonly #closing = new AbortController();

  constructor(options: PushOptions) {
    this.#options = options;
  }

  /** Messages may go only to an endpoint that is public; looks up its host, for a few seconds at most. */
  async findReach(endpoint: string): Promise<Reach> {
    const url = URL.parse(endpoint);
    if (!url) return "not public";
    if (this.#isTrusted(url)) return "public";
    return mayBePublic(url) ? findReach(url, this.#options.timers, this.#options.resolve) : "not public";
  }

  /** Rejects when no answer comes; resolves to what the answer means. Redirects are not followed. */
  async send(to: Subscription, { message, topic }: Sent, keys: ReminderKeys): Promise<Delivered> {
    const url = new URL(to.endpoint);
    const isTrusted = this.#isTrusted(url);
    if (!isTrusted && !mayBePublic(url)) return { is: "refused", status: 0 };
    const { default: webPush } = await import("web-push");
    const signature = await this.#sign(to.service, keys);
    await this.#turn();
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } },
      message,
      {
        TTL: keptHours * 3600,
        topic,
        urgency: "normal",
        contentEncoding: "aes128gcm",
        headers: { Authorization: signature },
      },
    );
    const answer = await this.#exchange({ method: "POST", url, headers, body, isTrusted });
    return readAnswer(answer.status, answer.retryAfter, this.#options.timers.now());
  }

  /**
   * Asks a service for its first page, for the doctor. Resolves with any answer, and rejects without one. The name can
   * stand for another address than when `findReach` looked: the connection checks it, as those of messages do.
   */
  async ask(service: string): Promise<void> {
    const url = new URL(service);
    await this.#exchange({ method: "HEAD", url, headers: {}, body: null, isTrusted: this.#isTrusted(url) });
  }

  /** Aborts every exchange in progress. */
  close() {
    this.#closing.abort();
    void this.#connections?.then(
      (connections) => connections.close(),
      () => {},
    );
  }

  /** Each message is encrypted in a turn of the event loop of its own, so that calls are answered between them. */
  #turn(): Promise<void> {
    this.#turns = this.#turns.then(() => setImmediate());
    return this.#turns;
  }

  #isTrusted({ origin }: URL) {
    return origin === this.#options.trustedOrigin;
  }

  async #exchange(message: Message) {
    this.#connections ??= import("./push-connections.ts").then(
      (loaded) => new loaded.PushConnections(this.#options.resolve),
    );
    const connections = await this.#connections;
    return abortingAfter(this.#options.timers, timeoutMs, (late) =>
      connections.exchange(message, AbortSignal.any([this.#closing.signal, late])),
    );
  }

  async #sign(service: string, keys: ReminderKeys): Promise<string> {
    const now = this.#options.timers.now();
    const known = this.#signatures.get(service);
    // The clock may have been set back since.
    if (known && known.until > now && known.until <= now + signatureMs) return known.header;
    const { default: webPush } = await import("web-push");
    const { Authorization: header } = webPush.getVapidHeaders(
      ...([service, this.#options.contact, keys.publicKey, keys.privateKey, "aes128gcm"] as const),
      Math.floor(now / second) + validSeconds,
    );
    // Anybody can name services.
    if (this.#signatures.size > 100) this.#signatures.clear();
    this.#signatures.set(service, { header, until: now + signatureMs });
    return header;
  }
}

function readAnswer(status: number, retryAfter: string | undefined, now: number): Delivered {
  if (status >= 200 && status < 300) return { is: "sent" };
  if (status === 404 || status === 410) return { is: "gone" };
  if (status === 408 || status === 429 || status >= 500)
    return { is: "retry", status, waitMs: waitOf(retryAfter, now) };
  return { is: "refused", status };
}

/** `Retry-After` in milliseconds: seconds or a date. No wait is longer than the reminder is worth. */
function waitOf(retryAfter: string | undefined, now: number): number {
  if (retryAfter === undefined) return 0;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * second : Date.parse(retryAfter) - now;
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(0, ms), latestMs);
}
