/** What becomes of a star that the server did not take. */

import type { Sentence } from "#domain/languages/translator.ts";
import { CallError, isStatus } from "../call-errors.ts";
import type { TranslatedToast } from "../ui/toast-queue.ts";
import type { Draft } from "./draft.ts";
import { explainFailure, momentRefusal } from "./explain-failure.ts";

type FailedStar = {
  /** What the person can send again: as the same star only where the server may have stored it. */
  readonly draft: Draft;
  /** Sentence at the field of the moment, in the dialog that stays open; null closes it. */
  readonly sentence: Sentence | null;
  /** Null where a sentence stands at the field, or where the query client reports the error: that of an ended session. */
  readonly toast: TranslatedToast | null;
};

/** `isLeft`: the dialog was closed before the answer came. */
export function failedStar(sent: Draft, error: Error, isLeft: boolean): FailedStar {
  // The server did not take this star: the next attempt is another one, at its own moment.
  const draft = isRefusal(error) ? { ...sent, attempt: null } : sent;
  const sentence = sent.form.when && !isLeft ? momentRefusal(error) : null;
  return { draft, sentence, toast: sentence || isStatus(error, 401) ? null : explainFailure(error) };
}

const isRefusal = (error: Error) => error instanceof CallError && error.status < 500 && error.status !== 401;
