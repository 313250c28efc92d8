import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { type FocusRecord, focusScore } from "#domain/wellness/exercises/focus.ts";
import { questionsOf } from "#domain/wellness/exercises/questions.ts";
import { formatElapsed } from "#domain/wellness/exercises/session-clock.ts";
import { Button } from "../../../ui/Button.tsx";
import { ExerciseMark } from "../appearance/ExerciseMark.tsx";
import { listPath } from "../paths.ts";
import type { SessionProps } from "../session/session-store.ts";
import { TriggerSummary } from "../trigger/TriggerSummary.tsx";
import { CompletionPanel } from "./CompletionPanel.tsx";
import { closingTexts, timeOverText } from "./closing-text.ts";

export function Completion({ exercise, session, store }: SessionProps) {
  const { type } = exercise;
  const isTimeOver = session.answers.length < questionsOf(exercise).length;
  return (
    <CompletionPanel mark={<ExerciseMark exercise={exercise} size="large" />} title="Exercise Complete!">
      <p className="max-w-[48ch] text-balance">{isTimeOver ? timeOverText : closingTexts[type]}</p>
      <dl className="flex flex-wrap justify-center gap-x-10 gap-y-4">
        <Fact term="Time">{formatElapsed(session.clock.elapsedMs)}</Fact>
        {type === "focus" && <Fact term="Score">{focusScore(session.focus)}</Fact>}
      </dl>
      {type === "focus" && <Rows rows={focusRows(session.focus)} />}
      {type === "trigger" ? (
        <TriggerSummary answers={session.answers} />
      ) : (
        <Answers exercise={exercise} session={session} />
      )}
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

const focusRows = ({ caught, returns, arrivals, rounds }: FocusRecord): Row[] => [
  ["Lights caught", caught],
  ["Times you came back", returns],
  ["Cues followed", arrivals],
  ["Times counted to ten", rounds],
];

/** Shows the answers once. They are not stored. */
function Answers({ exercise, session }: Pick<SessionProps, "exercise" | "session">) {
  const questions = questionsOf(exercise);
  const rows = session.answers.map((option, step): Row => {
    const question = questions[step];
    return [question?.heading ?? "", question?.options[option]];
  });
  return rows.length > 0 && <Rows rows={rows} />;
}

type Row = readonly [term: string, value: ReactNode];

const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <dl className="w-full max-w-md divide-y divide-line border-y border-line text-left">
    {rows.map(([term, value]) => (
      <div key={term} className="flex flex-wrap justify-between gap-x-4 py-2">
        <dt className="text-quiet">{term}</dt>
        <dd className="tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
);

export const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-small text-quiet">{term}</dt>
    <dd className="font-display text-title tabular-nums lining-nums">{children}</dd>
  </div>
);
