/**
 * Web workers without a browser: their code runs in one thread of Node, which loads what they import once. Each begins
 * anew with a module of its own.
 */

import { MessageChannel, Worker as Thread } from "node:worker_threads";
import type { Start } from "./worker-scope.ts";

let thread: Thread | null = null;
let workers = 0;

function startThread(): Thread {
  const started = new Thread(new URL("./worker-scope.ts", import.meta.url));
  // The tests end without it.
  started.unref();
  // Each worker that is not terminated waits for its end.
  started.setMaxListeners(0);
  started.once("error", () => {
    thread = null;
  });
  return started;
}

export class ThreadWorker extends EventTarget {
  readonly #port;

  constructor(url: URL) {
    super();
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.on("message", (data) => this.dispatchEvent(new MessageEvent("message", { data })));
    thread ??= startThread();
    workers += 1;
    thread.once("error", () => this.dispatchEvent(new Event("error")));
    thread.postMessage({ url: `${url.href}?${workers}`, port: port2 } satisfies Start, [port2]);
  }

  postMessage(message: unknown) {
    this.#port.postMessage(message);
  }

  terminate() {
    this.#port.close();
  }
}
