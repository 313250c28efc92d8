/** Long work on the person's stars in a worker, so that the page stays responsive. */

import type { ToStarWorker } from "./star-worker.ts";

/** Copying these takes a few milliseconds: no task of the page copies all stars. */
const starsAtOnce = 1_000;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

type Work<Star, Sent, Job, Message, Result> = {
  readonly stars: readonly Star[];
  /** What the worker needs of a star. */
  readonly part: (star: Star) => Sent;
  readonly job: Job;
  /** Reads a message of the worker: null if it is not the result. */
  readonly resultOf: (message: Message) => Result | null;
  readonly signal: AbortSignal;
};

/** Sends the stars and the job to a worker of star-worker.ts, and ends it. Rejects if it fails or `signal` aborts. */
export async function runInWorker<Star, Sent, Job, Message, Result>(
  worker: Worker,
  { stars, part, job, resultOf, signal }: Work<Star, Sent, Job, Message, Result>,
): Promise<Result> {
  const post = (message: ToStarWorker<Sent, Job>) => worker.postMessage(message);
  const result = resultFrom(worker, resultOf, signal);
  // If the worker fails while stars are sent, this function rejects below.
  result.catch(() => {});
  try {
    for (let at = 0; at < stars.length; at += starsAtOnce) {
      signal.throwIfAborted();
      post({ type: "stars", stars: stars.slice(at, at + starsAtOnce).map(part) });
      await nextTask();
    }
    post({ type: "job", job });
    return await result;
  } finally {
    worker.terminate();
  }
}

function resultFrom<Message, Result>(
  worker: Worker,
  resultOf: (message: Message) => Result | null,
  signal: AbortSignal,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    // An error without a message means that the code of the worker did not load.
    worker.addEventListener("error", ({ message }) =>
      reject(new Error(`A worker has failed: ${message ?? "its code did not load"}`)),
    );
    worker.addEventListener("message", ({ data }: MessageEvent<Message>) => {
      const result = resultOf(data);
      if (result !== null) resolve(result);
    });
  });
}
