/** Sends messages to topics of ntfy, at servers that people name, by its JSON call. */

import type { Answer } from "../outgoing/connections.ts";
import { Outgoing, type OutgoingOptions } from "../outgoing/outgoing.ts";
import { notPublicCode, type Reach } from "../outgoing/public-address.ts";
import { waitOf } from "../outgoing/retry-after.ts";
import { openSecret } from "../sealed-secret.ts";
import type { Delivered } from "./push-service.ts";

/** Longest time of the whole exchange. */
const timeoutMs = 10_000;

export type Topic = {
  readonly userId: string;
  readonly ntfyUrl: string;
  /** Encrypted. */
  readonly ntfyToken: string | null;
};

/** Names the owner of a token, so that no row can have that of another. */
export const ownerOfToken = (userId: string) => `topic ${userId}`;

/** The name of a topic, which ends its address, and the address to which all messages of its server go. */
export function partsOfTopic(address: string): { readonly topic: string; readonly server: URL } {
  const server = new URL(address);
  const [, path = "/", topic = ""] = /^(.*\/)([^/]+)$/.exec(server.pathname) ?? [];
  server.pathname = path;
  return { topic, server };
}

type Options = OutgoingOptions & {
  /** The key of the tokens; null where the file cannot be used. */
  readonly key: () => Promise<Buffer | null>;
};

export class NtfyService {
  readonly #options: Options;
  readonly #outgoing: Outgoing;

  constructor(options: Options) {
    this.#options = options;
    this.#outgoing = new Outgoing(options);
  }

  findReach(address: string): Promise<Reach> {
    return this.#outgoing.findReach(address);
  }

  /** Rejects when no answer comes; resolves to what the answer means. */
  async send(to: Topic, message: object): Promise<Delivered> {
    const token = await this.#tokenOf(to);
    try {
      const answer = await this.#outgoing.exchange(
        {
          method: "POST",
          url: partsOfTopic(to.ntfyUrl).server,
          headers: {
            "content-type": "application/json",
            ...(token !== null && { authorization: `Bearer ${token}` }),
          },
          body: Buffer.from(JSON.stringify(message)),
        },
        timeoutMs,
      );
      return readAnswer(answer, this.#options.timers.now());
    } catch (error) {
      if ((error as { code?: unknown }).code === notPublicCode) return { is: "refused", status: 0 };
      throw error;
    }
  }

  /** Aborts every exchange in progress. */
  close() {
    this.#outgoing.close();
  }

  async #tokenOf({ userId, ntfyToken }: Topic): Promise<string | null> {
    if (ntfyToken === null) return null;
    const key = await this.#options.key();
    const token = key && openSecret(key, ntfyToken, ownerOfToken(userId));
    if (!token) throw new Error("The token of the topic cannot be read.");
    return token;
  }
}

/** A server of ntfy that does not know the token, or not the topic, will not know them in a minute. */
function readAnswer({ status, retryAfter }: Answer, now: number): Delivered {
  if (status >= 200 && status < 300) return { is: "sent" };
  if (status === 408 || status === 429 || status >= 500)
    return { is: "retry", status, waitMs: waitOf(retryAfter, now) };
  return { is: "refused", status };
}
