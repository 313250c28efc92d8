/** The state of the dialog that changes a star: what was typed, what keeps it from being saved, and what can be done. */

import { type RefObject, useRef, useState } from "react";
import type { Feelings } from "#domain/feelings.ts";
import type { StarContent } from "#domain/records/star/correction.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { outbox } from "../outbox/browser-outbox.ts";
import { correctAnyway, correctStar } from "../outbox/star-changes.ts";
import type { WaitingCorrection } from "../outbox/use-universe.ts";
import { useLockedWords } from "../sealed/locked-words.ts";
import { useFeelings } from "../stars/feelings.ts";
import { serverClock } from "../time/server-clock.ts";
import { showToast } from "../ui/toasts.ts";
import { addAgain, missingToAddAgain } from "./add-again.ts";
import { beginEdit, obstacleOf } from "./begin-edit.ts";
import { forgetEdit, keepEdit, keptEdit } from "./edit-store.ts";
import { changeKeptToast, momentRefusal } from "./explain-failure.ts";
import { contentOf, formOf, isComplete, isSameForm, type MoodForm, saysWords } from "./mood-form.ts";
import { clockOf } from "./read-when.ts";
import { saveTags } from "./save-tags.ts";
import { settleForm } from "./settle-form.ts";
import { useCorrectStar } from "./use-correct-star.ts";
import { useFieldSentences } from "./use-field-sentences.ts";

type Options = {
  userId: string;
  entry: MoodEntry;
  /** The star with its words, as soon as they are unlocked. */
  opened: MoodEntry;
  waiting: WaitingCorrection | undefined;
  /** Tags of the universe. */
  tags: readonly Tag[];
  onClose: () => void;
  /** The form. */
  content: RefObject<HTMLElement | null>;
};

export function useEdit({ userId, entry, opened, waiting, tags, onClose, content }: Options) {
  const feelings = useFeelings();
  const [state, setState] = useState(() => beginEdit(feelings, entry, keptEdit(userId, entry.id), waiting));
  if (isOpenNow(state, opened)) setState(withWords(state, opened));
  const { base, form, obstacle } = state;
  const { areLocked, askToUnlock } = useLockedWords();
  const { showSentences, ...fields } = useFieldSentences(content);
  /** What the star says as soon as the server has taken it. */
  const wanted = useRef<StarContent>(base);
  const finish = () => {
    forgetEdit(userId, base);
    onClose();
  };
  const { save, isSaving } = useCorrectStar({
    onSaved: finish,
    onWaiting(isKept) {
      finish();
      showToast(changeKeptToast(isKept));
    },
    onRefused(error) {
      const sentence = momentRefusal(error);
      if (sentence) showSentences({ when: sentence });
      else setState((current) => ({ ...current, obstacle: obstacleOf(error, wanted.current) }));
    },
  });
  const change = (next: MoodForm) => {
    fields.clearSentences();
    setState({ ...state, form: next, obstacle: obstacle?.kind === "removed" ? obstacle : null });
    keepEdit(userId, { base, form: next });
  };
  const send = () => {
    const isGone = obstacle?.kind === "removed";
    const missing = isGone && missingToAddAgain(feelings, contentOf(form, base, null, []));
    if (missing) return showToast(missing);
    if (areLocked && (saysWords(form) || (isGone && base.sealed))) return askToUnlock();
    const settled = settleForm(form, tags, clockOf(base), now());
    if (!settled.ok) return showSentences(settled.sentences);
    save(async () => {
      const ids = await saveTags(userId, settled.form.tags, tags);
      wanted.current = contentOf(settled.form, base, settled.moment, ids);
      return isGone ? addAgain(userId, base.id, wanted.current) : correctStar(userId, base, wanted.current);
    });
  };
  return {
    state,
    isSaving,
    isRefusedBefore: Boolean(waiting?.refusal),
    canSave: canSave(feelings, state, waiting),
    change,
    ...fields,
    /** Saves the star, or adds it again if it was removed. */
    send,
    keepMine() {
      if (obstacle?.kind !== "conflict") return;
      wanted.current = obstacle.mine;
      save(() => correctAnyway(userId, obstacle.theirs, obstacle.mine));
    },
    /** Drops what was typed, and a change that the server has refused. */
    async discard() {
      // The refused change is withdrawn before the dialog closes: opened again at once, the star would still show it.
      if (waiting?.refusal) await outbox.withdraw(waiting.id);
      finish();
    },
  };
}

type State = ReturnType<typeof beginEdit>;

const isOpenNow = ({ base }: State, opened: MoodEntry) =>
  Boolean(base.sealed) && !opened.sealed && opened.revision === base.revision;

/** The words were unlocked while the dialog is open. What was typed meanwhile stays. */
const withWords = (state: State, opened: MoodEntry): State => ({
  ...{ ...state, base: opened },
  form: { ...state.form, note: state.form.note === "" ? (opened.note ?? "") : state.form.note },
});

/** A feeling that the form does not offer counts as chosen. */
function canSave(feelings: Feelings, { base, form, obstacle }: State, waiting?: WaitingCorrection) {
  const isChanged =
    obstacle?.kind === "removed" || Boolean(waiting?.refusal) || !isSameForm(form, formOf(feelings, base));
  const chosen = { ...form, emotion: form.emotion ?? "joy" } as const;
  const isKeptTwin = base.secondaryEmotion !== null && form.isTwin;
  return isChanged && (isComplete(chosen) || isKeptTwin);
}

const now = () => serverClock.at(Date.now());
