import { useId } from "react";
import { wayInCalls } from "#domain/calls/ways-in.ts";
import { common } from "#domain/languages/en/common.ts";
import { doors } from "#domain/languages/en/doors.ts";
import { send } from "../../api.ts";
import { type Doors, useReloadDoors } from "../../doors/doors.ts";
import { explainPasskey } from "../../doors/explain-passkey.ts";
import { checkName } from "../../doors/new-passkey.ts";
import { useForm } from "../../forms/use-form.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog, focusFirstField } from "../../ui/Dialog.tsx";
import { ActionRow, DialogActions } from "../../ui/DialogActions.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { showToast } from "../../ui/toasts.ts";

type Props = { passkey: Doors["passkeys"][number]; onClose: () => void };

export function RenamePasskeyDialog(props: Props) {
  const t = useTranslator();
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      onOpenAutoFocus={focusFirstField}
      title={t(doors.passkey.renameOne, { name: props.passkey.name })}
      className="md:w-md!"
    >
      <RenameForm {...props} />
    </Dialog>
  );
}

function RenameForm({ passkey, onClose }: Props) {
  const t = useTranslator();
  const id = useId();
  const reload = useReloadDoors();
  const form = useForm({
    initial: { name: passkey.name },
    check: checkName,
    send: (body) => send(wayInCalls.renamePasskey, { params: { id: passkey.id }, body }),
    explain: (error) => explainPasskey(error, doors.passkeyFailed.notRenamed),
    async onAccepted() {
      await reload();
      onClose();
      showToast((t) => ({ title: t(doors.passkey.renamed) }));
    },
  });
  return (
    <form {...form.props} id={id} className="flex flex-col gap-4 pt-1">
      <TextField {...form.field("name")} label={t(doors.passkey.name)} autoComplete="off" dir="auto" />
      <DialogActions>
        <Notice>{form.notice}</Notice>
        <ActionRow>
          <Button onClick={onClose}>{t(common.cancel)}</Button>
          <SubmitButton form={id} isBusy={form.isBusy} busy={t(doors.passkey.saving)}>
            {t(common.save)}
          </SubmitButton>
        </ActionRow>
      </DialogActions>
    </form>
  );
}
