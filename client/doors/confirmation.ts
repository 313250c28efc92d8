/**
 * The question whether it is really the person, or, when their provider has confirmed it, for the code that is left. A call that the server refuses without a recent proof (`api.ts`) asks it,
 * and the dialog of the page (`Confirmations.tsx`) answers.
 */

import { useSyncExternalStore } from "react";

/** What the answer takes. */
export type Needs = "proof" | "code";

/** How a person has proved themselves: `password` is null for any other way than their password. */
export type Proof = { readonly password: string | null };

type Question = {
  readonly needs: Needs;
  readonly promise: Promise<Proof | null>;
  readonly answer: (proof: Proof | null) => void;
};

let question: Question | null = null;
let dialogs = 0;
const listeners = new Set<() => void>();

function setQuestion(next: Question | null) {
  question = next;
  for (const listener of listeners) listener();
}

function ask(needs: Needs): Promise<Proof | null> {
  if (question) return question.promise;
  const { promise, resolve } = Promise.withResolvers<Proof | null>();
  setQuestion({ needs, promise, answer: resolve });
  return promise;
}

/** Resolves to how the person has proved themselves, or to null. Calls that ask at the same time share the answer. */
export const askForProof = async (): Promise<Proof | null> => (dialogs === 0 ? null : ask("proof"));

export const askToConfirm = async (): Promise<boolean> => (await askForProof()) !== null;

/** Asks for the code that finishes a confirmation by the provider, as soon as the page has its dialog. */
export const askForCode = async (): Promise<boolean> => (await ask("code")) !== null;

export function answerConfirmation(proof: Proof | null) {
  question?.answer(proof);
  setQuestion(null);
}

/** A page has the dialog, until the returned function is called: then nobody can answer any more. */
export function offerDialog(): () => void {
  dialogs++;
  return () => {
    dialogs--;
    if (dialogs === 0) answerConfirmation(null);
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Null while nothing is asked. */
export const useNeeds = () => useSyncExternalStore(subscribe, () => question?.needs ?? null);
