/** A visitor of real server processes, who can send each call to another of them. */

import type { Call } from "#domain/call.ts";
import { type Parts, pathOf } from "../visitor.ts";

export type RemoteAnswer = {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON, or null for a reply without a body. A test states the shape that it expects. */
  // biome-ignore lint/suspicious/noExplicitAny: as the body of `Answer`.
  readonly body: any;
};

let visitors = 0;

export class RemoteVisitor {
  readonly cookies = new Map<string, string>();
  /** The network address that a trusted proxy tells of this visitor: each has another one. */
  readonly address: string;

  constructor() {
    visitors += 1;
    this.address = `198.51.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
  }

  /** Rejects when the connection breaks. Follows no redirect. */
  async call<C extends Call>(server: string, call: C, parts: Parts<C> = {}): Promise<RemoteAnswer> {
    const { body, headers } = parts;
    const response = await fetch(server + pathOf(call, parts), {
      method: call.method,
      redirect: "manual",
      headers: {
        "x-forwarded-for": this.address,
        cookie: this.#cookiesFor(server),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: isJson(response) ? JSON.parse(text) : null,
    };
  }

  /** All processes get them, as if they had one address: each expects its own port in the names. */
  #cookiesFor(server: string): string {
    const { port } = new URL(server);
    return [...this.cookies].map(([name, value]) => `${name}${port && `-${port}`}=${value}`).join("; ");
  }

  #keep(cookie: string) {
    const [named = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
    const name = named.replace(/-\d+$/, "");
    if (value === "") this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

const isJson = ({ headers }: Response) =>
  headers.get("content-type")?.startsWith("application/json") ?? false;
