/** How the server learns that time passes. A test gives it timers that pass when the test says so. */

export type Timers = {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Runs a step once, after so many milliseconds. Returns a function that ends the wait. */
  after(ms: number, step: () => unknown): () => void;
  /** Runs a step each time so many milliseconds have passed, until the returned function is called. Keeps no process alive. */
  every(ms: number, step: () => unknown): () => void;
  /** Resolves after so many milliseconds. */
  pause(ms: number): Promise<void>;
};

export const realTimers: Timers = {
  now: Date.now,
  after(ms, step) {
    const timer = setTimeout(step, ms);
    return () => clearTimeout(timer);
  },
  every(ms, step) {
    const timer = setInterval(step, ms).unref();
    return () => clearInterval(timer);
  },
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** What a promise resolves to, or `otherwise` when it takes longer. */
export async function orAfter<Result, Otherwise>(
  timers: Timers,
  ms: number,
  result: Promise<Result>,
  otherwise: Otherwise,
): Promise<Result | Otherwise> {
  const late = Promise.withResolvers<Otherwise>();
  const end = timers.after(ms, () => late.resolve(otherwise));
  return Promise.race([result, late.promise]).finally(end);
}

/** Gives a task a signal that aborts when it takes longer. */
export async function abortingAfter<Result>(
  timers: Timers,
  ms: number,
  task: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const late = new AbortController();
  const end = timers.after(ms, () => late.abort(new DOMException("It took too long.", "TimeoutError")));
  return task(late.signal).finally(end);
}
