import { useCallback, useEffect } from "react";
import { lazyDialog } from "../loading/lazy-dialog.tsx";
import { answerConfirmation, offerDialog, useNeeds } from "./confirmation.ts";

const ConfirmDialog = lazyDialog(async () => (await import("./ConfirmDialog.tsx")).ConfirmDialog);

/** Asks whether it is really the person, whatever part of the page needs to know it. */
export function Confirmations() {
  const needs = useNeeds();
  useEffect(offerDialog, []);
  const stop = useCallback(() => answerConfirmation(null), []);
  return <ConfirmDialog needs={needs} open={needs !== null} onClose={stop} />;
}
