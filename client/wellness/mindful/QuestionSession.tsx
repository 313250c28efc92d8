import { useEffect, useRef, useState } from "react";
import { mindful } from "#domain/languages/en/mindful.ts";
import { type Question, questionsOf } from "#domain/wellness/exercises/questions.ts";
import { useTranslator } from "../../languages/language.ts";
import { StepTrail } from "./appearance/StepTrail.tsx";
import { SessionControls } from "./frame/SessionControls.tsx";
import { SessionIntro, SessionPanel } from "./frame/SessionPanel.tsx";
import type { SessionProps } from "./session/session-store.ts";
import { PreviousResponse } from "./trigger/PreviousResponse.tsx";
import { ScoreNote, TriggerScore } from "./trigger/TriggerScore.tsx";

/** Shows one question at a time. A tap answers it, and the last answer ends the session. */
export function QuestionSession(props: SessionProps) {
  const t = useTranslator();
  const { exercise, session, store } = props;
  const questions = questionsOf(exercise);
  const step = session.answers.length;
  const question = questions[step];
  const { status } = session.clock;
  const isTrigger = exercise.type === "trigger";
  return (
    <SessionPanel session={session}>
      {status === "idle" || !question ? (
        <SessionIntro exercise={exercise} lines={exercise.instructions.map((line) => t(line))} />
      ) : (
        <>
          <div>
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <StepTrail
                count={questions.length}
                current={step}
                tone={exercise}
                label={t(mindful.question, { step: step + 1, count: questions.length })}
              />
              {isTrigger && <TriggerScore answers={session.answers} />}
            </div>
            {isTrigger && <PreviousResponse answers={session.answers} />}
          </div>
          <QuestionView
            key={step}
            question={question}
            isPaused={status === "paused"}
            onAnswer={(option) => store.answer(step, option)}
          />
          {isTrigger && <ScoreNote />}
        </>
      )}
      <SessionControls {...props} />
    </SessionPanel>
  );
}

type ViewProps = {
  question: Question;
  isPaused: boolean;
  onAnswer: (option: number) => void;
};

function QuestionView({ question, isPaused, onAnswer }: ViewProps) {
  const t = useTranslator();
  const heading = useRef<HTMLHeadingElement>(null);
  const [takesFocus] = useState(!isPaused);
  // The focus moves to the question after a start or an answer, so that a screen reader announces it.
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { text, ask, options } = question;
  return (
    <div className="flex animate-fade flex-col gap-5">
      <div className="flex flex-col gap-2">
        <h2 ref={heading} tabIndex={-1} className="flex flex-col gap-2 outline-none">
          <span className="text-small text-quiet">{t(question.heading)}</span>
          <span className="max-w-[48ch] font-display text-lead text-wrap sm:text-title">{t(text)}</span>
        </h2>
        {ask && <p className="text-quiet sm:text-lead">{t(ask)}</p>}
      </div>
      <ul aria-label={t(ask ?? text)} className="grid gap-2.5 sm:grid-cols-2">
        {options.map((option, place) => (
          <li key={option.id}>
            <button
              type="button"
              disabled={isPaused}
              onClick={() => onAnswer(place)}
              className="h-full min-h-16 w-full rounded-control border border-line bg-raised px-4 py-3 text-start text-pretty transition-colors duration-150 hover:border-edge disabled:cursor-not-allowed disabled:text-quiet"
            >
              {t(option)}
            </button>
          </li>
        ))}
      </ul>
      {isPaused && <p className="text-small text-quiet">{t(mindful.session.paused)}</p>}
    </div>
  );
}
