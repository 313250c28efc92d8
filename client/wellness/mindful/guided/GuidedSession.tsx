import { mindful } from "#domain/languages/en/mindful.ts";
import { durationMs } from "#domain/wellness/exercises/exercise-session.ts";
import { stepAt } from "#domain/wellness/exercises/guided.ts";
import { useTranslator } from "../../../languages/language.ts";
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
  const t = useTranslator();
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
          label={t(mindful.guided.bell)}
          hint={t(mindful.guided.bellHint)}
          checked={cues.choice.bell}
          onCheckedChange={cues.changeBell}
        />
        {cues.hasVoice && (
          <Switch
            label={t(mindful.guided.voice)}
            hint={t(mindful.guided.voiceHint)}
            checked={cues.choice.voice}
            onCheckedChange={cues.changeVoice}
          />
        )}
      </CueSwitches>
    </DimmingControls>
  );
}

const Intro = ({ exercise }: SessionProps) => {
  const t = useTranslator();
  return (
    <SessionIntro
      exercise={exercise}
      lines={[t(exercise.description), t(mindful.guided.intro, { count: exercise.instructions.length })]}
    />
  );
};

function Step({ exercise, session }: SessionProps) {
  const t = useTranslator();
  const { instructions } = exercise;
  const step = stepAt(instructions, session.clock.elapsedMs, durationMs(exercise));
  const text = instructions[step];
  return (
    <div className="flex min-h-72 grow flex-col items-center justify-center gap-6 text-center short:min-h-40 short:gap-2">
      <div className="short:hidden">
        <ExerciseMark exercise={exercise} size="large" />
      </div>
      <div className="flex min-h-40 max-w-[36ch] flex-col justify-center short:min-h-24 short:max-w-[60ch]">
        <p key={step} className="animate-fade font-display text-title text-pretty">
          {text && t(text)}
        </p>
      </div>
      <StepTrail
        count={instructions.length}
        current={step}
        tone={exercise}
        label={t(mindful.step, { step: step + 1, count: instructions.length })}
      />
    </div>
  );
}
