/** A receiver of webhooks for the tests, which verifies what arrives by the library of Standard Webhooks, and their steps. */

import { EventEmitter, once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, expect } from "vitest";
import { api } from "#domain/api.ts";
import { openTestApp, type TestApp } from "./app.ts";
import { makeWebhook, signUp } from "./make.ts";
import type { Visitor } from "./visitor.ts";

export type ReceivedEvent = {
  readonly hook: string;
  readonly id: string;
  readonly type: string;
  readonly timestamp: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read parts of any event.
  readonly data: any;
};

export class WebhookReceiver {
  /** The status of its answers; null never answers. A hook whose path is named here has its own. */
  status: number | null = 204;
  readonly statusOf = new Map<string, number | null>();
  retryAfter: string | null = null;
  readonly received: ReceivedEvent[] = [];
  /** Why what arrived could not be verified. */
  readonly problems: unknown[] = [];
  readonly texts: string[] = [];
  attempts = 0;
  /** Runs before an answer. */
  onEvent: (() => Promise<unknown> | undefined) | null = null;
  readonly #secrets = new Map<string, string>();
  readonly #now: () => number;
  readonly #arrivals = new EventEmitter().setMaxListeners(0);
  readonly #server = createServer((request, response) => void this.#receive(request, response));

  /** `now` is the clock of the server under test, in epoch milliseconds. */
  static async start(now: () => number): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver(now);
    await once(receiver.#server.listen(0, "127.0.0.1"), "listening");
    return receiver;
  }

  private constructor(now: () => number) {
    this.#now = now;
  }

  get origin(): string {
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("The receiver does not run.");
    return `http://127.0.0.1:${address.port}`;
  }

  /** Verifies what arrives at a path by the secret that the person was shown. */
  expect(hook: string, secret: string) {
    this.#secrets.set(hook, secret);
  }

  /** Resolves when the next event has arrived, before it is answered. */
  async arrival() {
    await once(this.#arrivals, "event");
  }

  async stop() {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  async #receive(request: IncomingMessage, response: ServerResponse) {
    const hook = (request.url ?? "").slice(1);
    this.attempts += 1;
    const body = (await buffer(request)).toString();
    this.#verify(hook, request, body);
    this.#arrivals.emit("event");
    await this.onEvent?.();
    const status = this.statusOf.has(hook) ? this.statusOf.get(hook) : this.status;
    if (status == null) return;
    if (status >= 300 && status < 400) response.setHeader("Location", `${this.origin}/elsewhere`);
    if (this.retryAfter !== null) response.setHeader("Retry-After", this.retryAfter);
    response.writeHead(status).end();
  }

  #verify(hook: string, { headers, method }: IncomingMessage, text: string) {
    // The library asks the clock of the machine, and the server under test has another one.
    const { now } = Date;
    Date.now = this.#now;
    try {
      const secret = this.#secrets.get(hook);
      if (!secret || method !== "POST") throw new Error(`Nobody expects a ${method} of ${hook}.`);
      const event = new Webhook(secret).verify(text, headers as Record<string, string>);
      this.texts.push(text);
      this.received.push({
        ...(event as Omit<ReceivedEvent, "hook" | "id">),
        ...{ hook, id: String(headers["webhook-id"]) },
      });
    } catch (error) {
      this.problems.push(error);
    } finally {
      Date.now = now;
    }
  }
}

/** Sets up, for each test of a file, the app and a receiver that it may call. */
export function startWebhookTests(settings: Parameters<typeof openTestApp>[0] = {}) {
  const at = {} as { test: TestApp; receiver: WebhookReceiver };
  beforeEach(async () => {
    at.receiver = await WebhookReceiver.start(() => at.test.clock.now);
    at.test = await openTestApp(
      { rateLimits: false, cooldownMs: 0, ...settings },
      { trustedWebhookOrigin: at.receiver.origin },
    );
  });
  afterEach(async () => {
    await at.test.close();
    await at.receiver.stop();
    expect(at.receiver.problems).toEqual([]);
  });

  const tellDue = () => at.test.app.context.webhooks.tellDue();
  const tellAfter = async (ms: number) => {
    at.test.clock.now += ms;
    await tellDue();
  };

  let hooks = 0;
  /** A webhook of a person whose address is the receiver's; only that of a test can be there. */
  async function addWebhook(
    { visitor, user }: { visitor: Visitor; user: { id: string } },
    overrides: Record<string, unknown> = {},
  ) {
    hooks += 1;
    const hook = `hook-${hooks}`;
    const created = await visitor.call(api.createWebhook, { body: makeWebhook(overrides) });
    expect(created.status).toBe(201);
    const { id, secret } = created.body as { id: string; secret: string };
    at.receiver.expect(hook, secret);
    await at.test.database.db
      .updateTable("webhooks")
      .set({ url: `${at.receiver.origin}/${hook}` })
      .where("userId", "=", user.id)
      .where("id", "=", id)
      .execute();
    return { id, secret, hook };
  }

  const person = async (overrides: Record<string, unknown> = {}) => {
    const signedUp = await signUp(at.test);
    return { ...signedUp, webhook: await addWebhook(signedUp, overrides) };
  };
  const read = async (visitor: Visitor, id: string) =>
    (await visitor.call(api.listWebhooks)).body.webhooks.find((one: { id: string }) => one.id === id);

  return Object.assign(at, { tellDue, tellAfter, addWebhook, person, read });
}
