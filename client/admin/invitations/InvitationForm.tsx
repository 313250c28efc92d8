import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { invitationLimits } from "#domain/admin/invitations.ts";
import { admin } from "#domain/languages/en/admin.ts";
import { common } from "#domain/languages/en/common.ts";
import { type Form, useForm } from "../../forms/use-form.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog, focusFirstField } from "../../ui/Dialog.tsx";
import { ActionRow, DialogActions } from "../../ui/DialogActions.tsx";
import { Field } from "../../ui/Field.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { OneOf } from "../../ui/OneOf.tsx";
import { Select } from "../../ui/Select.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { adminKey } from "../queries.ts";
import {
  checkInvitation,
  daysToChoose,
  emptyInvitation,
  explainInvitation,
  type InvitationDraft,
  type Made,
  makeInvitation,
} from "./new-invitation.ts";

type Props = { onMade: (made: Made) => void; onClose: () => void };

export function InvitationForm({ onMade, onClose }: Props) {
  const t = useTranslator();
  const id = useId();
  const client = useQueryClient();
  const form = useForm<InvitationDraft, Made>({
    initial: emptyInvitation,
    check: checkInvitation,
    send: makeInvitation,
    explain: explainInvitation,
    onAccepted(made) {
      onMade(made);
      void client.invalidateQueries({ queryKey: adminKey });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      onOpenAutoFocus={focusFirstField}
      title={t(admin.invitations.make)}
      className="md:w-[30rem]!"
    >
      <form {...form.props} id={id} className="flex flex-col gap-4">
        <TextField
          {...form.field("label")}
          label={t(admin.form.label)}
          hint={t(admin.form.labelHint)}
          maxLength={invitationLimits.label}
          autoComplete="off"
          dir="auto"
        />
        <Whom form={form} />
        <Days form={form} />
        <DialogActions>
          <Notice>{form.notice}</Notice>
          <ActionRow>
            <Button onClick={onClose}>{t(common.cancel)}</Button>
            <SubmitButton form={id} isBusy={form.isBusy} busy={t(admin.form.busy)}>
              {t(admin.form.submit)}
            </SubmitButton>
          </ActionRow>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type PartProps = { form: Form<InvitationDraft> };

function Whom({ form }: PartProps) {
  const t = useTranslator();
  const whom = form.field("whom");
  return (
    <>
      <OneOf
        legend={t(admin.form.for)}
        options={[
          ["new", t(admin.form.forNew)],
          ["one", t(admin.form.forOne)],
        ]}
        hint={whom.value === "one" ? t(admin.form.forOneHint) : undefined}
        value={whom.value}
        onValueChange={whom.onValueChange}
      />
      {whom.value === "one" ? (
        <TextField
          {...form.field("forUniverse")}
          label={t(admin.form.universe)}
          required
          autoComplete="off"
          spellCheck={false}
          dir="auto"
        />
      ) : (
        <TextField
          {...form.field("uses")}
          label={t(admin.form.uses)}
          type="number"
          inputMode="numeric"
          min={invitationLimits.uses.min}
          max={invitationLimits.uses.max}
          required
          autoComplete="off"
        />
      )}
    </>
  );
}

function Days({ form }: PartProps) {
  const t = useTranslator();
  const { value, error, onValueChange, name } = form.field("days");
  return (
    <Field label={t(admin.form.days)} error={error}>
      {(props) => (
        <Select {...props} name={name} value={value} onChange={({ target }) => onValueChange(target.value)}>
          {daysToChoose.map((days) => (
            <option key={days} value={days}>
              {t(admin.form.daysOf, { days })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
