import { useRef, useState } from "react";
import type { User } from "#domain/accounts/user.ts";
import { type AvatarLook, resolveAvatarLook } from "#domain/avatar.ts";
import { common } from "#domain/languages/en/common.ts";
import { panels } from "#domain/languages/en/panels.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { ProgressLine } from "../ui/ProgressLine.tsx";
import { Customizer } from "./Customizer.tsx";
import { useSaveAvatar } from "./use-save-avatar.ts";

type Props = { user: User; open: boolean; onClose: () => void };

/** Edits a draft of the avatar: Save Avatar sends it, closing discards it. */
export function AvatarCustomizer({ user, open, onClose }: Props) {
  const t = useTranslator();
  const [draft, setDraft] = useDraft(user, open);
  const content = useRef<HTMLDivElement>(null);
  const { save, isSaving } = useSaveAvatar(user.id, onClose);
  const close = () => {
    if (!isSaving) onClose();
  };
  return (
    <Dialog
      ref={content}
      open={open}
      onOpenChange={(next) => next || close()}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        content.current?.querySelector<HTMLElement>('[role="tab"][data-state="active"]')?.focus();
      }}
      title={t(panels.settings.avatar)}
      showsToasts
      footer={
        <div className="relative flex gap-3">
          {isSaving && <ProgressLine className="-top-3" />}
          <Button className="grow sm:ms-auto sm:grow-0" disabled={isSaving} onClick={close}>
            {t(common.cancel)}
          </Button>
          <Button
            variant="primary"
            className="grow-[2] aria-busy:bg-raised aria-busy:text-quiet aria-busy:brightness-100 sm:grow-0"
            aria-disabled={isSaving || undefined}
            aria-busy={isSaving}
            onClick={() => save(draft)}
          >
            {t(isSaving ? panels.avatar.busy : panels.avatar.submit)}
          </Button>
        </div>
      }
    >
      <Customizer user={user} draft={draft} onDraftChange={setDraft} />
    </Dialog>
  );
}

/** The draft starts from the stored avatar each time the dialog opens. */
function useDraft(user: User, open: boolean) {
  const [draft, setDraft] = useState(() => resolveAvatarLook(user));
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setDraft(resolveAvatarLook(user));
  }
  return [draft, setDraft] as const satisfies readonly [AvatarLook, unknown];
}
