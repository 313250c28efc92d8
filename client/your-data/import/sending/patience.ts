/** Repeats calls of an import for as long as it makes sense, and says why it waits. */

import { CallError, NetworkError } from "../../../call-errors.ts";

/** Why nothing is sent at the moment. */
export type Pause = "out of reach" | "busy";

export type Patience = {
  readonly signal: AbortSignal;
  /** False while somebody else is signed in, to whose universe the call would go. */
  maySend(): boolean;
  /** Null when calls are answered again. */
  onPause(pause: Pause | null): void;
  /** Calls `wake` when waiting may be over, such as when the network is back; returns the function that ends this. */
  onWake(wake: () => void): () => void;
};

/** Somebody else is signed in now. */
export class SomebodyElse extends Error {
  override readonly name = "SomebodyElse";
}

const shortestWaitMs = 2_000;
const longestWaitMs = 30_000;

/** Resolves to the reply of `call`, however often it must be repeated. Rejects with a refusal that no repetition changes. */
export async function patiently<Result>(call: () => Promise<Result>, patience: Patience): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    if (!patience.maySend()) throw new SomebodyElse();
    try {
      const result = await call();
      if (attempt > 0) patience.onPause(null);
      return result;
    } catch (error) {
      patience.signal.throwIfAborted();
      const pause = pauseAfter(error);
      if (!pause) throw error;
      patience.onPause(pause);
      await wait(waitMs(error, attempt), patience);
    }
  }
}

function pauseAfter(error: unknown): Pause | null {
  if (error instanceof NetworkError) return "out of reach";
  if (!(error instanceof CallError)) return null;
  if (error.status === 429 || error.status === 503) return "busy";
  return error.status >= 500 ? "out of reach" : null;
}

function waitMs(error: unknown, attempt: number): number {
  const asked = error instanceof CallError ? error.retryAfter : null;
  return asked === null ? Math.min(longestWaitMs, shortestWaitMs * 2 ** attempt) : asked * 1000;
}

/** Rejects with the signal's reason. */
function wait(ms: number, { signal, onWake }: Patience): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      forget();
      signal.removeEventListener("abort", abort);
      settle();
    };
    const wake = end(resolve);
    const abort = end(() => reject(signal.reason));
    const timer = setTimeout(wake, ms);
    const forget = onWake(wake);
    signal.addEventListener("abort", abort);
  });
}
