import { useState } from "react";
import { imports } from "#domain/languages/en/imports.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { ProgressBar } from "../../ui/ProgressBar.tsx";
import type { Sending } from "./flow-state.ts";
import type { ImportFlow } from "./import-flow.ts";
import { useRemoveImport } from "./imports-query.ts";
import { PauseNotice } from "./PauseNotice.tsx";
import { StepHead } from "./StepHead.tsx";

/** How far the import is, why it waits if it does, and the way to cancel it. */
export function SendingStep({ flow, state }: { flow: ImportFlow; state: Sending }) {
  const t = useTranslator();
  const { stored, phase, pause } = state;
  return (
    <>
      <StepHead title={t(imports.sending.title)} text={t(imports.sending.text)} />
      <ProgressBar label={phaseText(t, state)} share={shareOf(state)} />
      <p role="status" className="sr-only">
        {spokenText(t, state)}
      </p>
      <PauseNotice pause={pause} onWake={flow.wake} />
      {phase !== "finishing" && <CancelButton flow={flow} id={stored.id} userId={stored.userId} />}
    </>
  );
}

/** The last part, in which the server lays out the sky, takes about as long as these shares. */
const sendShare = 0.8;

/** What the import sends: entries, and what was measured. */
const allOf = ({ total, measured }: Sending["stored"]) => Math.max(1, total + (measured?.readings ?? 0));

function shareOf({ phase, stored }: Sending): number {
  if (phase === "finishing") return 0.9;
  return 0.02 + (sendShare * stored.sentEntries) / allOf(stored);
}

function phaseText(t: Translator, { phase, stored }: Sending): string {
  if (phase === "storing") return t(imports.sending.storing);
  if (phase === "finishing") return t(imports.sending.finishing);
  const counts = { sent: stored.sentEntries, all: allOf(stored) };
  return t(stored.measured ? imports.measured.sent : imports.sending.sent, counts);
}

/** Said at each quarter, so that it does not interrupt all the time. */
function spokenText(t: Translator, state: Sending): string {
  if (state.phase !== "sending") return phaseText(t, state);
  const quarter = Math.floor((4 * state.stored.sentEntries) / allOf(state.stored));
  return quarter === 0 ? t(imports.sending.begun) : t(imports.sending.percent, { percent: quarter * 25 });
}

type CancelProps = { flow: ImportFlow; id: string; userId: string };

function CancelButton({ flow, id, userId }: CancelProps) {
  const t = useTranslator();
  const remove = useRemoveImport(userId);
  const [isCancelling, setCancelling] = useState(false);
  const cancel = async () => {
    setCancelling(true);
    await flow.giveUp();
    remove.mutate(id);
  };
  return (
    <Button className="self-start" disabled={isCancelling} onClick={() => void cancel()}>
      {t(imports.sending.cancel)}
    </Button>
  );
}
