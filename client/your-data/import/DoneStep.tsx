import { useState } from "react";
import { Link } from "wouter";
import type { ImportCounts } from "#domain/imports.ts";
import { imports } from "#domain/languages/en/imports.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { measuredBy, withMeasured } from "./counts-text.ts";
import type { FlowState } from "./flow-state.ts";
import type { ImportFlow } from "./import-flow.ts";
import { StepHead } from "./StepHead.tsx";
import { UndoDialog } from "./UndoDialog.tsx";

type Props = { flow: ImportFlow; state: Extract<FlowState, { step: "done" }> };

/** What the import has added, the way to see it, and the way back. */
export function DoneStep({ flow, state: { counts, stored } }: Props) {
  const t = useTranslator();
  const [isUndoing, setUndoing] = useState(false);
  const corrected = counts.corrected ?? 0;
  const hasStars = counts.added + corrected > 0;
  const measured = measuredBy(stored);
  const hasMeasured =
    measured.readings + measured.replacedReadings + measured.trackers + measured.feelings > 0;
  const isChanged = hasStars || hasMeasured;
  return (
    <>
      <StepHead title={t(titleOf(hasStars, isChanged))} />
      <Notice tone="plain">
        <p>{withMeasured(t, doneText(t, counts), measured)}</p>
      </Notice>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="primary">
          {hasMeasured && !hasStars ? (
            <Link href="/trackers" onClick={flow.leave}>
              {t(imports.done.seeTrackers)}
            </Link>
          ) : (
            <Link href="/" onClick={flow.leave}>
              {t(imports.done.see)}
            </Link>
          )}
        </Button>
        {isChanged && <Button onClick={() => setUndoing(true)}>{t(imports.done.undo)}</Button>}
        <Button variant="quiet" onClick={flow.leave}>
          {t(imports.done.another)}
        </Button>
      </div>
      {isChanged && <p className="text-quiet text-small">{t(imports.done.undoable)}</p>}
      {isUndoing && (
        <UndoDialog
          userId={stored.userId}
          id={stored.id}
          name={stored.fileName}
          {...{ stars: counts.added, corrected, hasOther: hasMeasured }}
          onUndone={flow.leave}
          onClose={() => setUndoing(false)}
        />
      )}
    </>
  );
}

function titleOf(hasStars: boolean, isChanged: boolean) {
  if (hasStars) return imports.done.title;
  return isChanged ? imports.done.measuredTitle : imports.done.allKnown;
}

function doneText(t: Translator, { corrected: count = 0, ...counts }: ImportCounts): string {
  const { added, known } = counts;
  if (count > 0 && added + known === 0) return t(imports.changes.corrected, { summary: "", count }).trim();
  if (count > 0) return t(imports.changes.corrected, { summary: doneText(t, counts), count });
  if (added + known === 0) return "";
  if (added === 0) return t(imports.done.known, { count: known });
  if (known === 0) return t(imports.done.added, { count: added });
  return t(imports.done.addedAndKnown, { added, known });
}
