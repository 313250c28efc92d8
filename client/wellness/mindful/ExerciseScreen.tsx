import { type ReactNode, useEffect } from "react";
import type { User } from "#domain/accounts/user.ts";
import { mindful } from "#domain/languages/en/mindful.ts";
import type { Exercise } from "#domain/wellness/exercises/exercises.ts";
import { useTranslator } from "../../languages/language.ts";
import { Page } from "../../ui/Page.tsx";
import { BreathingExercise } from "./breathing/BreathingExercise.tsx";
import { Completion } from "./completion/Completion.tsx";
import { FocusSession } from "./focus/FocusSession.tsx";
import { GuidedExercise } from "./guided/GuidedExercise.tsx";
import { listPath } from "./paths.ts";
import { QuestionSession } from "./QuestionSession.tsx";
import type { SessionProps } from "./session/session-store.ts";
import { useExerciseSession } from "./session/use-exercise-session.ts";
import { useWakeLock } from "./session/use-wake-lock.ts";

export function ExerciseScreen({ user, exercise }: { user: User; exercise: Exercise }) {
  const t = useTranslator();
  const { store, session } = useExerciseSession(user.id, exercise);
  useWakeLock(session.clock.status === "running");
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <Page compact sticky title={t(exercise.title)} back={{ href: listPath, label: t(mindful.all) }}>
      <Stage exercise={exercise} store={store} session={session} />
    </Page>
  );
}

/** The part of the screen that depends on the state of the run. */
function Stage(props: SessionProps): ReactNode {
  const { exercise, session } = props;
  if (exercise.type === "breathing") return <BreathingExercise {...props} exercise={exercise} />;
  if (exercise.type === "guided") return <GuidedExercise {...props} />;
  if (session.clock.status === "complete") return <Completion {...props} />;
  return exercise.type === "focus" ? <FocusSession {...props} /> : <QuestionSession {...props} />;
}
