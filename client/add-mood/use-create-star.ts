/** Sends an attempt, once even if the button is pressed repeatedly, and adds the star to the cached list. */

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { api } from "#domain/api.ts";
import type { MoodEntry, NewMoodEntry } from "#domain/mood-entry.ts";
import { send } from "../api.ts";
import { CallError } from "../call-errors.ts";
import { cooldown } from "../stars/cooldown.ts";
import { showStoredEntry } from "../stars/mood-entries.ts";
import { serverClock } from "../time/server-clock.ts";

type CreateOrder = { key: string; body: NewMoodEntry };
type Outcome = { onCreated: () => void; onFailed: (error: Error) => void };

export function useCreateStar({ onCreated, onFailed }: Outcome) {
  const client = useQueryClient();
  // State changes only with the next render; this also ignores a second press before it.
  const isSending = useRef(false);
  const creation = useMutation({
    mutationFn: createStar,
    onSuccess: async (entry) => {
      await showStoredEntry(client, entry);
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

async function createStar({ key, body }: CreateOrder): Promise<MoodEntry> {
  const sentAt = Date.now();
  const { data } = await send(api.createMoodEntry, { body, headers: { "Idempotency-Key": key } });
  const { cooldownStatus, ...entry } = data;
  serverClock.observeInstant(entry.timestamp, sentAt, Date.now());
  cooldown.follow(cooldownStatus.endsAt);
  return entry;
}

function followRefusal({ refusal: { extra } }: CallError) {
  if (typeof extra.endsAt === "string") cooldown.follow(extra.endsAt);
}
