/** Sends a star through the outbox, once even if the button is pressed repeatedly. */

import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import type { NewMoodEntry } from "#domain/records/star/mood-entry.ts";
import { CallError } from "../call-errors.ts";
import { outbox } from "../outbox/browser-outbox.ts";
import { cooldown } from "../stars/cooldown.ts";

/** Prepares the star, such as by creating its tags. */
type CreateOrder = () => Promise<{ id: string; body: NewMoodEntry }>;
/** One for each star, because another one can be created before the server has answered. */
type Handlers = {
  /** The star is in the outbox, whatever becomes of it there. */
  onKept: () => void;
  onCreated: () => void;
  /** No answer arrived, and the star waits in the outbox. */
  onWaiting: (outcome: { readonly isKept: boolean; readonly wasTried: boolean }) => void;
  onFailed: (error: Error) => void;
};

type Creation = { readonly prepare: CreateOrder; readonly handlers: Handlers };

export function useCreateStar(userId: string) {
  // State changes only with the next render; this also ignores a second press before it.
  const sending = useRef<Creation | null>(null);
  const creation = useMutation({
    mutationFn: ({ prepare, handlers }: Creation) => sendOrThrow(userId, prepare, handlers.onKept),
    onSuccess: (outcome, { handlers }) => {
      if (outcome.state === "waiting") return handlers.onWaiting(outcome);
      handlers.onCreated();
    },
    onError: (error, { handlers }) => {
      if (error instanceof CallError && error.status === 429) followRefusal(error);
      handlers.onFailed(error);
    },
    onSettled: (_, __, settled) => {
      if (sending.current === settled) sending.current = null;
    },
  });
  const create = (prepare: CreateOrder, handlers: Handlers) => {
    if (sending.current) return;
    sending.current = { prepare, handlers };
    creation.mutate(sending.current);
  };
  /** The person need not wait for the outcome, of which the handlers are told all the same. */
  const letGo = () => {
    sending.current = null;
    creation.reset();
  };
  return { create, letGo, isCreating: creation.isPending };
}

/** A refusal is thrown, so that the query client hears of an ended session. */
async function sendOrThrow(userId: string, prepare: CreateOrder, onKept: () => void) {
  const { id, body } = await prepare();
  const outcome = await outbox.send("star", { id, userId, body }, onKept);
  if (outcome.state === "refused") throw outcome.error;
  return outcome;
}

function followRefusal({ refusal: { code, extra } }: CallError) {
  if (code === "pause" && typeof extra.endsAt === "string") cooldown.follow(extra.endsAt);
}
