import { useEffect, useState, useSyncExternalStore } from "react";
import { durationMs, scoreOf } from "#domain/wellness/exercises/exercise-session.ts";
import type { Exercise } from "#domain/wellness/exercises/exercises.ts";
import { randomUuid } from "../../../stars/random-uuid.ts";
import { recordPractice } from "../../practice/record-practice.ts";
import { readSession, saveSession } from "./saved-sessions.ts";
import { SessionStore } from "./session-store.ts";

/** A new run of the exercise, or the saved one. Leaving the screen pauses it. */
export function useExerciseSession(userId: string, exercise: Exercise) {
  const [store] = useState(() => openSessionStore(userId, exercise));
  const session = useSyncExternalStore(store.subscribe, store.current);
  useEffect(() => {
    // Timers of a hidden tab are late, so a tab that becomes visible updates its time at once.
    document.addEventListener("visibilitychange", store.tick);
    // The back-forward cache may restore the page hours later.
    addEventListener("pagehide", store.pause);
    return () => {
      document.removeEventListener("visibilitychange", store.tick);
      removeEventListener("pagehide", store.pause);
      store.pause();
    };
  }, [store]);
  return { store, session };
}

export const openSessionStore = (userId: string, exercise: Exercise) =>
  new SessionStore({
    exercise,
    saved: readSession(userId, exercise),
    now: () => Date.now(),
    after(ms, callback) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    makeRunId: randomUuid,
    makeSeed: () => Math.floor(Math.random() * 2 ** 31),
    save: (session) => saveSession(userId, exercise, session),
    onComplete: (session) =>
      recordPractice(userId, session.runId, {
        kind: "exercise",
        itemId: exercise.id,
        outcome: "completed",
        seconds: Math.min(session.clock.elapsedMs, durationMs(exercise)) / 1000,
        score: scoreOf(session, exercise),
      }),
  });
