import type { KeyboardEvent, ReactNode } from "react";
import { mindful } from "#domain/languages/en/mindful.ts";
import type { ExerciseSession } from "#domain/wellness/exercises/exercise-session.ts";
import type { Exercise } from "#domain/wellness/exercises/exercises.ts";
import { useTranslator } from "../../../languages/language.ts";
import { ExerciseMark } from "../appearance/ExerciseMark.tsx";
import { useFocusRecovery } from "./use-focus-recovery.ts";

type Props = { session: ExerciseSession; children: ReactNode };

/** The surface of a session's screen. Takes the focus when the session starts or is reset. */
export function SessionPanel({ session, children }: Props) {
  const root = useFocusRecovery(session.clock.status === "idle" ? "before" : "after");
  return (
    <section
      ref={root}
      tabIndex={-1}
      onKeyDown={ignoreKeyRepeat}
      aria-label={useTranslator()(mindful.session.name)}
      className="surface flex grow flex-col gap-4 px-4 pt-6 pb-5 outline-none sm:gap-6 sm:px-8 sm:pt-8 short:gap-3 short:pt-3 short:pb-0 md:grow-0"
    >
      {children}
    </section>
  );
}

/** Ignores the repeats of a held Enter key, which would alternate start and pause, and count. */
function ignoreKeyRepeat(event: KeyboardEvent) {
  if (event.key === "Enter" && event.repeat) event.preventDefault();
}

/** Intro before the session starts. */
export const SessionIntro = ({ exercise, lines }: { exercise: Exercise; lines: readonly string[] }) => (
  <div className="flex grow flex-col items-center justify-center gap-6 py-4 text-center">
    <div className="short:hidden">
      <ExerciseMark exercise={exercise} size="large" />
    </div>
    <div className="flex max-w-[52ch] flex-col gap-2 text-balance">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  </div>
);
