import { useMemo } from "react";
import type { User } from "#domain/accounts/user.ts";
import { remarkText } from "#domain/formats/import/remark-text.ts";
import { common } from "#domain/languages/en/common.ts";
import { imports } from "#domain/languages/en/imports.ts";
import { useTranslator } from "../../languages/language.ts";
import { usePageTitle } from "../../navigation/page-title.ts";
import { useUniverse } from "../../outbox/use-universe.ts";
import { useLockedWords } from "../../sealed/locked-words.ts";
import { FeelingsOfUniverse } from "../../stars/feelings.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Page } from "../../ui/Page.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import { RetryNotice } from "../../ui/RetryNotice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { ChangesStep } from "./ChangesStep.tsx";
import { ColumnsStep } from "./ColumnsStep.tsx";
import { DoneStep } from "./DoneStep.tsx";
import { FileChooser } from "./FileChooser.tsx";
import { FoundStep } from "./FoundStep.tsx";
import { feelingsToCome } from "./feelings-to-come.ts";
import type { FlowState, Known } from "./flow-state.ts";
import type { ImportFlow } from "./import-flow.ts";
import { LettersStep } from "./LettersStep.tsx";
import { MatchStep } from "./MatchStep.tsx";
import { MeasuredStep } from "./MeasuredStep.tsx";
import type { ReadAnswers } from "./messages.ts";
import { OrderStep } from "./OrderStep.tsx";
import { PreviewStep } from "./PreviewStep.tsx";
import { ReadableFiles } from "./ReadableFiles.tsx";
import { RestoredStep, RestoringStep } from "./RestoringStep.tsx";
import { SealedFileStep } from "./SealedFileStep.tsx";
import { SendingStep } from "./SendingStep.tsx";
import { StepHead } from "./StepHead.tsx";
import { StoppedStep } from "./StoppedStep.tsx";
import { useImportFlow } from "./use-import-flow.ts";

/** An import from the choice of a file to the finished sky, one step at a time. */
export function ImportPage({ user }: { user: User }) {
  const t = useTranslator();
  usePageTitle(t(imports.title));
  const { query, universe } = useUniverse(user.id);
  const { flow, state } = useImportFlow(user.id);
  return (
    <Page hasWords title={t(imports.heading)} back={{ href: "/your-data", label: t(imports.backToData) }}>
      <section aria-label={t(imports.title)} className="surface flex flex-col gap-5 p-4 sm:p-6">
        {universe ? (
          <Step flow={flow} state={state} known={universe} />
        ) : query.errorUpdateCount > 0 ? (
          <RetryNotice text={imports.outOfReach} onRetry={() => query.refetch()} />
        ) : (
          <Skeleton rows={4} />
        )}
      </section>
    </Page>
  );
}

type StepProps = { flow: ImportFlow; state: FlowState; known: Known };

function Step({ flow, state, known }: StepProps) {
  const t = useTranslator();
  const choose = (file: File) => void flow.choose(file, known);
  const { mustWait } = useLockedWords();
  switch (state.step) {
    case "idle":
      return (
        <>
          {!mustWait && <FileChooser onFile={choose} />}
          <ReadableFiles />
        </>
      );
    case "reading":
      return (
        <>
          <StepHead title={t(imports.reading.title)} text={t(imports.reading.text)} />
          <ProgressBar label={state.fileName} share={state.share} />
          <Button className="self-start" onClick={flow.leave}>
            {t(common.cancel)}
          </Button>
        </>
      );
    case "refused":
      return (
        <>
          <StepHead title={t(imports.refused)} />
          <Notice>
            <p className="font-medium">{state.fileName}</p>
            <p>{remarkText(t, state.refusal)}</p>
          </Notice>
          <FileChooser onFile={choose} label={imports.chooser.chooseAnother} />
          <ReadableFiles />
        </>
      );
    case "asking":
      return <Asking flow={flow} state={state} known={known} key={state.question.kind} />;
    case "deciding":
      return <Deciding flow={flow} state={state} known={known} key={state.part} />;
    case "sending":
      return <SendingStep flow={flow} state={state} />;
    case "stopped":
      return <StoppedStep flow={flow} state={state} />;
    case "restoring":
      return <RestoringStep flow={flow} state={state} />;
    case "restored":
      return <RestoredStep flow={flow} />;
    case "done":
      return <DoneStep flow={flow} state={state} />;
  }
}

function Asking({ flow, state, known }: StepProps & { state: Extract<FlowState, { step: "asking" }> }) {
  const { question, fileName } = state;
  const answer = (answers: Partial<ReadAnswers>) => void flow.answerQuestion(answers, known);
  const props = { fileName, onCancel: flow.leave };
  if (question.kind === "sealed") return <SealedFileStep {...{ flow, known, question }} />;
  if (question.kind === "letters")
    return <LettersStep {...props} question={question} onAnswer={(encoding) => answer({ encoding })} />;
  if (question.kind === "order")
    return <OrderStep {...props} facts={question.facts} onAnswer={(order) => answer({ order })} />;
  return <ColumnsStep {...props} table={question.table} onAnswer={(columns) => answer({ columns })} />;
}

type DecidingProps = StepProps & { state: Extract<FlowState, { step: "deciding" }> };

/** The answers can make feelings, which are shown like those of the universe. */
function Deciding({ flow, state, known }: DecidingProps) {
  const { mapping } = state;
  const feelings = useMemo(() => feelingsToCome(known.feelings, mapping), [known.feelings, mapping]);
  return (
    <FeelingsOfUniverse value={feelings}>
      <PartOfDeciding {...{ flow, state, known }} />
    </FeelingsOfUniverse>
  );
}

function PartOfDeciding({ flow, state, known }: DecidingProps) {
  if (state.part === "found") return <FoundStep {...{ flow, state, known }} />;
  if (state.part === "changes") return <ChangesStep {...{ flow, state, known }} />;
  if (state.part === "measured") return <MeasuredStep {...{ flow, state, known }} />;
  if (state.part === "match") return <MatchStep {...{ flow, state, known }} />;
  return <PreviewStep {...{ flow, state, known }} />;
}
