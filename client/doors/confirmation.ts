/**
 * The question whether it is really the person. A call that the server refuses without a recent proof (`api.ts`) asks it,
 * and the dialog of the page (`Confirmations.tsx`) answers.
 */

import { useSyncExternalStore } from "react";

type Question = { readonly promise: Promise<boolean>; readonly answer: (isConfirmed: boolean) => void };

let question: Question | null = null;
let dialogs = 0;
const listeners = new Set<() => void>();

function setQuestion(next: Question | null) {
  question = next;
  for (const listener of listeners) listener();
}

/** Resolves to whether the person has proved themselves. Calls that ask at the same time share the answer. */
export function askToConfirm(): Promise<boolean> {
  if (dialogs === 0) return Promise.resolve(false);
  if (!question) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setQuestion({ promise, answer: resolve });
  }
  return question?.promise ?? Promise.resolve(false);
}

export function answerConfirmation(isConfirmed: boolean) {
  question?.answer(isConfirmed);
  setQuestion(null);
}

/** A page has the dialog, until the returned function is called: then nobody can answer any more. */
export function offerDialog(): () => void {
  dialogs++;
  return () => {
    dialogs--;
    if (dialogs === 0) answerConfirmation(false);
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useIsAsked = () => useSyncExternalStore(subscribe, () => question !== null);
