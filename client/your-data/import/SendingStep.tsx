import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import type { Sending } from "./flow-state.ts";
import type { ImportFlow } from "./import-flow.ts";
import { useRemoveImport } from "./imports-query.ts";
import { PauseNotice } from "./PauseNotice.tsx";
import { StepHead } from "./StepHead.tsx";

/** How far the import is, why it waits if it does, and the way to cancel it. */
export function SendingStep({ flow, state }: { flow: ImportFlow; state: Sending }) {
  const { stored, phase, pause } = state;
  return (
    <>
      <StepHead
        title="Bringing your stars in"
        text="You can look at other pages meanwhile. If you close this tab, the import continues when you are back here."
      />
      <ProgressBar label={phaseText(state)} share={shareOf(state)} />
      <p role="status" className="sr-only">
        {spokenText(state)}
      </p>
      <PauseNotice pause={pause} onWake={flow.wake} />
      {phase !== "finishing" && <CancelButton flow={flow} id={stored.id} userId={stored.userId} />}
    </>
  );
}

/** The last part, in which the server lays out the sky, takes about as long as these shares. */
const sendShare = 0.8;

function shareOf({ phase, stored }: Sending): number {
  if (phase === "finishing") return 0.9;
  return 0.02 + (sendShare * stored.sentEntries) / Math.max(1, stored.total);
}

const numberText = (count: number) => count.toLocaleString("en");

function phaseText({ phase, stored }: Sending): string {
  if (phase === "storing") return "Getting ready";
  if (phase === "finishing") return "Laying out your sky";
  return `${numberText(stored.sentEntries)} of ${numberText(stored.total)} entries`;
}

/** Said at each quarter, so that it does not interrupt all the time. */
function spokenText(state: Sending): string {
  if (state.phase !== "sending") return phaseText(state);
  const quarter = Math.floor((4 * state.stored.sentEntries) / Math.max(1, state.stored.total));
  return quarter === 0 ? "The import has begun" : `${quarter * 25} percent`;
}

type CancelProps = { flow: ImportFlow; id: string; userId: string };

function CancelButton({ flow, id, userId }: CancelProps) {
  const remove = useRemoveImport(userId);
  const [isCancelling, setCancelling] = useState(false);
  const cancel = async () => {
    setCancelling(true);
    await flow.giveUp();
    remove.mutate(id);
  };
  return (
    <Button className="self-start" disabled={isCancelling} onClick={() => void cancel()}>
      Cancel the import
    </Button>
  );
}
