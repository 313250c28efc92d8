import { useState } from "react";
import {
  isLastScenario,
  progressOf,
  type QuizRun,
  resultOf,
  scenarioOf,
} from "#domain/wellness/quiz/quiz-run.ts";
import { scenarios } from "#domain/wellness/quiz/scenarios.ts";
import { usePageTitle } from "../../navigation/page-title.ts";
import { Page } from "../../ui/Page.tsx";
import { QuizResultView } from "./QuizResultView.tsx";
import { quizTitle } from "./quiz-text.ts";
import { ScenarioForm } from "./ScenarioForm.tsx";
import { useQuizRun } from "./use-quiz-run.ts";

const back = { href: "/wellness-games", label: "Back to activities" };

export function QuizScreen({ userId }: { userId: string }) {
  usePageTitle("Baseline quiz");
  const { run, choose, setIntensity, submit, takeAgain } = useQuizRun(userId);
  const [firstRunId] = useState(run.runId);
  const scenario = scenarioOf(run);
  const result = resultOf(run);
  if (result) return <QuizResultView result={result} back={back} onTakeAgain={takeAgain} />;
  return (
    <Page compact title={quizTitle} back={back} aside={<Count run={run} />}>
      <ProgressBar run={run} />
      {scenario && (
        <ScenarioForm
          key={`${run.runId} ${scenario.id}`}
          scenario={scenario}
          takesFocus={run.answers.length > 0 || run.runId !== firstRunId}
          isLast={isLastScenario(run)}
          emotion={run.emotion}
          intensity={run.intensity}
          onChoose={choose}
          onIntensityChange={setIntensity}
          onSubmit={submit}
        />
      )}
    </Page>
  );
}

const Count = ({ run }: { run: QuizRun }) => (
  <p className="text-quiet tabular-nums">
    <span className="sr-only">Scenario </span>
    {run.answers.length + 1} / {scenarios.length}
  </p>
);

function ProgressBar({ run }: { run: QuizRun }) {
  const progress = progressOf(run);
  return (
    <div
      role="progressbar"
      aria-label="Progress"
      aria-valuenow={Math.round(progress * 100)}
      aria-valuetext={`${Math.round(progress * scenarios.length)} of ${scenarios.length} answered`}
      className="h-1.5 shrink-0 overflow-hidden rounded-full bg-line"
    >
      <div
        className="h-full origin-left rounded-full bg-accent transition-transform duration-200 ease-calm motion-reduce:transition-none"
        style={{ transform: `scaleX(${progress})` }}
      />
    </div>
  );
}
