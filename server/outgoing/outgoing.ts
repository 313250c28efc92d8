/** Sends to addresses that somebody else has named: only to public ones by https, and to networks that the operator allows. */

import { abortingAfter, type Timers } from "../timers.ts";
import type { Answer, Connections, Message } from "./connections.ts";
import {
  findReach,
  isPublicAddress,
  listOf,
  lookupPublic,
  mayBeAllowed,
  notPublicError,
  type Reach,
  type Resolve,
} from "./public-address.ts";

export type OutgoingOptions = {
  readonly timers: Timers;
  /** Networks such as `192.168.1.0/24` that are allowed beside public addresses, also without TLS. */
  readonly networks?: string | undefined;
  /** Set by tests alone: the origin of their receiver, which may be anywhere and without TLS. */
  readonly trustedOrigin?: string | undefined;
  /** Set by tests alone: finds addresses in place of the name server. */
  readonly resolve?: Resolve | undefined;
};

const anyName = /./;

export class Outgoing {
  readonly #options: OutgoingOptions;
  readonly #isInside: (address: string) => boolean;
  readonly #isAllowed: (address: string) => boolean;
  #connections: Promise<Connections> | null = null;
  readonly #closing = new AbortController();

  constructor(options: OutgoingOptions) {
    this.#options = options;
    const { networks = "" } = options;
    const list = listOf(networks);
    this.#isInside = (address) => list.check(address, address.includes(":") ? "ipv6" : "ipv4");
    this.#isAllowed = networks
      ? (address) => isPublicAddress(address) || this.#isInside(address)
      : isPublicAddress;
  }

  /** Whether messages may go to an address now; looks up its host, for a few seconds at most. */
  async findReach(address: string): Promise<Reach> {
    const url = URL.parse(address);
    if (!url || !this.#mayReach(url)) return "not public";
    if (this.#isTrusted(url)) return "public";
    return findReach(url, this.#options.timers, this.#options.resolve, this.#ruleOf(url));
  }

  /**
   * Resolves to an answer, which no redirect follows, and rejects when none comes in the time of the whole exchange: who
   * sends a byte now and then is ended with it, too. The name can stand for another address than when `findReach` looked:
   * the connection checks it.
   */
  async exchange(message: Message, timeoutMs: number): Promise<Answer> {
    if (!this.#mayReach(message.url)) throw notPublicError();
    const { timers, resolve } = this.#options;
    this.#connections ??= import("./connections.ts").then(
      (loaded) =>
        new loaded.Connections(lookupPublic(resolve, this.#isAllowed), lookupPublic(resolve, this.#isInside)),
    );
    const connections = await this.#connections;
    return abortingAfter(timers, timeoutMs, (late) =>
      connections.exchange(
        message,
        this.#isTrusted(message.url),
        AbortSignal.any([this.#closing.signal, late]),
      ),
    );
  }

  /** Aborts every exchange in progress. */
  close() {
    this.#closing.abort();
    void this.#connections?.then(
      (connections) => connections.close(),
      () => {},
    );
  }

  #isTrusted({ origin }: URL) {
    return origin === this.#options.trustedOrigin;
  }

  /** Without TLS, only what is inside of the allowed networks: a message would cross the internet in plain text. */
  #ruleOf({ protocol }: URL) {
    return protocol === "https:" ? this.#isAllowed : this.#isInside;
  }

  #mayReach(url: URL): boolean {
    if (this.#isTrusted(url)) return true;
    const { networks } = this.#options;
    const protocols = networks ? ["https:", "http:"] : ["https:"];
    return (
      protocols.includes(url.protocol) && mayBeAllowed(url, this.#ruleOf(url), networks ? anyName : undefined)
    );
  }
}
