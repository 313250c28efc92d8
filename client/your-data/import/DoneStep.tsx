import { useState } from "react";
import { Link } from "wouter";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { FlowState } from "./flow-state.ts";
import type { ImportFlow } from "./import-flow.ts";
import { starsText } from "./problem-text.ts";
import { StepHead } from "./StepHead.tsx";
import { UndoDialog } from "./UndoDialog.tsx";

type Props = { flow: ImportFlow; state: Extract<FlowState, { step: "done" }> };

/** What the import has added, the way to see it, and the way back. */
export function DoneStep({ flow, state: { counts, stored } }: Props) {
  const [isUndoing, setUndoing] = useState(false);
  return (
    <>
      <StepHead title={counts.added > 0 ? "They are in your sky" : "You have all of them already"} />
      <Notice tone="plain">
        <p>{doneText(counts)}</p>
      </Notice>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="primary">
          <Link href="/" onClick={flow.leave}>
            See them in the sky
          </Link>
        </Button>
        {counts.added > 0 && <Button onClick={() => setUndoing(true)}>Undo this import</Button>}
        <Button variant="quiet" onClick={flow.leave}>
          Bring another file
        </Button>
      </div>
      {counts.added > 0 && (
        <p className="text-quiet text-small">You can undo it for 30 days, here or later in Your data.</p>
      )}
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

function doneText({ added, known }: { added: number; known: number }): string {
  const parts = [
    ...(added > 0 ? [`${starsText(added)} came in.`] : []),
    ...(known > 0 ? [`${starsText(known)} of this file ${known === 1 ? "was" : "were"} here already.`] : []),
  ];
  return parts.join(" ");
}
