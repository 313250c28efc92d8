import { type ReactNode, useEffect } from "react";
import type { User } from "#domain/accounts.ts";
import type { ExerciseSession } from "#domain/wellness/exercise-session.ts";
import type { Exercise } from "#domain/wellness/exercises.ts";
import { Page } from "../../ui/Page.tsx";
import { BreathingAchievement } from "./BreathingAchievement.tsx";
import { BreathingSession } from "./BreathingSession.tsx";
import { Completion } from "./Completion.tsx";
import { FocusSession } from "./FocusSession.tsx";
import { GuidedSession } from "./GuidedSession.tsx";
import { listPath } from "./paths.ts";
import { QuestionSession } from "./QuestionSession.tsx";
import type { SessionStore } from "./session-store.ts";
import { TechniqueChoice } from "./TechniqueChoice.tsx";
import { useExerciseSession } from "./use-exercise-session.ts";
import { useWakeLock } from "./wake-lock.ts";

export type SessionProps = { exercise: Exercise; store: SessionStore; session: ExerciseSession };

export function ExerciseScreen({ user, exercise }: { user: User; exercise: Exercise }) {
  const { store, session } = useExerciseSession(user.id, exercise);
  useWakeLock(session.clock.status === "running");
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <Page title={exercise.title} back={{ href: listPath, label: "All exercises" }}>
      <Stage exercise={exercise} store={store} session={session} />
    </Page>
  );
}

/** What a run shows now: its beginning, its middle or its end. */
function Stage(props: SessionProps): ReactNode {
  const { exercise, store, session } = props;
  const isComplete = session.clock.status === "complete";
  if (exercise.type === "breathing") {
    if (session.technique === null) return <TechniqueChoice exercise={exercise} onChoose={store.choose} />;
    return isComplete ? <BreathingAchievement {...props} /> : <BreathingSession {...props} />;
  }
  if (isComplete) return <Completion {...props} />;
  if (exercise.type === "focus") return <FocusSession {...props} />;
  if (exercise.type === "guided") return <GuidedSession {...props} />;
  return <QuestionSession {...props} />;
}
