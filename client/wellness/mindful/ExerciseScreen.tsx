import { type ReactNode, useEffect } from "react";
import type { User } from "#domain/accounts/user.ts";
import type { Exercise } from "#domain/wellness/exercises/exercises.ts";
import { Page } from "../../ui/Page.tsx";
import { BreathingAchievement } from "./breathing/BreathingAchievement.tsx";
import { BreathingSession } from "./breathing/BreathingSession.tsx";
import { TechniqueChoice } from "./breathing/TechniqueChoice.tsx";
import { Completion } from "./completion/Completion.tsx";
import { FocusSession } from "./focus/FocusSession.tsx";
import { GuidedSession } from "./GuidedSession.tsx";
import { listPath } from "./paths.ts";
import { QuestionSession } from "./QuestionSession.tsx";
import type { SessionProps } from "./session/session-store.ts";
import { useExerciseSession } from "./session/use-exercise-session.ts";
import { useWakeLock } from "./session/use-wake-lock.ts";

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

/** The part of the screen that depends on the state of the run. */
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
