/** Graceful shutdown: requests in flight finish, and new ones get 503 with Retry-After. */

import type { FastifyInstance } from "fastify";
import { refusals } from "#domain/languages/en/refusals.ts";
import { refusal } from "#domain/refusals.ts";
import { isHealthCall } from "./guards/host.ts";
import { orAfter, type Timers } from "./timers.ts";

/** Limits the wait for a client that sends its body very slowly. */
const drainTimeoutMs = 8_000;
/** Time to read requests that have arrived at the socket. */
const unreadRequestsMs = 50;

const restarting = refusal("server-restarting", refusals.restarting);

export class Draining {
  readonly #timers: Timers;
  #inFlight = 0;
  #isDraining = false;
  #onIdle = () => {};

  constructor(timers: Timers) {
    this.#timers = timers;
  }

  get isDraining() {
    return this.#isDraining;
  }

  /** Counts the requests of a server and, while it drains, refuses all but health calls. */
  watch(app: FastifyInstance) {
    app.addHook("onRequest", (request, reply, done) => {
      this.#inFlight += 1;
      // "close" is also emitted when the client has disconnected.
      reply.raw.once("close", () => {
        this.#inFlight -= 1;
        if (this.#inFlight === 0) this.#onIdle();
      });
      if (!this.#isDraining || isHealthCall(request)) return done();
      reply.code(503).header("Retry-After", "5").send(restarting);
    });
    app.addHook("onSend", (_request, reply, _payload, done) => {
      if (this.#isDraining) reply.header("Connection", "close");
      done();
    });
  }

  /** Resolves when no request is in flight, or after a timeout. Until then, new connections are accepted. */
  async drain() {
    this.#isDraining = true;
    if (this.#inFlight === 0) return;
    const idle = new Promise<void>((resolve) => {
      this.#onIdle = resolve;
    });
    await orAfter(this.#timers, drainTimeoutMs, idle, undefined);
  }

  /** Drains a server, then closes it and all its connections. */
  async close(app: FastifyInstance) {
    await this.drain();
    const closed = app.close();
    await this.#timers.pause(unreadRequestsMs);
    app.server.closeAllConnections();
    await closed;
  }
}
