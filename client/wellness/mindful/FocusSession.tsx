import { useEffect, useRef } from "react";
import { type FocusMoment, focusAt, focusExercises, focusScore } from "#domain/wellness/focus.ts";
import { CenterLight } from "./CenterLight.tsx";
import { CountStars } from "./CountStars.tsx";
import type { SessionProps } from "./ExerciseScreen.tsx";
import { FollowField } from "./FollowField.tsx";
import { SessionControls } from "./SessionControls.tsx";
import { SessionIntro } from "./SessionIntro.tsx";
import { SessionPanel } from "./SessionPanel.tsx";
import { StepTrail } from "./StepTrail.tsx";
import { SwitchThings } from "./SwitchThings.tsx";

/** Four exercises of attention that follow one another by themselves. */
export function FocusSession(props: SessionProps) {
  const { exercise, session } = props;
  const moment = focusAt(session.clock.elapsedMs);
  return (
    <SessionPanel session={session}>
      <p role="status" className="sr-only">
        {session.clock.status !== "idle" && `${moment.exercise.title}. ${moment.exercise.description}`}
      </p>
      {session.clock.status === "idle" ? (
        <SessionIntro exercise={exercise} lines={exercise.instructions} />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <StepTrail
              count={focusExercises.length}
              current={moment.index}
              tone={exercise}
              label={`Exercise ${moment.index + 1} of ${focusExercises.length}`}
            />
            <p className="text-quiet tabular-nums">
              Score <strong className="font-medium text-ink">{focusScore(session.focus)}</strong>
            </p>
          </div>
          <Title moment={moment} />
          <Field {...props} moment={moment} />
        </>
      )}
      <SessionControls {...props} />
    </SessionPanel>
  );
}

function Title({ moment: { index, exercise, remainingSeconds } }: { moment: FocusMoment }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus went with the exercise before.
  useEffect(() => {
    if (index > 0 && document.activeElement === document.body) heading.current?.focus();
  }, [index]);
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-baseline justify-between gap-4">
        <h2 ref={heading} tabIndex={-1} className="font-display text-title outline-none">
          {exercise.title}
        </h2>
        <p className="shrink-0 text-quiet tabular-nums">{remainingSeconds} s left</p>
      </div>
      <p className="max-w-[60ch] text-quiet">{exercise.description}</p>
    </div>
  );
}

export type FocusProps = SessionProps & { moment: FocusMoment };

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
