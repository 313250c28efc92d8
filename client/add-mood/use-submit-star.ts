import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { isStrongAndHard } from "#domain/emotion-choice.ts";
import type { Feelings } from "#domain/feelings.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { breathingPath } from "../navigation/breathing-path.ts";
import { outbox } from "../outbox/browser-outbox.ts";
import { useOwnUniverse } from "../outbox/own-universe.tsx";
import { useLockedWords } from "../sealed/locked-words.ts";
import { signInQuery } from "../session/pending-email.ts";
import { useCooldown } from "../stars/cooldown.ts";
import { useFeelings } from "../stars/feelings.ts";
import { randomUuid } from "../stars/random-uuid.ts";
import { setStarMade } from "../stars/star-made.ts";
import { serverClock } from "../time/server-clock.ts";
import type { TranslatedToast } from "../ui/toast-queue.ts";
import { dismissToast, shownToast, showToast } from "../ui/toasts.ts";
import { useAddMood, useAddMoodState } from "./add-mood-store.tsx";
import { cooldownToast } from "./cooldown-toast.ts";
import { bodyOf, type Draft, makeAttempt, unchangedAttempt } from "./draft.ts";
import { keptToast, missingPartToast, starCreatedToast, withBreath } from "./explain-failure.ts";
import { failedStar } from "./failed-star.ts";
import { type MoodForm, saysWords } from "./mood-form.ts";
import { useNextPlace } from "./next-place.ts";
import { remindOfPassword } from "./remind-of-password.ts";
import { saveTags } from "./save-tags.ts";
import { settleForm } from "./settle-form.ts";
import { deviceZone } from "./typed-when.ts";
import { useCreateStar } from "./use-create-star.ts";
import { useFieldSentences } from "./use-field-sentences.ts";

const now = () => serverClock.at(Date.now());

/**
 * The dialog closes as soon as the star is in the outbox; for a chosen moment, which the server may refuse, when it has
 * answered or the person closes it. On an error the draft comes back, with the attempt that the server may have processed.
 * Without an answer the star goes on waiting in the outbox instead.
 */
export function useSubmitStar(tags: readonly Tag[], content: RefObject<HTMLElement | null>) {
  const { userId, save, discard, restore, close } = useAddMood();
  const draft = useAddMoodState((state) => state.draft);
  const place = useNextPlace();
  const pause = useCooldown();
  const feelings = useFeelings();
  const [, navigate] = useLocation();
  const { user, stored } = useOwnUniverse();
  const client = useQueryClient();
  const remind = (before: number | undefined) => {
    const { pendingEmail } = client.getQueryData(signInQuery(user.id).queryKey) ?? {};
    remindOfPassword({
      user,
      before,
      isOnItsWay: Boolean(pendingEmail),
      openPage: () => navigate("/migrate"),
    });
  };
  const breathe = () => navigate(breathingPath);
  const { showSentences, sentences, clearSentences } = useFieldSentences(content);
  const { areLocked, askToUnlock } = useLockedWords();
  const missing = missingPartToast(draft.form);
  useAnsweredToast(missing);
  const { create, letGo, isCreating } = useCreateStar(userId);
  /** Closes the dialog of the star that is being sent. */
  const leaveLatest = useRef(() => {});
  /** The dialog has been closed for a star of now, whose answer starts the cooldown. */
  const startsPause = useRef(false);
  const handlersOf = (sent: { draft: Draft }) => {
    let isLeft = false;
    const before = stored?.length;
    const toastOf = (toast: TranslatedToast) =>
      isHard(feelings, sent.draft.form) ? withBreath(toast, breathe) : toast;
    const leave = () => {
      if (isLeft) return;
      isLeft = true;
      startsPause.current = !sent.draft.form.when;
      if (!sent.draft.form.when) setStarMade(true);
      discard();
      close();
      letGo();
    };
    leaveLatest.current = leave;
    return {
      onKept: () => void (sent.draft.form.when || leave()),
      onCreated() {
        leave();
        showToast(toastOf(starCreatedToast));
        remind(before);
      },
      onWaiting(outcome: { isKept: boolean; wasTried: boolean }) {
        leave();
        showToast(toastOf(keptToast(outcome)));
      },
      onFailed(error: Error) {
        setStarMade(false);
        const failed = failedStar(sent.draft, error, isLeft);
        if (!isLeft) save(failed.draft);
        else if (!restore(failed.draft)) keepInOutbox(userId, sent.draft);
        if (failed.sentence) return showSentences({ when: failed.sentence });
        if (!isLeft) close();
        if (failed.toast) showToast(failed.toast);
      },
    };
  };
  const submit = () => {
    if (isCreating) return;
    if (missing) return showToast(missing);
    if (areLocked && saysWords(draft.form)) return askToUnlock();
    if (pause && !draft.form.when) return showToast(cooldownToast(pause.minutes));
    const settled = settleForm(draft.form, tags, deviceZone(), now());
    if (!settled.ok) return showSentences(settled.sentences);
    const { form, moment } = settled;
    const sent = { draft: { ...draft, form } };
    create(async () => {
      const attempt =
        unchangedAttempt({ ...draft, form }) ??
        makeAttempt(
          form,
          { moment, place, tags: await saveTags(userId, form.tags, tags) },
          { now, randomUuid },
        );
      sent.draft = { form, attempt };
      save({ form, attempt });
      const body = bodyOf(attempt);
      if (!body) throw new Error("A star without an emotion.");
      return { id: attempt.id, body };
    }, handlersOf(sent));
  };
  return {
    ...{ submit, isCreating, sentences, clearSentences },
    leaveSending: () => leaveLatest.current(),
    /** The dialog asks once, when it closes: the answer is forgotten. */
    startsPause() {
      const starts = startsPause.current;
      startsPause.current = false;
      return starts;
    },
  };
}

/** Whether one of the feelings is hard and strong. */
const isHard = (feelings: Feelings, { emotion, intensity, base, baseIntensity }: MoodForm) =>
  isStrongAndHard(feelings, { emotion: emotion ?? "", intensity }) ||
  isStrongAndHard(feelings, { emotion: base ?? "", intensity: baseIntensity });

/**
 * Keeps a star with the server's sentence until the person decides, or after an ended session until they are back.
 */
function keepInOutbox(userId: string, { attempt }: Draft) {
  const body = attempt && bodyOf(attempt);
  if (body) void outbox.add("star", { id: attempt.id, userId, body });
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
