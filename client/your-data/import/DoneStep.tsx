import { useState } from "react";
import { Link } from "wouter";
import { imports } from "#domain/languages/en/imports.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { FlowState } from "./flow-state.ts";
import type { ImportFlow } from "./import-flow.ts";
import { StepHead } from "./StepHead.tsx";
import { UndoDialog } from "./UndoDialog.tsx";

type Props = { flow: ImportFlow; state: Extract<FlowState, { step: "done" }> };

/** What the import has added, the way to see it, and the way back. */
export function DoneStep({ flow, state: { counts, stored } }: Props) {
  const t = useTranslator();
  const [isUndoing, setUndoing] = useState(false);
  return (
    <>
      <StepHead title={t(counts.added > 0 ? imports.done.title : imports.done.allKnown)} />
      <Notice tone="plain">
        <p>{doneText(t, counts)}</p>
      </Notice>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="primary">
          <Link href="/" onClick={flow.leave}>
            {t(imports.done.see)}
          </Link>
        </Button>
        {counts.added > 0 && <Button onClick={() => setUndoing(true)}>{t(imports.done.undo)}</Button>}
        <Button variant="quiet" onClick={flow.leave}>
          {t(imports.done.another)}
        </Button>
      </div>
      {counts.added > 0 && <p className="text-quiet text-small">{t(imports.done.undoable)}</p>}
      {isUndoing && (
        <UndoDialog
          userId={stored.userId}
          id={stored.id}
          name={stored.fileName}
          stars={counts.added}
          onUndone={flow.leave}
          onClose={() => setUndoing(false)}
        />
      )}
    </>
  );
}

function doneText(t: Translator, { added, known }: { added: number; known: number }): string {
  if (added === 0) return t(imports.done.known, { count: known });
  if (known === 0) return t(imports.done.added, { count: added });
  return t(imports.done.addedAndKnown, { added, known });
}
