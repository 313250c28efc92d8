/** The state of one run of an exercise. It ticks once a second, is saved until it ends, and reports its end once. */

import type { TechniqueId } from "#domain/wellness/exercises/breathing.ts";
import {
  answerQuestion,
  doubleTapMs,
  durationMs,
  type ExerciseSession,
  newSession,
  pauseSession,
  recordFocusAction,
  startSession,
  tickSession,
} from "#domain/wellness/exercises/exercise-session.ts";
import type { Exercise } from "#domain/wellness/exercises/exercises.ts";
import type { FocusAction } from "#domain/wellness/exercises/focus.ts";
import { elapsedAt } from "#domain/wellness/exercises/session-clock.ts";

export type SessionParts = {
  readonly exercise: Exercise;
  /** A saved session that has not ended. */
  readonly saved: ExerciseSession | null;
  /** Epoch milliseconds. */
  now(): number;
  /** Schedules a callback; the returned function cancels it. */
  after(ms: number, callback: () => void): () => void;
  /** A UUID for each run. */
  makeRunId(): string;
  /** An integer, the seed of pseudo-random spots and cues. */
  makeSeed(): number;
  /** Called with every change; null deletes the saved session. */
  save(session: ExerciseSession | null): void;
  /** Called once for each run that ends. */
  onComplete(session: ExerciseSession): void;
};

/** Props of the components that show a run. */
export type SessionProps = {
  readonly exercise: Exercise;
  readonly store: SessionStore;
  readonly session: ExerciseSession;
};

export class SessionStore {
  readonly #parts: SessionParts;
  readonly #listeners = new Set<() => void>();
  #session: ExerciseSession;
  /** The last time at which a press replaced the controls on the screen. */
  #replacedAt = Number.NEGATIVE_INFINITY;
  #cancelTick = () => {};

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#session = parts.saved ?? this.#newSession(null);
  }

  current = () => this.#session;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Elapsed milliseconds now, not at the last tick. */
  elapsedMs = () => {
    const { exercise, now } = this.#parts;
    return elapsedAt(this.#session.clock, now(), durationMs(exercise));
  };

  choose = (technique: TechniqueId | null) => this.#begin(technique);
  reset = () => this.#begin(this.#session.technique);

  /** Starts or pauses. */
  toggle = () => {
    if (!this.#acceptsPress()) return;
    if (this.#session.clock.status === "running") this.pause();
    else this.#update(startSession(this.#session, this.#parts.now()));
  };

  pause = () => this.#update(pauseSession(this.#session, this.#parts.exercise, this.#parts.now()));
  tick = () => this.#update(tickSession(this.#session, this.#parts.exercise, this.#parts.now()));

  answer = (step: number, option: number) =>
    this.#update(
      answerQuestion(this.#session, this.#parts.exercise, { step, option, now: this.#parts.now() }),
    );

  dispatch = (action: FocusAction) =>
    this.#update(recordFocusAction(this.#session, this.#parts.exercise, action, this.#parts.now()));

  #begin(technique: TechniqueId | null) {
    if (this.#acceptsPress()) this.#update(this.#newSession(technique));
  }

  #newSession(technique: TechniqueId | null) {
    return newSession({ runId: this.#parts.makeRunId(), seed: this.#parts.makeSeed(), technique });
  }

  /** False for the second tap of a double tap, which would hit the control that the first tap brought up. */
  #acceptsPress(): boolean {
    const now = this.#parts.now();
    if (Math.abs(now - this.#replacedAt) < doubleTapMs) return false;
    this.#replacedAt = now;
    return true;
  }

  #update(next: ExerciseSession) {
    const wasComplete = this.#session.clock.status === "complete";
    this.#session = next;
    this.#schedule();
    const { status } = next.clock;
    this.#parts.save(status === "running" || status === "paused" ? next : null);
    if (status === "complete" && !wasComplete) {
      this.#replacedAt = this.#parts.now();
      this.#parts.onComplete(next);
    }
    for (const listener of this.#listeners) listener();
  }

  /** Schedules the next tick for the moment at which the displayed second changes. */
  #schedule() {
    this.#cancelTick();
    const { status, elapsedMs } = this.#session.clock;
    if (status === "running") this.#cancelTick = this.#parts.after(1000 - (elapsedMs % 1000), this.tick);
  }
}
