import { durationMs } from "#domain/wellness/exercises/exercise-session.ts";
import { stepAt } from "#domain/wellness/exercises/guided.ts";
import { Switch } from "../../../ui/Switch.tsx";
import { ExerciseMark } from "../appearance/ExerciseMark.tsx";
import { StepTrail } from "../appearance/StepTrail.tsx";
import { CueSwitches } from "../cues/CueSwitches.tsx";
import { DimmingControls } from "../frame/DimmingControls.tsx";
import { SessionControls } from "../frame/SessionControls.tsx";
import { SessionIntro, SessionPanel } from "../frame/SessionPanel.tsx";
import type { SessionProps } from "../session/session-store.ts";
import type { GuidedCues } from "./use-guided-cues.ts";

/** Shows the steps one after the other, each for the same time. */
export function GuidedSession({ cues, ...props }: SessionProps & { cues: GuidedCues }) {
  return (
    <DimmingControls {...props}>
      <SessionPanel session={props.session}>
        {/* A screen reader announces only changes of a status, so the status exists before the first step. */}
        <div role="status" className="flex grow flex-col">
          {props.session.clock.status === "idle" ? <Intro {...props} /> : <Step {...props} />}
        </div>
        <SessionControls {...props} onStart={cues.unlock} />
      </SessionPanel>
      <CueSwitches>
        <Switch
          label="Bell"
          hint="A soft bell at each step and at the end, so that you can close your eyes."
          checked={cues.choice.bell}
          onCheckedChange={cues.changeBell}
        />
        {cues.hasVoice && (
          <Switch
            label="Spoken steps"
            hint="Your device reads each step to you."
            checked={cues.choice.voice}
            onCheckedChange={cues.changeVoice}
          />
        )}
      </CueSwitches>
    </DimmingControls>
  );
}

const Intro = ({ exercise }: SessionProps) => (
  <SessionIntro
    exercise={exercise}
    lines={[
      exercise.description,
      `${exercise.instructions.length} quiet steps, one after the other. All you need to do is follow.`,
    ]}
  />
);

function Step({ exercise, session }: SessionProps) {
  const { instructions } = exercise;
  const step = stepAt(instructions, session.clock.elapsedMs, durationMs(exercise));
  return (
    <div className="flex min-h-72 grow flex-col items-center justify-center gap-6 text-center short:min-h-40 short:gap-2">
      <div className="short:hidden">
        <ExerciseMark exercise={exercise} size="large" />
      </div>
      <div className="flex min-h-40 max-w-[36ch] flex-col justify-center short:min-h-24 short:max-w-[60ch]">
        <p key={step} className="animate-fade font-display text-title text-pretty">
          {instructions[step]}
        </p>
      </div>
      <StepTrail
        count={instructions.length}
        current={step}
        tone={exercise}
        label={`Step ${step + 1} of ${instructions.length}`}
      />
    </div>
  );
}
