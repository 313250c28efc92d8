/** Sends a star through the outbox, once even if the button is pressed repeatedly, and adds it to the cached list. */

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { NewMoodEntry } from "#domain/mood-entry.ts";
import { CallError } from "../call-errors.ts";
import { outbox } from "../outbox/browser-outbox.ts";
import { cooldown } from "../stars/cooldown.ts";
import { showStoredEntry } from "../stars/mood-entries.ts";

/** Prepares the star, such as by creating its tags. */
type CreateOrder = () => Promise<{ id: string; body: NewMoodEntry }>;
type Handlers = {
  onCreated: () => void;
  /** No answer arrived, and the star waits in the outbox. `isKept`: it outlives the page. */
  onWaiting: (isKept: boolean) => void;
  onFailed: (error: Error) => void;
};

export function useCreateStar(userId: string, { onCreated, onWaiting, onFailed }: Handlers) {
  const client = useQueryClient();
  // State changes only with the next render; this also ignores a second press before it.
  const isSending = useRef(false);
  const creation = useMutation({
    mutationFn: (order: CreateOrder) => sendOrThrow(userId, order),
    onSuccess: async (outcome) => {
      if (outcome.state === "waiting") return onWaiting(outcome.isKept);
      if (outcome.stored) await showStoredEntry(client, outcome.stored);
      onCreated();
    },
    onError: (error) => {
      if (error instanceof CallError && error.status === 429) followRefusal(error);
      onFailed(error);
    },
    onSettled: () => {
      isSending.current = false;
    },
  });
  const create = (order: CreateOrder) => {
    if (isSending.current) return;
    isSending.current = true;
    creation.mutate(order);
  };
  return { create, isCreating: creation.isPending };
}

/** A refusal is thrown, so that the query client hears of an ended session. */
async function sendOrThrow(userId: string, prepare: CreateOrder) {
  const { id, body } = await prepare();
  const outcome = await outbox.send("star", { id, userId, body });
  if (outcome.state === "refused") throw outcome.error;
  return outcome;
}

function followRefusal({ refusal: { code, extra } }: CallError) {
  if (code === "pause" && typeof extra.endsAt === "string") cooldown.follow(extra.endsAt);
}
