/** What a person is told who comes back from a confirmation by their provider. */

import { account } from "#domain/languages/en/account.ts";
import { doors } from "#domain/languages/en/doors.ts";
import type { Text } from "#domain/languages/text.ts";
import { destructive } from "../ui/toast-queue.ts";
import { showToast } from "../ui/toasts.ts";
import { askForCode } from "./confirmation.ts";

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

/** Says how the confirmation ended. */
export function sayReturn(outcome: string) {
  if (outcome === "code") void finishByCode();
  else if (outcome === "done") sayConfirmed();
  else sayNotConfirmed(reasons[outcome] ?? notices["provider-failed"]);
}
