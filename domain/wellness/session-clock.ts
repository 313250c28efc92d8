/** The time of a session: real time that has passed while it ran. All times are milliseconds; `now` is epoch time. */

export type SessionClock = {
  readonly status: "idle" | "running" | "paused" | "complete";
  /** Time that has passed while it ran, as of `asOf`. */
  readonly elapsedMs: number;
  /** Up to when it is counted. Null unless it runs. */
  readonly asOf: number | null;
};

export const idleClock: SessionClock = { status: "idle", elapsedMs: 0, asOf: null };

/** A paused one goes on where it was. */
export const startClock = (clock: SessionClock, now: number): SessionClock =>
  clock.status === "idle" || clock.status === "paused" ? { ...clock, status: "running", asOf: now } : clock;

/**
 * Counts what has passed since the last time, however long that is: a tab that slept for an hour comes back
 * complete. Never goes back, whatever the device's clock does, and never past the duration.
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

/** Ends it before its time, as the last answer does. */
export function finishClock(clock: SessionClock, now: number, durationMs: number): SessionClock {
  return clock.status === "running" ? completeAt(elapsedAt(clock, now, durationMs)) : clock;
}

/** What has passed by `now`, 0 to `durationMs`. */
export function elapsedAt({ elapsedMs, asOf }: SessionClock, now: number, durationMs: number): number {
  return Math.min(durationMs, elapsedMs + (asOf === null ? 0 : Math.max(0, now - asOf)));
}

const completeAt = (elapsedMs: number): SessionClock => ({ status: "complete", elapsedMs, asOf: null });

/** `M:SS`, cut to the second. */
export function formatElapsed(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
