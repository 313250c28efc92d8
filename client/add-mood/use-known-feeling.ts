import { useEffect } from "react";
import { findEmotion } from "#domain/feelings.ts";
import { useOutbox, useOutboxState } from "../outbox/use-delivery.ts";
import { useFeelings } from "../stars/feelings.ts";
import { useAddMood, useAddMoodState } from "./add-mood-store.tsx";
import { changeForm } from "./mood-form.ts";

/**
 * Chooses no feeling any more where the draft has one of the person's own that was removed or merged since: the form would
 * send what it does not show. `isCurrent`: the universe is known. A feeling that waits is known with the outbox.
 */
export function useKnownFeeling(isCurrent: boolean) {
  const store = useAddMood();
  const draft = useAddMoodState((state) => state.draft);
  const feelings = useFeelings();
  const isKnown = draft.form.emotion === null || findEmotion(feelings, draft.form.emotion) !== null;
  const isRead = useOutboxState(useOutbox(), (outbox) => outbox.isRead);
  const isGone = isCurrent && isRead && !isKnown;
  useEffect(() => {
    if (isGone) store.save({ ...draft, form: changeForm(draft.form, { emotion: null }) });
  }, [isGone, store, draft]);
}
