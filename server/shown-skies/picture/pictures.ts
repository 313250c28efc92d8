/** The pictures of shown skies: each is drawn once, one at a time and in a thread of its own, and kept for those who ask again. */

import { Worker } from "node:worker_threads";

const maxBytes = 16_000_000;
/** Pictures that wait for their turn; a visitor beyond them is asked to come again. */
const maxWaiting = 8;
/** Far longer than the picture of the largest sky takes on a busy machine; real time, in which its thread works. */
const timeoutMs = 30_000;
const maxHeapMb = 512;

export class Pictures {
  /** By the name of their content, the least recently asked first. */
  readonly #kept = new Map<string, Promise<Buffer>>();
  readonly #bytes = new Map<string, number>();
  readonly #draw: (sky: Buffer) => Promise<Buffer>;
  #turn: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(draw: (sky: Buffer) => Promise<Buffer> = drawInWorker) {
    this.#draw = draw;
  }

  /** The picture of a sky (JSON); null when too many others are waiting. `name` is one for each sky that looks different. */
  get(name: string, sky: Buffer): Promise<Buffer> | null {
    const known = this.#kept.get(name);
    if (!known && this.#waiting >= maxWaiting) return null;
    const picture = known ?? this.#drawInTurn(name, sky);
    this.#kept.delete(name);
    this.#kept.set(name, picture);
    return picture;
  }

  #drawInTurn(name: string, sky: Buffer): Promise<Buffer> {
    this.#waiting += 1;
    const picture = this.#turn.then(() => this.#draw(sky)).finally(() => (this.#waiting -= 1));
    this.#turn = picture.catch(() => {});
    picture.then(
      ({ length }) => this.#keep(name, length),
      () => this.#kept.delete(name),
    );
    return picture;
  }

  /** Drops the least recently asked pictures that are too many. */
  #keep(name: string, length: number) {
    this.#bytes.set(name, length);
    let total = [...this.#bytes.values()].reduce((sum, bytes) => sum + bytes, 0);
    for (const oldest of this.#kept.keys()) {
      if (total <= maxBytes) break;
      total -= this.#bytes.get(oldest) ?? 0;
      if (this.#bytes.delete(oldest)) this.#kept.delete(oldest);
    }
  }
}

function drawInWorker(sky: Buffer): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const worker = new Worker(new URL("./picture-worker.ts", import.meta.url), {
    workerData: sky.toString(),
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  });
  const timeout = setTimeout(() => void worker.terminate(), timeoutMs);
  worker.once("message", (bytes: Uint8Array) => resolve(Buffer.from(bytes)));
  worker.once("error", reject);
  worker.once("exit", () => {
    clearTimeout(timeout);
    reject(new Error("The thread of a picture ended without one."));
  });
  // A picture that nobody waits for any more must not keep the process alive.
  worker.unref();
  return promise;
}
