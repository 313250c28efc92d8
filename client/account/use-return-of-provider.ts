import { useEffect } from "react";
import { account } from "#domain/languages/en/account.ts";
import { doors } from "#domain/languages/en/doors.ts";
import type { Text } from "#domain/languages/text.ts";
import { askForCode } from "../doors/confirmation.ts";
import { destructive } from "../ui/toast-queue.ts";
import { showToast } from "../ui/toasts.ts";

const { notices } = account.login;

/** Why the provider has confirmed nothing (`api.confirmByProvider`). */
const reasons: Readonly<Record<string, Text>> = {
  cancelled: notices["provider-cancelled"],
  unreachable: notices["provider-unreachable"],
  refused: notices["provider-failed"],
  other: doors.confirm.otherPerson,
};

const sayConfirmed = () =>
  showToast((t) => ({ title: t(doors.confirm.confirmed), description: t(doors.confirm.confirmedHint) }));

const sayNotConfirmed = (reason: Text) =>
  showToast((t) => destructive(t(doors.confirm.notConfirmedTitle), t(reason)));

/** The provider has confirmed the person, whose second factor is asked for too. */
const finishByCode = async () =>
  (await askForCode()) ? sayConfirmed() : sayNotConfirmed(doors.confirm.notConfirmed);

/** Says how a confirmation by the provider ended, which leads back to this page, and takes it out of the address. */
export function useReturnOfProvider() {
  useEffect(() => {
    const outcome = new URLSearchParams(location.search).get("confirm");
    if (outcome === null) return;
    history.replaceState(history.state, "", location.pathname);
    // The code is asked for in a microtask, because in development React unmounts the dialog once before all effects have run.
    if (outcome === "code") queueMicrotask(() => void finishByCode());
    else if (outcome === "done") sayConfirmed();
    else sayNotConfirmed(reasons[outcome] ?? notices["provider-failed"]);
  }, []);
}
