/** The page's side of the worker that reads a file. */

import type { FromWorker, RequestName, Requests, ToWorker } from "./messages.ts";

type Waiting = {
  resolve(reply: unknown): void;
  reject(error: Error): void;
  onProgress(share: number): void;
};

const ignore = () => {};

/** The worker keeps the file that it has read until it is ended. */
export class ImportWorker {
  readonly #worker = new Worker(new URL("./import-worker.ts", import.meta.url), { type: "module" });
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  constructor() {
    this.#worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => this.#receive(data));
    this.#worker.addEventListener("error", () =>
      this.#failAll(new Error("The worker that reads a file has failed.")),
    );
  }

  /** `onProgress` gets shares from 0 to 1. Rejects if the worker fails or is ended. */
  ask<Name extends RequestName>(
    name: Name,
    ask: Requests[Name]["ask"],
    onProgress: (share: number) => void = ignore,
  ): Promise<Requests[Name]["reply"]> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as Waiting["resolve"], reject, onProgress });
      this.#worker.postMessage({ id, name, ask } as ToWorker);
    });
  }

  end() {
    this.#worker.terminate();
    this.#failAll(new WorkerEnded());
  }

  #receive(message: FromWorker) {
    const waiting = this.#waiting.get(message.id);
    if (message.type === "progress") {
      waiting?.onProgress(message.share);
      return;
    }
    this.#waiting.delete(message.id);
    if (message.type === "reply") waiting?.resolve(message.reply);
    else waiting?.reject(new Error("The worker that reads a file has failed."));
  }

  #failAll(error: Error) {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

/** The person has cancelled what the worker did. */
export class WorkerEnded extends Error {
  override readonly name = "WorkerEnded";
}
