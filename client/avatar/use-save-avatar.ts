/** Sends a changed avatar, once however often the button is pressed. */

import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { api } from "#domain/api.ts";
import type { AvatarLook } from "#domain/avatar.ts";
import { send } from "../api.ts";
import { isStatus } from "../call-errors.ts";
import { useLearnOfUser } from "../session.ts";
import { destructive } from "../ui/toast-queue.ts";
import { showToast } from "../ui/toasts.ts";

export function useSaveAvatar(userId: string, onSaved: () => void) {
  const learn = useLearnOfUser();
  // React tells of a press only after the next render; two quick ones meet here.
  const isSending = useRef(false);
  const saving = useMutation({
    mutationFn: (look: AvatarLook) => putAvatar(userId, look),
    onSuccess: ({ id, avatarShape, avatarColors, avatarPattern, updatedAt }) => {
      learn(id, { avatarShape, avatarColors, avatarPattern, updatedAt });
      onSaved();
      showToast({
        title: "Avatar Updated",
        description: "Your cosmic avatar has been customized successfully!",
      });
    },
    onError: (error) => {
      // Whose session has ended is told so by the client's one answer to 401.
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
