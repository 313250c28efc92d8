import type { ReactNode } from "react";
import type { BreathMoment, Technique } from "#domain/wellness/exercises/breathing.ts";
import type { SessionClock } from "#domain/wellness/exercises/session-clock.ts";
import { Button } from "../../../ui/Button.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { CueSwitches } from "../cues/CueSwitches.tsx";
import { DimmingControls } from "../frame/DimmingControls.tsx";
import { SessionControls } from "../frame/SessionControls.tsx";
import { SessionPanel } from "../frame/SessionPanel.tsx";
import type { SessionProps } from "../session/session-store.ts";
import { BreathingFigure } from "./BreathingFigure.tsx";
import { canVibrate } from "./breath-cues.ts";
import { phaseTexts } from "./phase-text.ts";
import type { BreathCues } from "./use-breath-cues.ts";

type Props = SessionProps & { technique: Technique; moment: BreathMoment; cues: BreathCues };

export function BreathingSession(props: Props) {
  const { session, store, technique, moment, cues } = props;
  const { status } = session.clock;
  return (
    <DimmingControls store={store} session={session}>
      <SessionPanel session={session}>
        <BreathingFigure technique={technique} moment={moment} store={store} isResting={status !== "running"}>
          <Middle moment={moment} status={status} />
        </BreathingFigure>
        <p className="text-center text-quiet">{hintFor(moment, status)}</p>
        <Facts technique={technique} cycles={moment.cycles} />
        <SessionControls {...props} onStart={cues.unlock} />
      </SessionPanel>
      <CueSwitches>
        <Switch
          label="Sound cues"
          hint="A tone rises as you breathe in and falls as you breathe out, so that you can close your eyes."
          checked={cues.choice.sound}
          onCheckedChange={(isOn) => cues.change("sound", isOn)}
        />
        {canVibrate() && (
          <Switch
            label="Vibration cues"
            hint="A short buzz to breathe in and a long one to breathe out, if your device can vibrate."
            checked={cues.choice.vibration}
            onCheckedChange={(isOn) => cues.change("vibration", isOn)}
          />
        )}
        {status === "idle" && (
          <Button variant="quiet" className="-ml-4 self-start" onClick={() => store.choose(null)}>
            Choose another technique
          </Button>
        )}
      </CueSwitches>
    </DimmingControls>
  );
}

function hintFor({ phase }: BreathMoment, status: SessionClock["status"]): string {
  if (status === "running") return phaseTexts[phase.name].hint;
  return status === "paused" ? "Paused. It waits for you." : "Begin when you are ready.";
}

/** The phase and its countdown. A screen reader announces each phase once, and not every second. */
function Middle({ moment, status }: { moment: BreathMoment; status: SessionClock["status"] }) {
  const { name } = phaseTexts[moment.phase.name];
  const { seconds } = moment.phase;
  return (
    <div>
      <p aria-hidden="true" className="font-display text-[3.5rem] leading-none tabular-nums lining-nums">
        {moment.remainingSeconds}
      </p>
      <p aria-hidden="true" className="mt-1 text-lead font-medium">
        {name}
      </p>
      <p role="status" className="sr-only">
        {status === "running" && `${name}, ${seconds} seconds`}
      </p>
    </div>
  );
}

const Facts = ({ technique, cycles }: { technique: Technique; cycles: number }) => (
  <dl className="mx-auto grid w-full max-w-sm grid-cols-2 gap-4 text-center">
    <Fact term="Cycles">{cycles}</Fact>
    <Fact term="Technique">{technique.name}</Fact>
  </dl>
);

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex flex-col">
    <dt className="text-small text-quiet">{term}</dt>
    <dd className="font-medium text-balance tabular-nums">{children}</dd>
  </div>
);
