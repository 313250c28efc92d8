/** The state of the dialog that changes a star: what was typed, what keeps it from being saved, and what can be done. */

import { useRef, useState } from "react";
import type { StarContent } from "#domain/correction.ts";
import type { MoodEntry } from "#domain/mood-entry.ts";
import type { Tag } from "#domain/tags.ts";
import { outbox } from "../outbox/browser-outbox.ts";
import { correctAnyway, correctStar } from "../outbox/star-changes.ts";
import type { WaitingCorrection } from "../outbox/use-universe.ts";
import { serverClock } from "../time/server-clock.ts";
import { showToast } from "../ui/toasts.ts";
import { addAgain } from "./add-again.ts";
import { beginEdit, obstacleOf } from "./begin-edit.ts";
import { type Edit, forgetEdit, keepEdit, keptEdit } from "./edit-store.ts";
import { changeKeptToast } from "./explain-failure.ts";
import { contentOf, formOf, isComplete, isSameForm, type MoodForm } from "./mood-form.ts";
import { readWhen, zoneOf } from "./read-when.ts";
import { saveTags } from "./save-tags.ts";
import { useCorrectStar } from "./use-correct-star.ts";

type Options = {
  userId: string;
  entry: MoodEntry;
  waiting: WaitingCorrection | undefined;
  /** Those of the universe. */
  tags: readonly Tag[];
  onClose: () => void;
};

export function useEdit({ userId, entry, waiting, tags, onClose }: Options) {
  const [state, setState] = useState(() => beginEdit(entry, keptEdit(userId, entry.id), waiting));
  const { base, form, obstacle } = state;
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
    onRefused: (error) => setState((now) => ({ ...now, obstacle: obstacleOf(error, wanted.current) })),
  });
  const change = (next: MoodForm) => {
    setState({ ...state, form: next, obstacle: obstacle?.kind === "removed" ? obstacle : null });
    keepEdit(userId, { base, form: next });
  };
  const prepare = async () => {
    wanted.current = await wantedContent(userId, { base, form }, tags);
    return wanted.current;
  };
  return {
    state,
    isSaving,
    isRefusedBefore: Boolean(waiting?.refusal),
    canSave: canSave(state, waiting),
    change,
    save: () => save(async () => correctStar(userId, base, await prepare())),
    addAgain: () => save(async () => addAgain(userId, await prepare())),
    keepMine() {
      if (obstacle?.kind !== "conflict") return;
      wanted.current = obstacle.mine;
      save(() => correctAnyway(userId, obstacle.theirs, obstacle.mine));
    },
    /** Drops what was typed, and a change that the server has refused. */
    discard() {
      if (waiting?.refusal) void outbox.withdraw(waiting.id);
      finish();
    },
  };
}

/** A feeling that the form does not offer counts as chosen. */
function canSave({ base, form, obstacle }: ReturnType<typeof beginEdit>, waiting?: WaitingCorrection) {
  const isChanged =
    obstacle?.kind === "removed" || Boolean(waiting?.refusal) || !isSameForm(form, formOf(base));
  const chosen = { ...form, emotion: form.emotion ?? "joy" } as const;
  const isKeptTwin = base.secondaryEmotion !== null && form.isTwin;
  return isChanged && (isComplete(chosen) || isKeptTwin);
}

async function wantedContent(userId: string, { base, form }: Edit, tags: readonly Tag[]) {
  const read = form.when && readWhen(form.when, zoneOf(base), serverClock.at(Date.now()));
  const ids = await saveTags(userId, form.tags, tags);
  return contentOf(form, base, read?.ok ? read.moment : null, ids);
}
