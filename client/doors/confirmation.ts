/**
 * The question whether it is really the person, or, when their provider has confirmed it, for the code that is left. A call that the server refuses without a recent proof (`api.ts`) asks it,
 * and the dialog of the page (`Confirmations.tsx`) answers.
 */

import { useSyncExternalStore } from "react";

/** What the answer takes. */
export type Needs = "proof" | "code";

type Question = {
  readonly needs: Needs;
  readonly promise: Promise<boolean>;
  readonly answer: (isConfirmed: boolean) => void;
};

let question: Question | null = null;
let dialogs = 0;
const listeners = new Set<() => void>();

function setQuestion(next: Question | null) {
  question = next;
  for (const listener of listeners) listener();
}

function ask(needs: Needs): Promise<boolean> {
  if (question) return question.promise;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  setQuestion({ needs, promise, answer: resolve });
  return promise;
}

/** Resolves to whether the person has proved themselves. Calls that ask at the same time share the answer. */
export const askToConfirm = (): Promise<boolean> => (dialogs === 0 ? Promise.resolve(false) : ask("proof"));

/** Asks for the code that finishes a confirmation by the provider, as soon as the page has its dialog. */
export const askForCode = (): Promise<boolean> => ask("code");

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

/** Null while nothing is asked. */
export const useNeeds = () => useSyncExternalStore(subscribe, () => question?.needs ?? null);
