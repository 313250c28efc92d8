import { Link } from "wouter";
import { common } from "#domain/languages/en/common.ts";
import { imports } from "#domain/languages/en/imports.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import type { Restoring } from "./flow-state.ts";
import type { ImportFlow } from "./import-flow.ts";
import { PauseNotice } from "./PauseNotice.tsx";
import { StepHead } from "./StepHead.tsx";

type Props = { flow: ImportFlow; state: Restoring };

/** How far a whole universe is, and why it waits or has stopped if it has. */
export function RestoringStep({ flow, state: { share, pause, sentence } }: Props) {
  const t = useTranslator();
  return (
    <>
      <StepHead title={t(imports.restoring.title)} text={t(imports.restoring.text)} />
      {sentence === null && <ProgressBar label={t(imports.restoring.progress)} share={share} />}
      <PauseNotice pause={pause} onWake={flow.wake} />
      <Notice>
        {sentence && (
          <>
            <p>{sentence(t)}</p>
            <Button onClick={() => void flow.restore()}>{t(common.tryAgain)}</Button>
          </>
        )}
      </Notice>
      {(pause ?? sentence) && (
        <Button variant="quiet" className="-ms-4 self-start" onClick={flow.leave}>
          {t(imports.chooser.chooseAnother)}
        </Button>
      )}
    </>
  );
}

export function RestoredStep({ flow }: { flow: ImportFlow }) {
  const t = useTranslator();
  return (
    <>
      <StepHead title={t(imports.restoring.doneTitle)} text={t(imports.restoring.doneText)} />
      <Button asChild variant="primary" className="self-start">
        <Link href="/" onClick={flow.leave}>
          {t(imports.restoring.seeIt)}
        </Link>
      </Button>
    </>
  );
}
