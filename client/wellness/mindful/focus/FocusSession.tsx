import { useEffect, useRef } from "react";
import { mindful } from "#domain/languages/en/mindful.ts";
import { type FocusMoment, focusAt, focusExercises, focusScore } from "#domain/wellness/exercises/focus.ts";
import { useTranslator } from "../../../languages/language.ts";
import { RichText } from "../../../languages/RichText.tsx";
import { StepTrail } from "../appearance/StepTrail.tsx";
import { SessionControls } from "../frame/SessionControls.tsx";
import { SessionIntro, SessionPanel } from "../frame/SessionPanel.tsx";
import type { SessionProps } from "../session/session-store.ts";
import { CenterLight } from "./CenterLight.tsx";
import { CountStars } from "./CountStars.tsx";
import { FollowField } from "./FollowField.tsx";
import type { FocusProps } from "./focus-props.ts";
import { SwitchThings } from "./SwitchThings.tsx";

/** Four attention exercises. Each starts automatically when the previous one ends. */
export function FocusSession(props: SessionProps) {
  const t = useTranslator();
  const { exercise, session } = props;
  const moment = focusAt(session.clock.elapsedMs);
  return (
    <SessionPanel session={session}>
      <p role="status" className="sr-only">
        {session.clock.status !== "idle" &&
          t(mindful.focus.announced, {
            title: t(moment.exercise.title),
            description: t(moment.exercise.description),
          })}
      </p>
      {session.clock.status === "idle" ? (
        <SessionIntro exercise={exercise} lines={exercise.instructions.map((line) => t(line))} />
      ) : (
        // The figure is beside the text in a low window, where it is in view without scrolling.
        <div className="contents short:grid short:grid-cols-2 short:gap-x-6">
          <div className="contents short:flex short:flex-col short:gap-3">
            <Progress {...props} moment={moment} />
            <Title moment={moment} />
          </div>
          <Field {...props} moment={moment} />
        </div>
      )}
      <SessionControls {...props} />
    </SessionPanel>
  );
}

const Progress = ({ exercise, session, moment }: FocusProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
    <StepTrail
      count={focusExercises.length}
      current={moment.index}
      tone={exercise}
      label={useTranslator()(mindful.part, { step: moment.index + 1, count: focusExercises.length })}
    />
    <p className="text-quiet tabular-nums">
      <RichText
        text={mindful.focus.score}
        tags={{ strong: (content) => <strong className="font-medium text-ink">{content}</strong> }}
        params={{ score: focusScore(session.focus) }}
      />
    </p>
  </div>
);

function Title({ moment: { index, exercise, remainingSeconds } }: { moment: FocusMoment }) {
  const t = useTranslator();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element was removed with the previous exercise.
  useEffect(() => {
    if (index > 0 && document.activeElement === document.body) heading.current?.focus();
  }, [index]);
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-baseline justify-between gap-4">
        <h2 ref={heading} tabIndex={-1} className="font-display text-title outline-none">
          {t(exercise.title)}
        </h2>
        <p className="shrink-0 text-quiet tabular-nums">
          {t(mindful.focus.secondsLeft, { seconds: remainingSeconds })}
        </p>
      </div>
      <p className="max-w-[60ch] text-quiet">{t(exercise.description)}</p>
    </div>
  );
}

function Field(props: FocusProps) {
  switch (props.moment.exercise.type) {
    case "follow":
      return <FollowField {...props} />;
    case "center":
      return <CenterLight {...props} />;
    case "switch":
      return <SwitchThings {...props} />;
    case "count":
      return <CountStars {...props} />;
  }
}
