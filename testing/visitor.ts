/** Visitors of the test app: they send requests and keep their cookies, as a browser does. */

import type { LightMyRequestResponse } from "fastify";
import type * as z from "zod/mini";
import type { Call } from "#domain/call.ts";
import type { App } from "../server/context.ts";
import type { ReceivedMail } from "./received-mail.ts";
import { expectCodes } from "./refusals.ts";

type Input<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never;
export type Parts<C extends Call> = {
  params?: Input<C["params"]>;
  query?: Record<string, string>;
  /** A body of any type, so that a test can send an invalid one. */
  body?: unknown;
  headers?: Record<string, string>;
};

export class Answer {
  readonly status: number;
  readonly headers: LightMyRequestResponse["headers"];
  readonly text: string;
  /** The body as it was sent, compressed or not. */
  readonly bytes: Buffer;

  constructor(response: LightMyRequestResponse) {
    this.status = response.statusCode;
    this.headers = response.headers;
    this.text = response.body;
    this.bytes = response.rawPayload;
  }

  /** The parsed JSON. A test states the shape that it expects. */
  get body() {
    return JSON.parse(this.text);
  }
}

const fillPath = (path: string, params: Record<string, unknown>) =>
  path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])));

/** The path of a call with its parameters and its query. */
export function pathOf<C extends Call>(call: C, { params, query }: Parts<C>) {
  const path = fillPath(call.path, (params ?? {}) as Record<string, unknown>);
  return query ? `${path}?${new URLSearchParams(query)}` : path;
}

/** Refused HEAD requests have no body, pages are HTML, and probes get the state of the server. */
const isRefusal = (url: string, { statusCode, headers, body }: LightMyRequestResponse) =>
  statusCode >= 400 &&
  body !== "" &&
  String(headers["content-type"]).startsWith("application/json") &&
  !url.startsWith("/api/health/");

export class Visitor {
  readonly #app: () => App;
  readonly #received: Set<string>;
  readonly cookies = new Map<string, string>();

  /** Adds the body and the headers of each reply to `received`, which has what they have in common once. */
  constructor(app: () => App, received: Set<string>) {
    this.#app = app;
    this.#received = received;
  }

  async send(
    method: Call["method"] | "HEAD",
    url: string,
    parts: { body?: unknown; headers?: Record<string, string> } = {},
  ) {
    const response = await this.#app().inject({
      method,
      url,
      cookies: Object.fromEntries(this.cookies),
      headers: { ...(parts.body !== undefined && { "content-type": "application/json" }), ...parts.headers },
      ...(parts.body !== undefined && {
        payload: typeof parts.body === "string" ? parts.body : JSON.stringify(parts.body),
      }),
    });
    for (const { name, value } of response.cookies) {
      if (value === "") this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    if (isRefusal(url, response)) expectCodes(response.body);
    this.#received.add(response.body);
    for (const header of Object.entries(response.headers)) this.#received.add(JSON.stringify(header));
    return new Answer(response);
  }

  call<C extends Call>(call: C, parts: Parts<C> = {}) {
    const { basePath } = this.#app().context.settings;
    return this.send(call.method, basePath + pathOf(call, parts), parts);
  }
}

/** What can call the app, in this process or from a page. */
export type Caller = {
  call<C extends Call>(call: C, parts?: Parts<C>): Promise<Pick<Answer, "status" | "text" | "body">>;
};

/** The part of the test app that the factories need. */
export type Visitors<V extends Caller = Visitor> = {
  visitor(): V;
  /** Sends all mails that are due, and resolves to every mail so far to an address, oldest first. */
  mailsTo(address: string): Promise<ReceivedMail[]>;
};
