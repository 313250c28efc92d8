import { Pause, Play, RotateCcw } from "lucide-react";
import { mindful } from "#domain/languages/en/mindful.ts";
import { durationMs } from "#domain/wellness/exercises/exercise-session.ts";
import { formatElapsed } from "#domain/wellness/exercises/session-clock.ts";
import { useTranslator } from "../../../languages/language.ts";
import { RichText } from "../../../languages/RichText.tsx";
import { Button } from "../../../ui/Button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { toneStyle } from "../appearance/exercise-style.ts";
import type { SessionProps } from "../session/session-store.ts";
import { dimsButton } from "./DimmingControls.tsx";

/** Elapsed and total time, and the buttons that start, pause and reset the session. In a low window they stay in view. */
export function SessionControls({
  exercise,
  store,
  session,
  onStart,
}: SessionProps & { onStart?: () => void }) {
  const t = useTranslator();
  const { status } = session.clock;
  return (
    <div
      data-session-controls
      className="flex flex-col gap-4 short:sticky short:bottom-0 short:-mx-4 short:flex-row short:items-center short:rounded-b-panel short:border-line short:border-t short:bg-solid short:px-4 short:py-2"
    >
      <TimeBar exercise={exercise} session={session} />
      <div className="flex flex-wrap justify-center gap-3 *:grow sm:*:grow-0 short:flex-nowrap short:*:grow-0">
        <Button
          variant="primary"
          className={cn("min-w-36", dimsButton)}
          onClick={() => {
            if (status !== "running") onStart?.();
            store.toggle();
          }}
        >
          {status === "running" ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          {t(status === "running" ? mindful.session.pause : mindful.session.start)}
        </Button>
        <Button className={dimsButton} disabled={status === "idle"} onClick={store.reset}>
          <RotateCcw aria-hidden="true" />
          {t(mindful.session.reset)}
        </Button>
      </div>
    </div>
  );
}

function TimeBar({ exercise, session }: Pick<SessionProps, "exercise" | "session">) {
  const t = useTranslator();
  const whole = durationMs(exercise);
  const elapsed = formatElapsed(session.clock.elapsedMs);
  const total = formatElapsed(whole);
  return (
    <div className="flex grow items-center gap-3 text-small text-quiet tabular-nums">
      <span role="timer" aria-label={t(mindful.session.elapsed)}>
        {elapsed}
      </span>
      <div
        role="progressbar"
        aria-label={t(mindful.session.progress)}
        aria-valuemin={0}
        aria-valuemax={exercise.durationSeconds}
        aria-valuenow={Math.floor(session.clock.elapsedMs / 1000)}
        aria-valuetext={t(mindful.session.elapsedOf, { elapsed, total })}
        style={toneStyle(exercise)}
        className="tone h-1.5 grow overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full origin-left rtl:origin-right rounded-full bg-current forced-color-adjust-none motion-safe:transition-transform motion-safe:duration-1000 motion-safe:ease-linear"
          style={{ transform: `scaleX(${session.clock.elapsedMs / whole})` }}
        />
      </div>
      <span>
        <RichText
          text={mindful.session.total}
          tags={{ hidden: (content) => <span className="sr-only">{content}</span> }}
          params={{ total }}
        />
      </span>
    </div>
  );
}
