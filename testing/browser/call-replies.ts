/**
 * Replaces the server for components in a browser: a fetch that replies to the calls of `#domain/api.ts`. Every
 * reply has to pass the call's schema, so that a reply which the server can no longer give fails its test. A reply with
 * an `ETag` becomes a 304 for a page that knows it.
 */

import * as z from "zod/mini";
import { api, commonReplies } from "#domain/api.ts";
import type { Call } from "#domain/call.ts";

type CommonReplies = typeof commonReplies;
type Status<C extends Call> = (keyof C["replies"] | keyof CommonReplies) & number;
type Data<C extends Call, S> = S extends keyof C["replies"]
  ? z.input<C["replies"][S]>
  : S extends keyof CommonReplies
    ? z.input<CommonReplies[S]>
    : never;

/** What the page sent. `body` is parsed JSON, not yet checked by the call's schema. */
export type ReceivedCall = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test names the fields that it expects.
  readonly body: any;
};

type PendingReply = { status: number; data: unknown; headers?: Record<string, string> };
type Answer = (received: ReceivedCall) => PendingReply | Promise<PendingReply>;

const calls: readonly Call[] = Object.values(api);
const nameOf = ({ method, path }: Call) => `${method} ${path}`;

export class CallReplies {
  readonly #answers = new Map<Call, Answer>();
  readonly #received = new Map<Call, ReceivedCall[]>();
  readonly #errors: string[] = [];
  readonly #held = new Set<() => void>();
  readonly #passOn: typeof fetch;

  /** `passOn` gets what is not a call, such as the file of the music. */
  constructor(passOn: typeof fetch) {
    this.#passOn = passOn;
  }

  /** Gives the call this reply from now on, in place of an earlier one. */
  reply<C extends Call, const S extends Status<C>>(
    call: C,
    status: S,
    data: Data<C, S> | ((received: ReceivedCall) => Data<C, S>),
    headers: Record<string, string> = {},
  ) {
    this.#answers.set(call, (received) => ({
      status,
      data: typeof data === "function" ? (data as (received: ReceivedCall) => unknown)(received) : data,
      headers,
    }));
    return this;
  }

  /** Whether a test has said what the call gets. */
  replies = (call: Call): boolean => this.#answers.has(call);

  /** Breaks the connection from now on, before the call gets a reply. */
  disconnect(...broken: Call[]) {
    for (const call of broken)
      this.#answers.set(call, () => {
        throw new TypeError("Failed to fetch");
      });
    return this;
  }

  /** The call stays without a reply until the returned function is called; then it gets the one that is set. */
  hold(call: Call): () => void {
    const answer = this.#answers.get(call);
    const gate = Promise.withResolvers<void>();
    this.#answers.set(call, async (received) => {
      await gate.promise;
      return this.#answerTo(call, answer, received);
    });
    this.#held.add(gate.resolve);
    return gate.resolve;
  }

  /**
   * Lets all calls go at the end of a test, also of one that failed before it let them go: its page and its outbox
   * would wait for ever.
   */
  releaseAll() {
    for (const release of this.#held) release();
  }

  /** What the page has sent to this call, oldest first. */
  received(call: Call): readonly ReceivedCall[] {
    return this.#received.get(call) ?? [];
  }

  /** Calls without a reply, and replies and bodies that the schemas refuse. */
  get errors(): readonly string[] {
    return this.#errors;
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (!url.pathname.startsWith("/api/")) return this.#passOn(input, init);
    const found = findCall(request.method, url.pathname);
    if (!found) throw this.#fail(`${request.method} ${url.pathname} is not in domain/api.ts.`);
    const received = await read(request, url, found.params);
    this.#received.set(found.call, [...this.received(found.call), received]);
    const reply = await abortable(request.signal, () =>
      this.#answerTo(found.call, this.#answers.get(found.call), received),
    );
    return this.#respond(found.call, received, reply);
  };

  #answerTo(call: Call, answer: Answer | undefined, received: ReceivedCall) {
    if (!answer) throw this.#fail(`${nameOf(call)} was not expected.`);
    return answer(received);
  }

  #respond(call: Call, received: ReceivedCall, { status, data, headers }: PendingReply): Response {
    const schema = call.replies[status] ?? commonReplies[status as keyof CommonReplies];
    const reply = schema?.safeParse(data);
    if (!reply?.success)
      throw this.#fail(`${nameOf(call)} never replies ${status} with ${JSON.stringify(data)}.`, reply?.error);
    const body = call.body?.safeParse(received.body);
    if (status < 400 && body?.success === false)
      throw this.#fail(`${nameOf(call)} does not accept ${JSON.stringify(received.body)}.`, body.error);
    const isKnown = headers?.ETag !== undefined && headers.ETag === received.headers.get("If-None-Match");
    const answered = isKnown ? 304 : status;
    const isEmpty = answered === 204 || answered === 304;
    return new Response(isEmpty ? null : JSON.stringify(data), {
      status: answered,
      headers: { Date: new Date().toUTCString(), "Content-Type": "application/json", ...headers },
    });
  }

  #fail(sentence: string, cause?: z.core.$ZodError): Error {
    const error = cause ? `${sentence}\n${z.prettifyError(cause)}` : sentence;
    this.#errors.push(error);
    return new TypeError(error);
  }
}

/** The call of `domain/api.ts` that a request is, and its parameters. */
export function findCall(method: string, path: string) {
  for (const call of calls) {
    if (call.method !== method) continue;
    const pattern = new RegExp(`^${call.path.replace(/:(\w+)/g, "(?<$1>[^/]+)")}$`);
    const match = pattern.exec(path);
    if (match) return { call, params: decoded(match.groups ?? {}) };
  }
  return null;
}

const decoded = (params: Record<string, string>) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]));

async function read(request: Request, url: URL, params: Record<string, string>): Promise<ReceivedCall> {
  const text = await request.text();
  return {
    params,
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    body: text === "" ? undefined : JSON.parse(text),
  };
}

/**
 * Ends with the signal's reason, as fetch does, also while a reply is held; but not with a timeout of the page, for which
 * a test on a busy machine may hold a reply too long.
 */
function abortable<T>(signal: AbortSignal, step: () => T | Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const abort = () => {
      if (!isTimeout(signal.reason)) reject(signal.reason);
    };
    signal.addEventListener("abort", abort, { once: true });
    Promise.resolve().then(step).then(resolve, reject);
  });
}

const isTimeout = (reason: unknown) => reason instanceof DOMException && reason.name === "TimeoutError";
