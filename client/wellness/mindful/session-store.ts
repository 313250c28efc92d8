/** One run of an exercise as the screen follows it: it ticks by itself, is kept while it lasts, and ends once. */

import type { TechniqueId } from "#domain/wellness/breathing.ts";
import {
  actInFocus,
  answerQuestion,
  durationMs,
  type ExerciseSession,
  newSession,
  pauseSession,
  settleMs,
  startSession,
  tickSession,
} from "#domain/wellness/exercise-session.ts";
import type { Exercise } from "#domain/wellness/exercises.ts";
import type { FocusAct } from "#domain/wellness/focus.ts";
import { elapsedAt } from "#domain/wellness/session-clock.ts";

export type SessionParts = {
  readonly exercise: Exercise;
  /** One that was left in the middle. */
  readonly left: ExerciseSession | null;
  /** Epoch milliseconds. */
  now(): number;
  /** Calls back after `ms`; the returned function takes it back. */
  after(ms: number, callback: () => void): () => void;
  /** A whole number for what looks like chance. */
  makeSeed(): number;
  /** Called with every change, so that nothing is lost; null when there is nothing to keep. */
  keep(session: ExerciseSession | null): void;
  /** Called once for each run that comes to its end. */
  onComplete(session: ExerciseSession): void;
};

export class SessionStore {
  readonly #parts: SessionParts;
  readonly #listeners = new Set<() => void>();
  #session: ExerciseSession;
  /** When a press last put something else under the finger. */
  #turnedAt = Number.NEGATIVE_INFINITY;
  #cancelTick = () => {};

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#session = parts.left ?? newSession(parts.makeSeed());
  }

  current = () => this.#session;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Milliseconds that have passed by now, finer than the ticks. */
  elapsedMs = () => {
    const { exercise, now } = this.#parts;
    return elapsedAt(this.#session.clock, now(), durationMs(exercise));
  };

  choose = (technique: TechniqueId | null) => this.#begin(technique);
  reset = () => this.#begin(this.#session.technique);

  /** Starts or pauses. */
  toggle = () => {
    if (!this.#turn()) return;
    if (this.#session.clock.status === "running") this.pause();
    else this.#show(startSession(this.#session, this.#parts.now()));
  };

  pause = () => this.#show(pauseSession(this.#session, this.#parts.exercise, this.#parts.now()));
  tick = () => this.#show(tickSession(this.#session, this.#parts.exercise, this.#parts.now()));

  answer = (step: number, option: number) =>
    this.#show(answerQuestion(this.#session, this.#parts.exercise, { step, option, now: this.#parts.now() }));

  act = (act: FocusAct) =>
    this.#show(actInFocus(this.#session, this.#parts.exercise, act, this.#parts.now()));

  #begin(technique: TechniqueId | null) {
    if (this.#turn()) this.#show(newSession(this.#parts.makeSeed(), technique));
  }

  /** False for the second tap of a finger, which falls on what the first one brought up. */
  #turn(): boolean {
    const now = this.#parts.now();
    if (Math.abs(now - this.#turnedAt) < settleMs) return false;
    this.#turnedAt = now;
    return true;
  }

  #show(next: ExerciseSession) {
    const wasComplete = this.#session.clock.status === "complete";
    this.#session = next;
    this.#schedule();
    const { status } = next.clock;
    this.#parts.keep(status === "running" || status === "paused" ? next : null);
    if (status === "complete" && !wasComplete) {
      this.#turnedAt = this.#parts.now();
      this.#parts.onComplete(next);
    }
    for (const listener of this.#listeners) listener();
  }

  /** Wakes where the shown second turns over. */
  #schedule() {
    this.#cancelTick();
    const { status, elapsedMs } = this.#session.clock;
    if (status === "running") this.#cancelTick = this.#parts.after(1000 - (elapsedMs % 1000), this.tick);
  }
}
