import { useEffect, useMemo } from "react";
import { useOwnUniverse } from "../outbox/own-universe.tsx";
import type { WaitingStar } from "../outbox/use-universe.ts";
import { useAddMood, useAddMoodState } from "./add-mood-store.tsx";

/** The stars that wait to be sent. The one that the open dialog is sending has not failed yet. */
export function useUnsentStars(): readonly WaitingStar[] {
  const { waitingStars: waiting } = useOwnUniverse();
  const sending = useAddMoodState(({ isOpen, draft }) => (isOpen ? draft.attempt?.id : undefined));
  return useMemo(() => waiting.filter(({ id }) => id !== sending), [waiting, sending]);
}

/** A page that was closed while it sent a star has left the draft, too. */
export function useDiscardOfSent() {
  const { discard } = useAddMood();
  const { waitingStars: waiting } = useOwnUniverse();
  const left = useAddMoodState(({ isOpen, draft }) => (isOpen ? undefined : draft.attempt?.id));
  const isWaiting = waiting.some(({ id }) => id === left);
  useEffect(() => {
    if (isWaiting) discard();
  }, [isWaiting, discard]);
}
