import { durationMs } from "#domain/wellness/exercises/exercise-session.ts";
import { stepAt } from "#domain/wellness/exercises/guided.ts";
import { ExerciseMark } from "./appearance/ExerciseMark.tsx";
import { StepTrail } from "./appearance/StepTrail.tsx";
import { SessionControls } from "./frame/SessionControls.tsx";
import { SessionIntro, SessionPanel } from "./frame/SessionPanel.tsx";
import type { SessionProps } from "./session/session-store.ts";

/** Shows the steps one after the other, each for the same time. */
export function GuidedSession(props: SessionProps) {
  const { exercise, session } = props;
  const { instructions, description } = exercise;
  const step = stepAt(instructions, session.clock.elapsedMs, durationMs(exercise));
  const label = `Step ${step + 1} of ${instructions.length}`;
  return (
    <SessionPanel session={session}>
      {/* A screen reader announces only changes of a status, so the status exists before the first step. */}
      <div role="status" className="flex grow flex-col">
        {session.clock.status === "idle" ? (
          <SessionIntro
            exercise={exercise}
            lines={[
              description,
              `${instructions.length} quiet steps come one after the other. You need not do anything but follow.`,
            ]}
          />
        ) : (
          <div className="flex min-h-72 grow flex-col items-center justify-center gap-6 text-center">
            <ExerciseMark exercise={exercise} size="large" />
            <div className="flex min-h-40 max-w-[36ch] flex-col justify-center">
              <p key={step} className="animate-fade font-display text-title text-pretty">
                {instructions[step]}
              </p>
            </div>
            <StepTrail count={instructions.length} current={step} tone={exercise} label={label} />
          </div>
        )}
      </div>
      <SessionControls {...props} />
    </SessionPanel>
  );
}
