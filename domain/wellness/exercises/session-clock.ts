/** A clock that counts the time during which a session runs. Times are milliseconds; `now` is epoch time. */

export type SessionClock = {
  readonly status: "idle" | "running" | "paused" | "complete";
  /** Running time of the session, up to `asOf`. */
  readonly elapsedMs: number;
  /** Epoch time up to which `elapsedMs` counts; null unless the clock runs. */
  readonly asOf: number | null;
};

export const idleClock: SessionClock = { status: "idle", elapsedMs: 0, asOf: null };

/** Starts an idle clock or continues a paused clock; returns any other clock unchanged. */
export const startClock = (clock: SessionClock, now: number): SessionClock =>
  clock.status === "idle" || clock.status === "paused" ? { ...clock, status: "running", asOf: now } : clock;

/**
 * Adds the time since the last tick, even if a suspended tab delayed it by an hour. The elapsed time
 * never decreases, whatever the device's clock does, and never exceeds the duration.
 */
export function tickClock(clock: SessionClock, now: number, durationMs: number): SessionClock {
  if (clock.status !== "running") return clock;
  const elapsedMs = elapsedAt(clock, now, durationMs);
  return elapsedMs >= durationMs ? completeAt(durationMs) : { ...clock, elapsedMs, asOf: now };
}

export function pauseClock(clock: SessionClock, now: number, durationMs: number): SessionClock {
  const ticked = tickClock(clock, now, durationMs);
  return ticked.status === "running" ? { ...ticked, status: "paused", asOf: null } : ticked;
}

/** Completes a running clock before its duration. */
export function finishClock(clock: SessionClock, now: number, durationMs: number): SessionClock {
  return clock.status === "running" ? completeAt(elapsedAt(clock, now, durationMs)) : clock;
}

/** The elapsed time at `now`, 0 to `durationMs`. */
export function elapsedAt({ elapsedMs, asOf }: SessionClock, now: number, durationMs: number): number {
  return Math.min(durationMs, elapsedMs + (asOf === null ? 0 : Math.max(0, now - asOf)));
}

const completeAt = (elapsedMs: number): SessionClock => ({ status: "complete", elapsedMs, asOf: null });

/** `M:SS`, rounded down to the second. */
export function formatElapsed(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
