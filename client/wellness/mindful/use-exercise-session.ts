import { useEffect, useState, useSyncExternalStore } from "react";
import { durationMs, scoreOf } from "#domain/wellness/exercise-session.ts";
import type { Exercise } from "#domain/wellness/exercises.ts";
import { recordPractice } from "../practice.ts";
import { keepSession, leftSession } from "./kept-sessions.ts";
import { SessionStore } from "./session-store.ts";

/** A run of the exercise, or the one that was left. Leaving the screen pauses it. */
export function useExerciseSession(userId: string, exercise: Exercise) {
  const [store] = useState(() => makeStore(userId, exercise));
  const session = useSyncExternalStore(store.subscribe, store.current);
  useEffect(() => {
    // Timers of a hidden tab are late; whoever comes back sees the present at once.
    document.addEventListener("visibilitychange", store.tick);
    // A page that is left for another one may come back as it was, hours later.
    addEventListener("pagehide", store.pause);
    return () => {
      document.removeEventListener("visibilitychange", store.tick);
      removeEventListener("pagehide", store.pause);
      store.pause();
    };
  }, [store]);
  return { store, session };
}

const makeStore = (userId: string, exercise: Exercise) =>
  new SessionStore({
    exercise,
    left: leftSession(userId, exercise),
    now: () => Date.now(),
    after(ms, callback) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    makeSeed: () => Math.floor(Math.random() * 2 ** 31),
    keep: (session) => keepSession(userId, exercise, session),
    onComplete: (session) =>
      recordPractice(userId, {
        kind: "exercise",
        itemId: exercise.id,
        outcome: "completed",
        seconds: Math.min(session.clock.elapsedMs, durationMs(exercise)) / 1000,
        score: scoreOf(session, exercise),
      }),
  });
