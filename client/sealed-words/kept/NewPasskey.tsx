import { common } from "#domain/languages/en/common.ts";
import { doors } from "#domain/languages/en/doors.ts";
import { sealedWords } from "#domain/languages/en/sealed-words.ts";
import { failureText } from "../../doors/failure-text.ts";
import { checkName, suggestedName } from "../../doors/new-passkey.ts";
import { passkeyFailure, useDeviceQuestion } from "../../doors/webauthn.ts";
import type { FormErrors } from "../../forms/form-errors.ts";
import { useForm } from "../../forms/use-form.ts";
import { translator, useTranslator } from "../../languages/language.ts";
import { makePrfPasskey } from "../../sealed/crypto/passkey-prf.ts";
import { Button } from "../../ui/Button.tsx";
import { ActionRow } from "../../ui/DialogActions.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { Step } from "../Step.tsx";
import type { ChangeProps } from "./change-props.ts";
import { putSlot } from "./slot-changes.ts";

class HasNoPrf extends Error {}

/** A passkey beside the passphrase and the kit, where the device has the function that makes a key of it. */
export function NewPasskey({ user, seal, masters, steps, onCancel, onDone }: ChangeProps) {
  const t = useTranslator();
  const device = useDeviceQuestion();
  const form = useForm({
    initial: { name: suggestedName(t) },
    check: checkName,
    send: async ({ name }) => {
      const answer = await makePrfPasskey(name.trim(), device.signal());
      if (!answer) throw new HasNoPrf("The passkey has no PRF.");
      const secret = { kind: "passkey", ...answer } as const;
      await putSlot(user.id, seal, masters, { secret, name: name.trim() }).finally(() => answer.prf.fill(0));
    },
    explain,
    onAccepted: (_, { name }) =>
      onDone(sealedWords.passkey.added, sealedWords.passkey.addedHint, { name: name.trim() }),
  });
  return (
    <Step title={t(sealedWords.passkey.title)} step={2} steps={steps}>
      <form {...form.props} className="flex flex-col gap-4">
        <p className="max-w-[65ch] text-pretty">{t(sealedWords.passkey.what)}</p>
        <TextField
          {...form.field("name")}
          label={t(doors.passkey.name)}
          hint={t(doors.passkey.nameHint)}
          autoFocus
          autoComplete="off"
          dir="auto"
        />
        <Notice>{form.notice}</Notice>
        <ActionRow>
          <Button onClick={onCancel}>{t(common.cancel)}</Button>
          <SubmitButton isBusy={form.isBusy} busy={t(doors.passkey.busy)}>
            {t(doors.passkey.create)}
          </SubmitButton>
        </ActionRow>
      </form>
    </Step>
  );
}

function explain(error: Error): FormErrors {
  const t = translator();
  if (error instanceof HasNoPrf) return { notice: t(sealedWords.passkey.cannot) };
  const failure = passkeyFailure(error);
  if (failure) return { notice: t(doors.passkeyFailed[failure]) };
  return { notice: failureText(t, error, sealedWords.passkey.failed) };
}
