import { useCallback, useEffect } from "react";
import { lazyCode } from "../loading/lazy-code.ts";
import { lazyDialog } from "../loading/lazy-dialog.tsx";
import { showUnavailable } from "../loading/show-unavailable.ts";
import { answerConfirmation, offerDialog, useNeeds } from "./confirmation.ts";

const ConfirmDialog = lazyDialog(async () => (await import("./ConfirmDialog.tsx")).ConfirmDialog);

const returned = lazyCode(() => import("./return-of-provider.ts"), "on use");

/** A confirmation by the provider leads back to the page on which it began, with its outcome in the address. */
function useReturnOfProvider() {
  useEffect(() => {
    const outcome = new URLSearchParams(location.search).get("confirm");
    if (outcome === null) return;
    history.replaceState(history.state, "", location.pathname);
    returned.load().then((code) => code.sayReturn(outcome), showUnavailable);
  }, []);
}

/** Asks whether it is really the person, whatever part of the page needs to know it. */
export function Confirmations() {
  const needs = useNeeds();
  useEffect(offerDialog, []);
  useReturnOfProvider();
  const stop = useCallback(() => answerConfirmation(null), []);
  return <ConfirmDialog needs={needs} open={needs !== null} onClose={stop} />;
}
