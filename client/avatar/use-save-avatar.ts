/** Saves a changed avatar through the outbox, once even if the button is pressed repeatedly. */

import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import type { User } from "#domain/accounts/user.ts";
import type { AvatarLook } from "#domain/avatar.ts";
import { panels } from "#domain/languages/en/panels.ts";
import { isStatus } from "../call-errors.ts";
import { outbox } from "../outbox/browser-outbox.ts";
import { useUpdateSessionUser } from "../session/session.ts";
import { randomUuid } from "../stars/random-uuid.ts";
import { destructive, type TranslatedToast } from "../ui/toast-queue.ts";
import { showToast } from "../ui/toasts.ts";

const failed: TranslatedToast = (t) => destructive(t(panels.avatar.failed), t(panels.avatar.failedHint));

export function useSaveAvatar(userId: string, onSaved: () => void) {
  const updateUser = useUpdateSessionUser();
  // State changes only with the next render; this also ignores a second press before it.
  const isSending = useRef(false);
  const saving = useMutation({
    mutationFn: (look: AvatarLook) => sendAvatar(userId, changeTo(look)),
    onSuccess: (outcome, look) => {
      // Where no answer arrived, the avatar waits, and is shown as it will be.
      updateUser(
        userId,
        outcome.state === "delivered" && outcome.stored ? shownOf(outcome.stored) : changeTo(look),
      );
      onSaved();
      showToast((t) =>
        outcome.state === "delivered"
          ? { title: t(panels.avatar.saved), description: t(panels.avatar.savedHint) }
          : { ...failed(t), detail: t(outcome.isKept ? panels.avatar.kept : panels.avatar.keptHere) },
      );
    },
    onError: (error) => {
      // The query client already reports an ended session (401).
      if (!isStatus(error, 401)) showToast(failed);
    },
    onSettled: () => {
      isSending.current = false;
    },
  });
  const save = (look: AvatarLook) => {
    if (isSending.current) return;
    isSending.current = true;
    saving.mutate(look);
  };
  return { save, isSaving: saving.isPending };
}

/**
 * Replaces an avatar that still waits to be sent. Throws a refusal, so that the query client hears of an ended
 * session.
 */
async function sendAvatar(userId: string, body: ReturnType<typeof changeTo>) {
  await outbox.read();
  const id = outbox.pending(userId, "avatar")[0]?.id ?? randomUuid();
  const outcome = await outbox.sendInstead("avatar", { id, userId, body });
  if (outcome.state === "refused") throw outcome.error;
  return outcome;
}

const changeTo = ({ shape, colors, pattern }: AvatarLook) => ({
  avatarShape: shape,
  avatarColors: [...colors] as [string, string],
  avatarPattern: pattern,
});

const shownOf = ({ avatarShape, avatarColors, avatarPattern, updatedAt }: User) => ({
  ...{ avatarShape, avatarColors, avatarPattern, updatedAt },
});
