import { durationMs } from "#domain/wellness/exercise-session.ts";
import { stepAt } from "#domain/wellness/guided.ts";
import { ExerciseMark } from "./ExerciseMark.tsx";
import type { SessionProps } from "./ExerciseScreen.tsx";
import { SessionControls } from "./SessionControls.tsx";
import { SessionIntro } from "./SessionIntro.tsx";
import { SessionPanel } from "./SessionPanel.tsx";
import { StepTrail } from "./StepTrail.tsx";

/** Steps that come one after the other, each with the same time. */
export function GuidedSession(props: SessionProps) {
  const { exercise, session } = props;
  const { instructions, description } = exercise;
  const step = stepAt(instructions, session.clock.elapsedMs, durationMs(exercise));
  const label = `Step ${step + 1} of ${instructions.length}`;
  return (
    <SessionPanel session={session}>
      {/* There from the beginning, so that the first step is heard too. */}
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
