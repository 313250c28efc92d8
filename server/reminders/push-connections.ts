/**
 * Connections to push services. A module of its own, loaded with the first message: the import of `node:http` takes
 * 24 ms and 6 MB, because it reads every export, and one of them loads Node's `fetch`.
 */

import * as http from "node:http";
import * as https from "node:https";
import { lookupPublic, type Resolve } from "./public-address.ts";

export type Answer = { readonly status: number; readonly retryAfter: string | undefined };

export type Message = {
  readonly method: "POST" | "HEAD";
  readonly url: URL;
  readonly headers: http.OutgoingHttpHeaders;
  readonly body: Buffer | null;
  /** True in tests alone: the host may be anywhere and without TLS. */
  readonly isTrusted: boolean;
};

export class PushConnections {
  readonly #secure: https.Agent;
  readonly #trusted = new http.Agent({ keepAlive: true, maxSockets: 64 });

  /** `resolve` in the place of the name server. */
  constructor(resolve?: Resolve) {
    this.#secure = new https.Agent({ keepAlive: true, maxSockets: 64, lookup: lookupPublic(resolve) });
  }

  /** Rejects when no answer comes before the signal. */
  exchange({ method, url, headers, body, isTrusted }: Message, signal: AbortSignal): Promise<Answer> {
    const agent = isTrusted ? this.#trusted : this.#secure;
    const { request } = isTrusted ? http : https;
    return new Promise((resolve, reject) => {
      const sent = request(url, { method, headers, agent, signal }, (answer) => {
        answer.on("error", () => {});
        answer.resume();
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers["retry-after"] });
      });
      sent.on("error", reject);
      sent.end(body);
    });
  }

  close() {
    this.#secure.destroy();
    this.#trusted.destroy();
  }
}
