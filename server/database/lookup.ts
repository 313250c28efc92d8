/** Finds the addresses of a host; while names cannot be resolved, those that it had last. */

import { type LookupAddress, lookup } from "node:dns";
import { type LookupFunction, Socket } from "node:net";

/** After this time the last addresses are used, so that a name server that never answers delays a connection only so much. */
const patienceMs = 1_000;

type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

const resolveBySystem: Resolve = (host) =>
  new Promise((resolve, reject) => {
    lookup(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });

/** Remembers the addresses of hosts. Concurrent calls for a host share one question to the system. */
export class KnownHosts {
  readonly #resolve: Resolve;
  readonly #known = new Map<string, readonly LookupAddress[]>();
  readonly #pending = new Map<string, Promise<readonly LookupAddress[]>>();

  constructor(resolve: Resolve = resolveBySystem) {
    this.#resolve = resolve;
  }

  /** Rejects as the system does when the host has never been found. */
  async find(host: string): Promise<readonly LookupAddress[]> {
    const last = this.#known.get(host);
    const asked = this.#ask(host);
    if (!last) return asked;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<typeof last>((resolve) => {
      timer = setTimeout(resolve, patienceMs, last);
    });
    return Promise.race([asked.catch(() => last), timeout]).finally(() => clearTimeout(timer));
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

const hosts = new KnownHosts();

const lookupKnown: LookupFunction = (host, { all }, done) => {
  hosts.find(host).then(
    (found) => (all ? done(null, [...found]) : done(null, found[0]?.address ?? "", found[0]?.family)),
    (error: NodeJS.ErrnoException) => done(error, ""),
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
