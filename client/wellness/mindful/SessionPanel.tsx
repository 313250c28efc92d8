import type { KeyboardEvent, ReactNode } from "react";
import type { ExerciseSession } from "#domain/wellness/exercise-session.ts";
import { useArrival } from "./use-arrival.ts";

type Props = { session: ExerciseSession; children: ReactNode };

/** What a session is about, on the one surface of its screen. */
export function SessionPanel({ session, children }: Props) {
  const root = useArrival(session.clock.status === "idle" ? "before" : "after");
  return (
    <section
      ref={root}
      tabIndex={-1}
      onKeyDown={pressOnce}
      aria-label="Session"
      className="surface flex grow flex-col gap-6 px-4 pt-6 pb-5 outline-none sm:px-8 sm:pt-8 md:grow-0"
    >
      {children}
    </section>
  );
}

/** A key that is held down is one press: else it would start and pause by turns, and count. */
function pressOnce(event: KeyboardEvent) {
  if (event.key === "Enter" && event.repeat) event.preventDefault();
}
