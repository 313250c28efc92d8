/** Sends an attempt, once however often the button is pressed, and brings the star into the known list. */

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { api } from "#domain/api.ts";
import type { MoodEntry, NewMoodEntry } from "#domain/mood-entry.ts";
import { send } from "../api.ts";
import { CallError } from "../call-errors.ts";
import { cooldown } from "../cooldown.ts";
import { type KnownEntries, moodEntriesKey, withEntry } from "../mood-entries.ts";
import { serverClock } from "../server-clock.ts";

type Order = { key: string; body: NewMoodEntry };
type Outcome = { onCreated: () => void; onFailed: (error: Error) => void };

export function useCreateStar(userId: string, { onCreated, onFailed }: Outcome) {
  const learn = useLearnOfStar(userId);
  // React tells of a press only after the next render; two quick ones meet here.
  const isSending = useRef(false);
  const creation = useMutation({
    mutationFn: createStar,
    onSuccess: async (entry) => {
      await learn(entry);
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
  const create = (order: Order) => {
    if (isSending.current) return;
    isSending.current = true;
    creation.mutate(order);
  };
  return { create, isCreating: creation.isPending };
}

async function createStar({ key, body }: Order): Promise<MoodEntry> {
  const sentAt = Date.now();
  const { data } = await send(api.createMoodEntry, { body, headers: { "Idempotency-Key": key } });
  const { cooldownStatus, ...entry } = data;
  serverClock.observeInstant(entry.timestamp, sentAt, Date.now());
  cooldown.follow(cooldownStatus.endsAt);
  return entry;
}

function useLearnOfStar(userId: string) {
  const client = useQueryClient();
  const queryKey = moodEntriesKey(userId);
  return async (entry: MoodEntry) => {
    // A poll that left before the star was made would take it out of the sky again.
    await client.cancelQueries({ queryKey });
    client.setQueryData<KnownEntries>(queryKey, (known) => withEntry(known, entry));
    void client.invalidateQueries({ queryKey });
  };
}

function followRefusal({ refusal: { extra } }: CallError) {
  if (typeof extra.endsAt === "string") cooldown.follow(extra.endsAt);
}
