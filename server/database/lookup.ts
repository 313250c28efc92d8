/** Finds the addresses of a host; while names cannot be resolved, those that it had last. */

import { type LookupAddress, lookup } from "node:dns";
import { type LookupFunction, Socket } from "node:net";
import { orAfter, realTimers, type Timers } from "../timers.ts";

/**
 * Wait for a name server, after which the last addresses are used: one that never answers delays a connection only so
 * much.
 */
const patienceMs = 1_000;

/** A host that was never found has no other addresses. Shorter than the limit for a connection to a single host. */
const firstPatienceMs = 4_000;

type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

const resolveBySystem: Resolve = (host) =>
  new Promise((resolve, reject) => {
    lookup(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });

/** Remembers the addresses of hosts. Concurrent calls for a host share one question to the system. */
export class KnownHosts {
  readonly #resolve: Resolve;
  readonly #timers: Timers;
  readonly #known = new Map<string, readonly LookupAddress[]>();
  readonly #pending = new Map<string, Promise<readonly LookupAddress[]>>();

  constructor(resolve: Resolve = resolveBySystem, timers: Timers = realTimers) {
    this.#resolve = resolve;
    this.#timers = timers;
  }

  /** Rejects as the system does, or after a while with ETIMEDOUT, when the host has never been found. */
  async find(host: string): Promise<readonly LookupAddress[]> {
    const last = this.#known.get(host);
    const asked = this.#ask(host);
    if (last)
      return orAfter(
        this.#timers,
        patienceMs,
        asked.catch(() => last),
        last,
      );
    const found = await orAfter(this.#timers, firstPatienceMs, asked, null);
    if (found === null) throw Object.assign(new Error(), { code: "ETIMEDOUT" });
    return found;
  }

  #ask(host: string): Promise<readonly LookupAddress[]> {
    const pending = this.#pending.get(host);
    if (pending) return pending;
    const asked = this.#resolve(host)
      .then((addresses) => {
        this.#known.set(host, addresses);
        return addresses;
      })
      .finally(() => this.#pending.delete(host));
    this.#pending.set(host, asked);
    return asked;
  }
}

/** The timers are real, as those of its sockets are. */
const hosts = new KnownHosts();

/** The message is part of the sentence with which a start fails. */
const inWords = (error: NodeJS.ErrnoException, host: string) =>
  Object.assign(error, {
    message:
      error.code === "ENOTFOUND"
        ? `the name ${host} is not known`
        : `the name ${host} cannot be resolved (${error.code})`,
  });

const lookupKnown: LookupFunction = (host, { all }, done) => {
  hosts.find(host).then(
    (found) => (all ? done(null, [...found]) : done(null, found[0]?.address ?? "", found[0]?.family)),
    (error: NodeJS.ErrnoException) => done(inWords(error, host), ""),
  );
};

/** A socket that finds its host in this way. */
export class KnownHostSocket extends Socket {
  // biome-ignore lint/suspicious/noExplicitAny: the method has several overloads; PostgreSQL's client uses (port, host) and (path).
  override connect(target: any, host?: any): this {
    return typeof host === "string"
      ? super.connect({ port: Number(target), host, lookup: lookupKnown })
      : super.connect(target);
  }
}
