import { useId } from "react";
import { common } from "#domain/languages/en/common.ts";
import { doors } from "#domain/languages/en/doors.ts";
import { sealedWords } from "#domain/languages/en/sealed-words.ts";
import { readKit } from "#domain/sealed/kit.ts";
import { useForm } from "../../forms/use-form.ts";
import { translator, useTranslator } from "../../languages/language.ts";
import { openSeal } from "../../sealed/open-seal.ts";
import type { KnownSeal } from "../../sealed/seal-copy.ts";
import { serverClock } from "../../time/server-clock.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog, focusFirstField } from "../../ui/Dialog.tsx";
import { ActionRow, DialogActions } from "../../ui/DialogActions.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import { showToast } from "../../ui/toasts.ts";
import { checkKit, KitField } from "../KitField.tsx";
import { noteSeen } from "../kit-question.ts";
import { currentSlots } from "./slot-changes.ts";

type Props = { seal: KnownSeal; onClose: () => void };

/** Tells whether a kit is the right one, here in the browser. */
export function CheckKitDialog({ seal, onClose }: Props) {
  const t = useTranslator();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      onOpenAutoFocus={focusFirstField}
      title={t(sealedWords.checkKit.title)}
      subtitle={t(sealedWords.checkKit.what)}
      className="md:w-[30rem]!"
    >
      <CheckForm seal={seal} onClose={onClose} />
    </Dialog>
  );
}

function CheckForm({ seal, onClose }: Props) {
  const t = useTranslator();
  const id = useId();
  const form = useForm({
    initial: { kit: "" },
    check: checkKit,
    send: ({ kit }) => openByKit(seal, kit),
    explain: () => ({ fields: { kit: translator()(sealedWords.checkKit.wrong) } }),
    onAccepted: () => {
      const slot = currentSlots(seal).find(({ kind }) => kind === "recovery");
      if (slot) noteSeen(slot.id, serverClock.at(Date.now()));
      onClose();
      showToast((t) => ({
        title: t(sealedWords.checkKit.right),
        description: t(sealedWords.checkKit.rightHint),
      }));
    },
  });
  return (
    <form {...form.props} id={id} className="pt-1">
      <KitField {...form.field("kit")} />
      <DialogActions>
        <ActionRow>
          <Button onClick={onClose}>{t(common.cancel)}</Button>
          <SubmitButton form={id} isBusy={form.isBusy} busy={t(doors.confirm.checking)}>
            {t(sealedWords.checkKit.check)}
          </SubmitButton>
        </ActionRow>
      </DialogActions>
    </form>
  );
}

/** Rejects unless the kit opens the key of today. */
async function openByKit(seal: KnownSeal, typed: string) {
  const read = readKit(typed);
  const opened = read.ok ? await openSeal(seal, [{ kind: "recovery", kit: read.kit }]) : null;
  if (!opened?.ok) throw new Error("The kit opens nothing.");
  for (const master of opened.masters.values()) master.fill(0);
}
