import { LockKeyhole } from "lucide-react";
import type { User } from "#domain/accounts/user.ts";
import { unlock } from "#domain/languages/en/unlock.ts";
import { useTranslator } from "../languages/language.ts";
import { Dialog, focusFirstField } from "../ui/Dialog.tsx";
import { UnlockForm } from "./UnlockForm.tsx";

type Props = { open: boolean; onClose: () => void; user: User };

/** Unlocks the words wherever the person is, such as in the middle of a new star. */
export function UnlockDialog({ open, onClose, user }: Props) {
  const t = useTranslator();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      onOpenAutoFocus={focusFirstField}
      title={t(unlock.title)}
      subtitle={t(unlock.subtitle)}
      emblem={<LockKeyhole aria-hidden="true" className="mx-3 size-6 text-quiet" />}
      className="md:w-md!"
    >
      <div className="pt-1">
        <UnlockForm user={user} onUnlocked={onClose} />
      </div>
    </Dialog>
  );
}
