import { useQueryClient } from "@tanstack/react-query";
import { FileText, Fingerprint, KeyRound } from "lucide-react";
import { type Ref, useState } from "react";
import type { User } from "#domain/accounts/user.ts";
import { doors } from "#domain/languages/en/doors.ts";
import { sealedWords } from "#domain/languages/en/sealed-words.ts";
import { maxSlots, type Slot } from "#domain/sealed/seal.ts";
import { canAskForPasskeys } from "../../doors/local-passkey.ts";
import { SureDialog } from "../../doors/SureDialog.tsx";
import { RemoveButton, Way } from "../../doors/Way.tsx";
import { useTranslator } from "../../languages/language.ts";
import { sealKey } from "../../sealed/seal-query.ts";
import { dayText } from "../../time/day-text.ts";
import { Button } from "../../ui/Button.tsx";
import { showToast } from "../../ui/toasts.ts";
import type { Task } from "./ChangeFlow.tsx";
import { removeSlot } from "./slot-changes.ts";

type Props = {
  ref: Ref<HTMLUListElement>;
  user: User;
  /** The slots of the latest key. */
  slots: readonly Slot[];
  onTask: (task: Task) => void;
  onCheck: () => void;
};

/** What opens the words, each with what can be done with it. */
export function SlotList({ ref, user, slots, onTask, onCheck }: Props) {
  const t = useTranslator();
  const [removed, setRemoved] = useState<Slot | null>(null);
  const ofKind = (kind: Slot["kind"]) => slots.filter((slot) => slot.kind === kind);
  const since = ({ createdAt }: Slot) => t(sealedWords.sealed.since, { day: dayText(t, createdAt) });
  return (
    <>
      <ul
        ref={ref}
        tabIndex={-1}
        aria-label={t(sealedWords.sealed.list)}
        className="flex flex-col gap-2 rounded-control outline-none"
      >
        {ofKind("passphrase").map((slot) => (
          <Way key={slot.id} icon={KeyRound} title={t(sealedWords.sealed.passphrase)} detail={since(slot)}>
            <Button
              variant="quiet"
              aria-label={t(sealedWords.sealed.changePassphrase)}
              onClick={() => onTask("passphrase")}
            >
              {t(sealedWords.sealed.change)}
            </Button>
          </Way>
        ))}
        {ofKind("recovery").map((slot) => (
          <Way key={slot.id} icon={FileText} title={t(sealedWords.sealed.kit)} detail={since(slot)}>
            <Button variant="quiet" onClick={onCheck}>
              {t(sealedWords.sealed.check)}
            </Button>
            <Button variant="quiet" onClick={() => onTask("kit")}>
              {t(sealedWords.sealed.newKit)}
            </Button>
          </Way>
        ))}
        {ofKind("passkey").map((slot) => (
          <Way key={slot.id} icon={Fingerprint} title={nameOf(slot)} detail={since(slot)}>
            <RemoveButton name={nameOf(slot)} onClick={() => setRemoved(slot)} />
          </Way>
        ))}
      </ul>
      {canAskForPasskeys() && slots.length < maxSlots && (
        <div className="flex flex-col items-start gap-2">
          <p className="max-w-[65ch] text-pretty text-quiet text-small">
            {t(sealedWords.sealed.passkeyHint)}
          </p>
          <Button onClick={() => onTask("passkey")}>{t(doors.passkey.add)}</Button>
        </div>
      )}
      {removed && <RemoveDialog user={user} slot={removed} onClose={() => setRemoved(null)} />}
    </>
  );
}

const nameOf = ({ name }: Slot) => name ?? "";

function RemoveDialog({ user, slot, onClose }: { user: User; slot: Slot; onClose: () => void }) {
  const t = useTranslator();
  const client = useQueryClient();
  const name = nameOf(slot);
  const remove = async () => {
    await removeSlot(user.id, slot.id).finally(() =>
      client.invalidateQueries({ queryKey: sealKey(user.id) }),
    );
    showToast((t) => ({
      title: t(doors.passkey.removed, { name }),
      description: t(sealedWords.passkey.removedHint),
    }));
  };
  return (
    <SureDialog
      title={t(doors.remove.title, { name })}
      hint={t(sealedWords.passkey.removeHint)}
      act={t(doors.passkey.remove)}
      keep={t(doors.remove.keep)}
      onAct={remove}
      failed={doors.remove.failed}
      onClose={onClose}
    />
  );
}
