import { LockKeyhole } from "lucide-react";
import type { User } from "#domain/accounts/user.ts";
import { unlock } from "#domain/languages/en/unlock.ts";
import { waiting } from "#domain/languages/en/waiting.ts";
import { useTranslator } from "../languages/language.ts";
import { Dialog, focusFirstField } from "../ui/Dialog.tsx";
import { OpenedQuestion } from "./OpenedQuestion.tsx";
import { UnlockForm } from "./UnlockForm.tsx";

type Props = {
  open: boolean;
  onClose: () => void;
  user: User;
  /** Whether the server alone says that the words are open: then the person is asked, and unlocks nothing. */
  isUnanswered: boolean;
};

/** Unlocks the words wherever the person is, such as in the middle of a new star. */
export function UnlockDialog({ open, onClose, user, isUnanswered }: Props) {
  const t = useTranslator();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      onOpenAutoFocus={focusFirstField}
      title={t(isUnanswered ? waiting.claim : unlock.title)}
      subtitle={isUnanswered ? "" : t(unlock.subtitle)}
      emblem={<LockKeyhole aria-hidden="true" className="mx-3 size-6 text-quiet" />}
      className="md:w-md!"
    >
      <div className="pt-1">
        {isUnanswered ? (
          <OpenedQuestion userId={user.id} onAnswer={onClose} />
        ) : (
          <UnlockForm user={user} onUnlocked={onClose} />
        )}
      </div>
    </Dialog>
  );
}
