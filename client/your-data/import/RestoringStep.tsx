import { Link } from "wouter";
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
  return (
    <>
      <StepHead
        title="Restoring your universe"
        text="If you close this tab, choose the same file again: the rest of it follows."
      />
      {sentence === null && <ProgressBar label="Stars, tags and activities" share={share} />}
      <PauseNotice pause={pause} onWake={flow.wake} />
      <Notice>
        {sentence && (
          <>
            <p>{sentence}</p>
            <Button onClick={() => void flow.restore()}>Try again</Button>
          </>
        )}
      </Notice>
      {(pause ?? sentence) && (
        <Button variant="quiet" className="-ml-4 self-start" onClick={flow.leave}>
          Choose another file
        </Button>
      )}
    </>
  );
}

export const RestoredStep = ({ flow }: { flow: ImportFlow }) => (
  <>
    <StepHead title="Your universe is back" text="Everything in the file is here again." />
    <Button asChild variant="primary" className="self-start">
      <Link href="/" onClick={flow.leave}>
        See it
      </Link>
    </Button>
  </>
);
