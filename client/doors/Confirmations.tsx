import { useCallback, useEffect } from "react";
import { lazyDialog } from "../loading/lazy-dialog.tsx";
import { answerConfirmation, offerDialog, useIsAsked } from "./confirmation.ts";

const ConfirmDialog = lazyDialog(async () => (await import("./ConfirmDialog.tsx")).ConfirmDialog);

/** Asks whether it is really the person, whatever part of the page needs to know it. */
export function Confirmations() {
  const isAsked = useIsAsked();
  useEffect(offerDialog, []);
  const stop = useCallback(() => answerConfirmation(false), []);
  return <ConfirmDialog open={isAsked} onClose={stop} />;
}
