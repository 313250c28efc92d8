import { type RefObject, useId, useState } from "react";
import type { User } from "#domain/accounts/user.ts";
import { common } from "#domain/languages/en/common.ts";
import { doors } from "#domain/languages/en/doors.ts";
import { CodesDialog } from "../../doors/CodesDialog.tsx";
import { type Doors, useReloadDoors } from "../../doors/doors.ts";
import { explainPasskey } from "../../doors/explain-passkey.ts";
import { addPasskey, checkName, suggestedName } from "../../doors/new-passkey.ts";
import { useDeviceQuestion } from "../../doors/webauthn.ts";
import type { FormErrors } from "../../forms/form-errors.ts";
import { useForm } from "../../forms/use-form.ts";
import { translator, useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog, focusFirstField } from "../../ui/Dialog.tsx";
import { ActionRow, DialogActions } from "../../ui/DialogActions.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { showToast } from "../../ui/toasts.ts";

type FormProps = {
  user: User;
  ways: Doors;
  onClose: () => void;
  onFirst: (codes: readonly string[], name: string) => void;
};
type Props = Omit<FormProps, "onFirst"> & { focusAfter: RefObject<HTMLElement | null> };

/** Makes a passkey, and after the first one of a universe that opened by its name shows the recovery codes. */
export function AddPasskeyDialog({ user, ways, onClose, focusAfter }: Props) {
  const t = useTranslator();
  const [first, setFirst] = useState<{ codes: readonly string[]; name: string } | null>(null);
  if (first) {
    const close = () => {
      onClose();
      sayAdded(first.name);
    };
    return (
      <CodesDialog
        universeName={user.universeName}
        codes={first.codes}
        onClose={close}
        focusAfter={focusAfter}
      />
    );
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      onOpenAutoFocus={focusFirstField}
      title={t(doors.passkey.add)}
      subtitle={t(doors.passkey.what)}
      className="md:w-[30rem]!"
    >
      <AddForm
        user={user}
        ways={ways}
        onClose={onClose}
        onFirst={(codes, name) => setFirst({ codes, name })}
      />
    </Dialog>
  );
}

function AddForm(props: FormProps) {
  const t = useTranslator();
  const id = useId();
  const form = usePasskeyForm(props);
  const { ways, user, onClose } = props;
  return (
    <form {...form.props} id={id} className="flex flex-col gap-4 pt-1">
      <TextField
        {...form.field("name")}
        label={t(doors.passkey.name)}
        hint={t(doors.passkey.nameHint)}
        autoComplete="off"
        dir="auto"
      />
      {ways.opensByName && (
        <>
          <p className="text-pretty">
            {t(doors.firstPasskey.what)} {t(doors.firstPasskey.codes)}
          </p>
          <TextField
            {...form.field("universeName")}
            label={t(doors.firstPasskey.typeName)}
            hint={t(doors.firstPasskey.typeNameHint, { universe: user.universeName })}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            dir="auto"
          />
        </>
      )}
      <DialogActions>
        <Notice>{form.notice}</Notice>
        <ActionRow>
          <Button onClick={onClose}>{t(common.cancel)}</Button>
          <SubmitButton form={id} isBusy={form.isBusy} busy={t(doors.passkey.busy)}>
            {t(doors.passkey.create)}
          </SubmitButton>
        </ActionRow>
      </DialogActions>
    </form>
  );
}

function usePasskeyForm({ user, ways, onClose, onFirst }: FormProps) {
  const reload = useReloadDoors();
  const device = useDeviceQuestion();
  return useForm({
    initial: { name: suggestedName(translator()), universeName: "" },
    check: (typed) => checkName(typed) ?? (ways.opensByName ? checkUniverse(typed, user) : null),
    send: ({ name, universeName }) => addPasskey(name, ways.opensByName ? universeName : "", device.signal()),
    explain: (error) => explainPasskey(error, doors.passkeyFailed.server),
    onAccepted: async ({ recoveryCodes }, { name }) => {
      // The codes are shown before anything else can fail.
      if (recoveryCodes) onFirst(recoveryCodes, name);
      await reload();
      if (recoveryCodes) return;
      onClose();
      sayAdded(name);
    },
  });
}

const sayAdded = (name: string) =>
  showToast((t) => ({
    title: t(doors.passkey.added),
    description: t(doors.passkey.addedHint, { name: name.trim() }),
  }));

/** Said here already, because the device would make a passkey before the server refuses. */
const checkUniverse = ({ universeName }: { universeName: string }, user: User): FormErrors | null =>
  universeName.trim().normalize("NFC") === user.universeName
    ? null
    : { fields: { universeName: translator()(doors.firstPasskey.otherName) } };
