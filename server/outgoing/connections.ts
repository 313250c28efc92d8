/**
 * Connections to addresses that somebody else has named. A module of its own, loaded with the first message: the import of
 * `node:http` takes 24 ms and 6 MB, because it reads every export, and one of them loads Node's `fetch`.
 */

import * as http from "node:http";
import * as https from "node:https";
import type { LookupFunction } from "node:net";

/** Nobody reads what an answer says; a longer one ends the connection. */
export const longestAnswer = 8 * 1024;

export type Answer = { readonly status: number; readonly retryAfter: string | undefined };

export type Message = {
  readonly method: "POST" | "HEAD";
  readonly url: URL;
  readonly headers: http.OutgoingHttpHeaders;
  readonly body: Buffer | null;
};

export class Connections {
  readonly #agents: { readonly http: http.Agent; readonly https: https.Agent };
  readonly #trusted = new http.Agent({ keepAlive: true, maxSockets: 64 });

  /** The lookups find the addresses to which connections may go, also where a name stands for others by then. */
  constructor(lookup: LookupFunction, lookupWithoutTls: LookupFunction) {
    const kept = { keepAlive: true, maxSockets: 64 };
    this.#agents = {
      https: new https.Agent({ ...kept, lookup }),
      http: new http.Agent({ ...kept, lookup: lookupWithoutTls }),
    };
  }

  /**
   * Rejects when no answer comes before the signal. Redirects are not followed. `isTrusted` in tests alone: the host may be
   * anywhere.
   */
  exchange(
    { method, url, headers, body }: Message,
    isTrusted: boolean,
    signal: AbortSignal,
  ): Promise<Answer> {
    const isSecure = url.protocol === "https:";
    const agent = isTrusted ? this.#trusted : this.#agents[isSecure ? "https" : "http"];
    const { request } = isSecure ? https : http;
    return new Promise((resolve, reject) => {
      const sent = request(url, { method, headers, agent, signal }, (answer) => {
        const end = () =>
          resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers["retry-after"] });
        let length = 0;
        answer.on("data", (part: Buffer) => {
          length += part.length;
          if (length > longestAnswer) answer.destroy();
        });
        // The status counts, whatever becomes of the rest.
        answer.on("error", end).on("close", end).on("end", end);
      });
      sent.on("error", reject);
      sent.end(body);
    });
  }

  close() {
    for (const agent of [this.#agents.http, this.#agents.https, this.#trusted]) agent.destroy();
  }
}
