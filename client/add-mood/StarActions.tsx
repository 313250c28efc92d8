import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useLocation } from "wouter";
import type { User } from "#domain/accounts/user.ts";
import { starNotices } from "#domain/languages/en/star-notices.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { ownPage } from "../base-path.ts";
import { lazyCode } from "../loading/lazy-code.ts";
import { lazyDialog } from "../loading/lazy-dialog.tsx";
import { StarActionsContext } from "../stars/star-actions.ts";
import { destructive } from "../ui/toast-queue.ts";
import { showToast } from "../ui/toasts.ts";
import { offerUndo } from "./offer-undo.ts";

const AddStarDialog = lazyDialog(async () => (await import("./AddStarDialog.tsx")).AddStarDialog);
const EditStarDialog = lazyDialog(async () => (await import("./EditStarDialog.tsx")).EditStarDialog);
const changes = lazyCode(() => import("../outbox/star-changes.ts"));

/** Lets every page add, correct and remove stars. */
export function StarActions({ user, children }: { user: User; children: ReactNode }) {
  const { id: userId } = user;
  const [path] = useLocation();
  const [added, setAdded] = useState<{ day: number | null; path: string } | null>(null);
  const stopAdding = useCallback(() => setAdded(null), []);
  const [edited, setEdited] = useState<{ entry: MoodEntry; path: string } | null>(null);
  const close = useCallback(() => setEdited(null), []);
  const actions = useMemo(
    () => ({
      add: (day: number | null) => setAdded({ day, path: ownPage() }),
      correct: (entry: MoodEntry) => setEdited({ entry, path: ownPage() }),
      keepOutOfLetters: (entry: MoodEntry, isKept: boolean) => void keepOut(userId, entry, isKept),
      remove: (entry: MoodEntry) => void removeStar(userId, entry),
    }),
    [userId],
  );
  return (
    <StarActionsContext value={actions}>
      {children}
      {/* Another page closes it; what was typed is kept. */}
      {added?.path === path && <AddStarDialog user={user} day={added.day} open onClose={stopAdding} />}
      {edited?.path === path && (
        <EditStarDialog key={edited.entry.id} userId={userId} entry={edited.entry} open onClose={close} />
      )}
    </StarActionsContext>
  );
}

async function keepOut(userId: string, entry: MoodEntry, isKept: boolean) {
  try {
    const { keepOutOfLetters } = await changes.load();
    const outcome = await keepOutOfLetters(userId, entry, isKept);
    if (outcome?.state === "refused")
      showToast((t) => destructive(t(starNotices.notChanged.title), t(starNotices.notChanged.refused)));
  } catch {
    showToast((t) => destructive(t(starNotices.notChanged.title), t(starNotices.notChanged.description)));
  }
}

async function removeStar(userId: string, entry: MoodEntry) {
  try {
    const { moveToBin } = await changes.load();
    offerUndo(await moveToBin(userId, entry));
  } catch {
    showToast((t) => destructive(t(starNotices.notRemoved.title), t(starNotices.notRemoved.description)));
  }
}
