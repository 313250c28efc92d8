/** The real app of a component test: it runs in the process of Vitest, and the page calls it through the network. */

import { commands } from "vitest/browser";
import type { Call } from "#domain/call.ts";
import { type makeUniverse, signUp } from "../make.ts";
import type { steps } from "../real-apps.ts";
import { type Caller, type Parts, pathOf } from "../visitor.ts";
import { findCall } from "./call-replies.ts";

type Steps = typeof steps;
type Step = keyof Steps;
type Rest<S extends Step> = Parameters<Steps[S]> extends [string, ...infer More] ? More : never;

/** `id` is that of the app or, for `open`, its address. */
const run = <S extends Step>(step: S, id: string, ...rest: Rest<S>): Promise<Awaited<ReturnType<Steps[S]>>> =>
  commands.realAppStep(step, id, ...rest) as Promise<Awaited<ReturnType<Steps[S]>>>;

declare module "vitest/browser" {
  interface BrowserCommands {
    realAppStep(step: string, ...parameters: unknown[]): Promise<unknown>;
  }
}

/** A browser of its own: it shares no cookies with another one. */
export class Device implements Caller {
  readonly #headers: Record<string, string>;
  readonly #send: typeof fetch;

  constructor(appId: string, send: typeof fetch) {
    this.#headers = { "Real-App": appId, "Real-App-Device": crypto.randomUUID() };
    this.#send = send;
  }

  readonly fetch: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    for (const [name, value] of Object.entries(this.#headers)) request.headers.set(name, value);
    // Another test's app may have given the same ETag.
    return this.#send(request, { cache: "no-store" });
  };

  /** Sends a call that the page does not know of. */
  async call<C extends Call>(call: C, parts: Parts<C> = {}) {
    const { body, headers } = parts;
    const reply = await this.fetch(pathOf(call, parts), {
      method: call.method,
      headers: { ...(body !== undefined && { "Content-Type": "application/json" }), ...headers },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const text = await reply.text();
    return {
      ...{ status: reply.status, text },
      get body() {
        return JSON.parse(text);
      },
    };
  }
}

export class RealApp {
  readonly #id: string;
  readonly #passOn: typeof fetch;
  readonly #broken = new Set<Call>();
  readonly #unanswered = new Set<Call>();
  readonly #held = new Map<Call, Promise<void>>();
  readonly #sent = new Map<Call, number>();
  #isDisconnected = false;
  /** Device of the page. */
  device: Device;

  /** `passOn` gets what is not a call, and is the way to the app. */
  static async open(environment: Record<string, string>, passOn: typeof fetch): Promise<RealApp> {
    return new RealApp(await run("open", location.origin, environment), passOn);
  }

  private constructor(id: string, passOn: typeof fetch) {
    this.#id = id;
    this.#passOn = passOn;
    this.device = this.visitor();
  }

  /** Somebody else's browser, or another one of the same person. */
  visitor = () => new Device(this.#id, this.#passOn);

  /** Signs a new universe up by its name, and in on the page's device. */
  async signUp(overrides: ReturnType<typeof makeUniverse> | Record<string, unknown> = {}) {
    const person = await signUp(this, overrides);
    this.device = person.visitor;
    return person.user;
  }

  /** The page's fetch. */
  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/api/")) return this.#passOn(input, init);
    const found = findCall(request.method, pathname);
    if (!found) throw new Error(`${request.method} ${pathname} is not in domain/api.ts.`);
    this.#sent.set(found.call, this.sent(found.call) + 1);
    await this.#held.get(found.call);
    if (this.#isDisconnected || this.#broken.has(found.call)) throw new TypeError("Failed to fetch");
    const reply = await this.device.fetch(request);
    if (this.#unanswered.has(found.call)) throw new TypeError("Failed to fetch");
    return reply;
  };

  /** How often the page has sent a call. */
  sent = (call: Call): number => this.#sent.get(call) ?? 0;

  /** The path of a link to the app, with its query. */
  pathOf(url: string | null | undefined): string {
    const { origin, pathname, search } = new URL(url ?? "no link");
    if (origin !== location.origin) throw new Error(`${url} leads away.`);
    return pathname + search;
  }

  /** From now on the page's connection breaks before these calls, or any, reach the app. */
  disconnect(...calls: Call[]) {
    this.#isDisconnected = calls.length === 0;
    for (const call of calls) this.#broken.add(call);
  }

  /** Lets the app get these calls of the page from now on, and loses its replies. */
  loseReplies(...calls: Call[]) {
    for (const call of calls) this.#unanswered.add(call);
  }

  connect() {
    this.#isDisconnected = false;
    this.#broken.clear();
    this.#unanswered.clear();
  }

  /** The call of the page does not reach the app until the returned function is called. */
  hold(call: Call): () => void {
    const gate = Promise.withResolvers<void>();
    this.#held.set(call, gate.promise);
    return () => {
      this.#held.delete(call);
      gate.resolve();
    };
  }

  /** The app's clock moves on, and its timers pass; the clock goes with the machine's otherwise, and timers wait. */
  moveTime = (ms: number) => run("moveTime", this.#id, ms);
  /** What an authenticator app with this secret shows now. A code works once: another one comes with the next half minute. */
  codeOf = (secret: string) => run("codeOf", this.#id, secret);
  /** Sends all mails that are due, and resolves to every mail so far to an address, oldest first. */
  mailsTo = (address: string) => run("mailsTo", this.#id, address);
  /** Runs a command of the operator (`npm run universe -- …`), and resolves to what it prints. */
  operate = (...args: string[]) => run("operate", this.#id, ...args);
  /** The path of the link that the operator makes for a universe. */
  async invite(universeName: string): Promise<string> {
    const { pathname, hash } = new URL((await this.operate("invite", "--for", universeName)).trim());
    return pathname + hash;
  }
  /** The rows that a query in SQL finds or changes. */
  rows = (query: string) => run("rows", this.#id, query);
  /** Starts the app again, like another process on the same data. */
  restart = () => run("restart", this.#id);
  /** Fails when a reply or a log line contained a secret. */
  close = () => run("close", this.#id);
}
