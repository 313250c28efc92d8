/** Sends encrypted messages to the push services of browsers (RFC 8030, 8291, 8292). */

import { setImmediate } from "node:timers/promises";
import { keptHours, latestMs } from "#domain/reminders/rules.ts";
import type { Settings } from "../environment.ts";
import type { Answer } from "../outgoing/connections.ts";
import { Outgoing, type OutgoingOptions } from "../outgoing/outgoing.ts";
import { notPublicCode, type Reach } from "../outgoing/public-address.ts";
import { waitOf } from "../outgoing/retry-after.ts";
import type { ReminderKeys } from "./keys.ts";

const second = 1000;
/** Longest time of the whole exchange. */
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

export type PushOptions = OutgoingOptions & {
  /** The contact of the server's operator: an https or mailto URL. */
  readonly contact: string;
};

/** How push services reach the operator: by the product's address, or by mail where it has no https. */
export const pushContact = ({ publicUrl, contacts }: Pick<Settings, "publicUrl" | "contacts">) =>
  publicUrl.protocol === "https:" ? publicUrl.origin : `mailto:${contacts.support}`;

export class PushService {
  readonly #options: PushOptions;
  readonly #outgoing: Outgoing;
  readonly #signatures = new Map<string, { header: string; until: number }>();
  #turns: Promise<void> = Promise.resolve();

  constructor(options: PushOptions) {
    this.#options = options;
    this.#outgoing = new Outgoing(options);
  }

  /** Messages may go only to an endpoint that is public. */
  findReach(endpoint: string): Promise<Reach> {
    return this.#outgoing.findReach(endpoint);
  }

  /** Rejects when no answer comes; resolves to what the answer means. */
  async send(to: Subscription, { message, topic }: Sent, keys: ReminderKeys): Promise<Delivered> {
    const url = new URL(to.endpoint);
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
    try {
      const answer = await this.#outgoing.exchange({ method: "POST", url, headers, body }, timeoutMs);
      return readAnswer(answer, this.#options.timers.now());
    } catch (error) {
      if ((error as { code?: unknown }).code === notPublicCode) return { is: "refused", status: 0 };
      throw error;
    }
  }

  /** Asks a service for its first page, for the doctor. Resolves with any answer, and rejects without one. */
  async ask(service: string): Promise<void> {
    await this.#outgoing.exchange(
      { method: "HEAD", url: new URL(service), headers: {}, body: null },
      timeoutMs,
    );
  }

  /** Aborts every exchange in progress. */
  close() {
    this.#outgoing.close();
  }

  /** Each message is encrypted in a turn of the event loop of its own, so that calls are answered between them. */
  #turn(): Promise<void> {
    this.#turns = this.#turns.then(() => setImmediate());
    return this.#turns;
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

function readAnswer({ status, retryAfter }: Answer, now: number): Delivered {
  if (status >= 200 && status < 300) return { is: "sent" };
  if (status === 404 || status === 410) return { is: "gone" };
  // No wait is longer than the reminder is worth.
  if (status === 408 || status === 429 || status >= 500)
    return { is: "retry", status, waitMs: Math.min(waitOf(retryAfter, now), latestMs) };
  return { is: "refused", status };
}
