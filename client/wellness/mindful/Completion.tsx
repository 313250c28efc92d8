import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { FocusRecord } from "#domain/wellness/focus.ts";
import { questionsOf } from "#domain/wellness/questions.ts";
import { formatElapsed } from "#domain/wellness/session-clock.ts";
import { triggerScore } from "#domain/wellness/triggers.ts";
import { Button } from "../../ui/Button.tsx";
import { CompletionPanel } from "./CompletionPanel.tsx";
import { closingWords } from "./closing-words.ts";
import { ExerciseMark } from "./ExerciseMark.tsx";
import type { SessionProps } from "./ExerciseScreen.tsx";
import { listPath } from "./paths.ts";

export function Completion({ exercise, session, store }: SessionProps) {
  const { type } = exercise;
  return (
    <CompletionPanel mark={<ExerciseMark exercise={exercise} size="large" />} title="Exercise Complete!">
      <p className="max-w-[48ch] text-pretty">{closingWords[type]}</p>
      <dl className="flex flex-wrap justify-center gap-x-8 gap-y-4">
        <Fact term="Time">{formatElapsed(session.clock.elapsedMs)}</Fact>
        {type === "trigger" && <Fact term="Score">{triggerScore(session.answers)}</Fact>}
        {type === "focus" && <FocusFacts record={session.focus} />}
      </dl>
      {type !== "trigger" && <Answers exercise={exercise} session={session} />}
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="primary" onClick={store.reset}>
          <RotateCcw aria-hidden="true" />
          Do Again
        </Button>
        <Button asChild>
          <Link href={listPath}>Choose Another</Link>
        </Button>
      </div>
    </CompletionPanel>
  );
}

const FocusFacts = ({ record }: { record: FocusRecord }) => (
  <>
    <Fact term="Lights caught">{record.caught}</Fact>
    <Fact term="Times you came back">{record.returns}</Fact>
    <Fact term="Cues followed">{record.arrivals}</Fact>
    <Fact term="Tens counted">{record.rounds}</Fact>
  </>
);

/** What was noticed, to read once more. It is kept nowhere. */
function Answers({ exercise, session }: Pick<SessionProps, "exercise" | "session">) {
  const questions = questionsOf(exercise);
  if (session.answers.length === 0) return null;
  return (
    <dl className="w-full max-w-md divide-y divide-line border-y border-line text-left">
      {session.answers.map((option, step) => {
        const question = questions[step];
        if (!question) return null;
        return (
          <div key={question.heading} className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt className="text-quiet">{question.heading}</dt>
            <dd>{question.options[option]}</dd>
          </div>
        );
      })}
    </dl>
  );
}

export const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-small text-quiet">{term}</dt>
    <dd className="font-display text-title tabular-nums lining-nums">{children}</dd>
  </div>
);
