/** Saves a changed star through the outbox, once even if the button is pressed repeatedly. */

import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Outcome } from "../outbox/outbox-types.ts";

type Handlers = {
  onSaved: () => void;
  /** No answer arrived, and the change waits in the outbox. `isKept`: it outlives the page. */
  onWaiting: (isKept: boolean) => void;
  onRefused: (error: Error) => void;
};

type Send = () => Promise<Outcome<MoodEntry>>;

export function useCorrectStar({ onSaved, onWaiting, onRefused }: Handlers) {
  // State changes only with the next render; this also ignores a second press before it.
  const isSending = useRef(false);
  const sending = useMutation({
    mutationFn: sendOrThrow,
    onSuccess: (outcome) => (outcome.state === "waiting" ? onWaiting(outcome.isKept) : onSaved()),
    onError: onRefused,
    onSettled: () => {
      isSending.current = false;
    },
  });
  const save = (send: Send) => {
    if (isSending.current) return;
    isSending.current = true;
    sending.mutate(send);
  };
  return { save, isSaving: sending.isPending };
}

/** A refusal is thrown, so that the query client hears of an ended session. */
async function sendOrThrow(send: Send) {
  const outcome = await send();
  if (outcome.state === "refused") throw outcome.error;
  return outcome;
}
