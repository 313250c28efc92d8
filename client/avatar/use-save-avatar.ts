/** Sends a changed avatar, once even if the button is pressed repeatedly. */

import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { api } from "#domain/api.ts";
import type { AvatarLook } from "#domain/avatar.ts";
import { send } from "../api.ts";
import { isStatus } from "../call-errors.ts";
import { useUpdateSessionUser } from "../session/session.ts";
import { destructive } from "../ui/toast-queue.ts";
import { showToast } from "../ui/toasts.ts";

export function useSaveAvatar(userId: string, onSaved: () => void) {
  const updateUser = useUpdateSessionUser();
  // State changes only with the next render; this also ignores a second press before it.
  const isSending = useRef(false);
  const saving = useMutation({
    mutationFn: (look: AvatarLook) => putAvatar(userId, look),
    onSuccess: ({ id, avatarShape, avatarColors, avatarPattern, updatedAt }) => {
      updateUser(id, { avatarShape, avatarColors, avatarPattern, updatedAt });
      onSaved();
      showToast({
        title: "Avatar Updated",
        description: "Your cosmic avatar has been customized successfully!",
      });
    },
    onError: (error) => {
      // The query client already reports an ended session (401).
      if (isStatus(error, 401)) return;
      showToast(destructive("Update Failed", "Failed to update your avatar. Please try again."));
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

async function putAvatar(id: string, { shape, colors, pattern }: AvatarLook) {
  const body = { avatarShape: shape, avatarColors: [...colors] as [string, string], avatarPattern: pattern };
  return (await send(api.updateAvatar, { params: { id }, body })).data;
}
