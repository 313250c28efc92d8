/** Whether the server's feed has the form that this page reads. */

import { useSyncExternalStore } from "react";
import { changesForm, formHeader, sealedForm } from "#domain/records/changes.ts";

/** The form of the server: later than that of this page, or earlier. */
type OtherForm = "later" | "earlier";

/** The records of the reply may mean something else: what the page holds stays. */
export class OtherFormError extends Error {}

let otherForm: OtherForm | null = null;
const listeners = new Set<() => void>();

/** Throws for a reply in another form. Servers that do not say theirs are of before the second form. */
export function requireForm(headers: Headers) {
  const form = Number(headers.get(formHeader) ?? 1);
  const other = form > sealedForm ? "later" : form < changesForm ? "earlier" : null;
  if (other !== otherForm) {
    otherForm = other;
    for (const listener of listeners) listener();
  }
  if (other) throw new OtherFormError(`The feed of the server has form ${form}.`);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useOtherForm = () => useSyncExternalStore(subscribe, () => otherForm);
