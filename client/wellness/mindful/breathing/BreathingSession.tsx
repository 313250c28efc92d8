import type { ReactNode } from "react";
import { mindful } from "#domain/languages/en/mindful.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { BreathMoment, Technique } from "#domain/wellness/exercises/breathing.ts";
import type { SessionClock } from "#domain/wellness/exercises/session-clock.ts";
import { useTranslator } from "../../../languages/language.ts";
import { Button } from "../../../ui/Button.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { CueSwitches } from "../cues/CueSwitches.tsx";
import { DimmingControls } from "../frame/DimmingControls.tsx";
import { SessionControls } from "../frame/SessionControls.tsx";
import { SessionPanel } from "../frame/SessionPanel.tsx";
import type { SessionProps } from "../session/session-store.ts";
import { BreathingFigure } from "./BreathingFigure.tsx";
import { canVibrate } from "./breath-cues.ts";
import type { BreathCues } from "./use-breath-cues.ts";

type Props = SessionProps & { technique: Technique; moment: BreathMoment; cues: BreathCues };

export function BreathingSession(props: Props) {
  const t = useTranslator();
  const { session, store, technique, moment, cues } = props;
  const { status } = session.clock;
  return (
    <DimmingControls store={store} session={session}>
      <SessionPanel session={session}>
        <BreathingFigure technique={technique} moment={moment} store={store} isResting={status !== "running"}>
          <Middle moment={moment} status={status} />
        </BreathingFigure>
        <p className="text-center text-quiet">{hintFor(t, moment, status)}</p>
        <Facts technique={technique} cycles={moment.cycles} />
        <SessionControls {...props} onStart={cues.unlock} />
      </SessionPanel>
      <CueSwitches>
        <Switch
          label={t(mindful.breathing.sound)}
          hint={t(mindful.breathing.soundHint)}
          checked={cues.choice.sound}
          onCheckedChange={(isOn) => cues.change("sound", isOn)}
        />
        {canVibrate() && (
          <Switch
            label={t(mindful.breathing.vibration)}
            hint={t(mindful.breathing.vibrationHint)}
            checked={cues.choice.vibration}
            onCheckedChange={(isOn) => cues.change("vibration", isOn)}
          />
        )}
        {status === "idle" && (
          <Button variant="quiet" className="-ms-4 self-start" onClick={() => store.choose(null)}>
            {t(mindful.breathing.chooseAnother)}
          </Button>
        )}
      </CueSwitches>
    </DimmingControls>
  );
}

function hintFor(t: Translator, { phase }: BreathMoment, status: SessionClock["status"]): string {
  if (status === "running") return t(mindful.breathing.phases[phase.name].hint);
  return t(status === "paused" ? mindful.breathing.paused : mindful.breathing.ready);
}

/** The phase and its countdown. A screen reader announces each phase once, and not every second. */
function Middle({ moment, status }: { moment: BreathMoment; status: SessionClock["status"] }) {
  const t = useTranslator();
  const name = t(mindful.breathing.phases[moment.phase.name].name);
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
        {status === "running" && t(mindful.breathing.phase, { phase: name, seconds })}
      </p>
    </div>
  );
}

const Facts = ({ technique, cycles }: { technique: Technique; cycles: number }) => {
  const t = useTranslator();
  return (
    <dl className="mx-auto grid w-full max-w-sm grid-cols-2 gap-4 text-center">
      <Fact term={t(mindful.breathing.cycles)}>{cycles}</Fact>
      <Fact term={t(mindful.breathing.technique)}>{t(technique.name)}</Fact>
    </dl>
  );
};

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex flex-col">
    <dt className="text-small text-quiet">{term}</dt>
    <dd className="font-medium text-balance tabular-nums">{children}</dd>
  </div>
);
