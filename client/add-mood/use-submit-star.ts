import { type RefObject, useEffect } from "react";
import type { Position } from "#domain/placement.ts";
import type { Tag } from "#domain/tags.ts";
import { CallError, isStatus } from "../call-errors.ts";
import { useCooldown } from "../stars/cooldown.ts";
import { randomUuid } from "../stars/random-uuid.ts";
import { serverClock } from "../time/server-clock.ts";
import type { TranslatedToast } from "../ui/toast-queue.ts";
import { dismissToast, shownToast, showToast } from "../ui/toasts.ts";
import { bodyOf, type Draft, makeAttempt, unchangedAttempt } from "./draft.ts";
import {
  cooldownToast,
  explainFailure,
  keptToast,
  missingPartToast,
  momentRefusal,
  starCreatedToast,
} from "./explain-failure.ts";
import { deviceZone } from "./read-when.ts";
import { saveTags } from "./save-tags.ts";
import { settleForm } from "./settle-form.ts";
import { useCreateStar } from "./use-create-star.ts";
import { useFieldSentences } from "./use-field-sentences.ts";

type Options = {
  userId: string;
  onClose: () => void;
  draft: Draft;
  onDraftChange: (draft: Draft) => void;
  onDiscard: () => void;
  place: Position | null;
};

const now = () => serverClock.at(Date.now());

/**
 * On an error the dialog closes and keeps the draft, with the attempt that the server may have processed. Without an
 * answer the star goes on waiting in the outbox instead. A chosen moment that the server refuses keeps it open.
 */
export function useSubmitStar(
  { userId, onClose, draft, onDraftChange, onDiscard, place }: Options,
  tags: readonly Tag[],
  content: RefObject<HTMLElement | null>,
) {
  const pause = useCooldown();
  const { showSentences, sentences, clearSentences } = useFieldSentences(content);
  const missing = missingPartToast(draft.form);
  useAnsweredToast(missing);
  const finish = () => {
    onDiscard();
    onClose();
  };
  const { create, isCreating } = useCreateStar(userId, {
    onCreated() {
      finish();
      showToast(starCreatedToast);
    },
    onWaiting(isKept) {
      finish();
      showToast(keptToast(isKept));
    },
    onFailed(error) {
      // The server did not take this star: the next attempt is another one, at its own moment.
      if (isRefusal(error)) onDraftChange({ ...draft, attempt: null });
      const sentence = draft.form.when && momentRefusal(error);
      if (sentence) return showSentences({ when: sentence });
      onClose();
      // The query client already reports an ended session (401).
      if (!isStatus(error, 401)) showToast(explainFailure(error));
    },
  });
  const submit = () => {
    if (isCreating) return;
    if (missing) return showToast(missing);
    if (pause && !draft.form.when) return showToast(cooldownToast(pause.minutes));
    const settled = settleForm(draft.form, tags, deviceZone(), now());
    if (!settled.ok) return showSentences(settled.sentences);
    const { form, moment } = settled;
    create(async () => {
      const attempt =
        unchangedAttempt({ ...draft, form }) ??
        makeAttempt(
          form,
          { moment, place, tags: await saveTags(userId, form.tags, tags) },
          { now, randomUuid },
        );
      onDraftChange({ form, attempt });
      const body = bodyOf(attempt);
      if (!body) throw new Error("A star without an emotion.");
      return { id: attempt.id, body };
    });
  };
  return { submit, isCreating, sentences, clearSentences };
}

/** The toast about a missing part goes as soon as the person has filled it in. */
function useAnsweredToast(missing: TranslatedToast | null) {
  useEffect(
    () => () => {
      if (missing && shownToast()?.content === missing) dismissToast();
    },
    [missing],
  );
}

const isRefusal = (error: Error) => error instanceof CallError && error.status < 500 && error.status !== 401;
