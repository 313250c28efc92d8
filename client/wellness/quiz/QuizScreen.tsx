import { useState } from "react";
import { quiz } from "#domain/languages/en/quiz.ts";
import { wellness } from "#domain/languages/en/wellness.ts";
import {
  isLastScenario,
  progressOf,
  type QuizRun,
  resultOf,
  scenarioOf,
} from "#domain/wellness/quiz/quiz-run.ts";
import { scenarios } from "#domain/wellness/quiz/scenarios.ts";
import { useTranslator } from "../../languages/language.ts";
import { RichText } from "../../languages/RichText.tsx";
import { usePageTitle } from "../../navigation/page-title.ts";
import { Page } from "../../ui/Page.tsx";
import { QuizResultView } from "./QuizResultView.tsx";
import { ScenarioForm } from "./ScenarioForm.tsx";
import { useQuizRun } from "./use-quiz-run.ts";

export function QuizScreen({ userId }: { userId: string }) {
  const t = useTranslator();
  usePageTitle(t(quiz.pageTitle));
  const back = { href: "/wellness-games", label: t(quiz.back) };
  const { run, choose, setIntensity, submit, takeAgain } = useQuizRun(userId);
  const [firstRunId] = useState(run.runId);
  const scenario = scenarioOf(run);
  const result = resultOf(run);
  if (result) return <QuizResultView result={result} back={back} onTakeAgain={takeAgain} />;
  return (
    <Page compact title={t(wellness.quiz.title)} back={back} aside={<Count run={run} />}>
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
    <RichText
      text={quiz.count}
      tags={{ hidden: (content) => <span className="sr-only">{content}</span> }}
      params={{ scenario: run.answers.length + 1, count: scenarios.length }}
    />
  </p>
);

function ProgressBar({ run }: { run: QuizRun }) {
  const t = useTranslator();
  const progress = progressOf(run);
  return (
    <div
      role="progressbar"
      aria-label={t(quiz.progress)}
      aria-valuenow={Math.round(progress * 100)}
      aria-valuetext={t(quiz.answered, {
        done: Math.round(progress * scenarios.length),
        count: scenarios.length,
      })}
      className="h-1.5 shrink-0 overflow-hidden rounded-full bg-line"
    >
      <div
        className="h-full origin-left rtl:origin-right rounded-full bg-accent transition-transform duration-200 ease-calm motion-reduce:transition-none"
        style={{ transform: `scaleX(${progress})` }}
      />
    </div>
  );
}
