/** The end of a process: what is in flight finishes, and whoever comes meanwhile is told to come back. */

import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { isHealthCall } from "./guards/host.ts";

/** A caller who sends a body drop by drop does not hold up the end. */
const longestMs = 8_000;
/** For what has reached our socket and has not been read yet. */
const stragglersMs = 50;

const stopping = "Mood Universe is about to restart. Please try again in a moment.";

export class Draining {
  #inFlight = 0;
  #isDraining = false;
  #noneLeft = () => {};

  get isDraining() {
    return this.#isDraining;
  }

  /** Counts every request of a server, and answers 503 to those that come while it drains; health calls pass. */
  watch(app: FastifyInstance) {
    app.addHook("onRequest", async (request, reply) => {
      this.#inFlight += 1;
      // Comes after the answer, and also where the caller has hung up.
      reply.raw.once("close", () => {
        this.#inFlight -= 1;
        if (this.#inFlight === 0) this.#noneLeft();
      });
      if (!this.#isDraining || isHealthCall(request)) return;
      return reply.code(503).header("Retry-After", "5").send({ error: stopping });
    });
    app.addHook("onSend", async (_request, reply) => {
      if (this.#isDraining) reply.header("Connection", "close");
    });
  }

  /** Resolves once nothing is in flight, or has been for too long. New connections are taken until then. */
  async drain() {
    this.#isDraining = true;
    if (this.#inFlight === 0) return;
    const none = new Promise<void>((resolve) => {
      this.#noneLeft = resolve;
    });
    await Promise.race([none, pause(longestMs, undefined, { ref: false })]);
  }

  /** Drains a server and closes it, with every connection that has nothing to say. */
  async close(app: FastifyInstance) {
    await this.drain();
    const closed = app.close();
    await pause(stragglersMs);
    app.server.closeAllConnections();
    await closed;
  }
}
