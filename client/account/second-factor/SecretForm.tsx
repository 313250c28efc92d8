import { Smartphone } from "lucide-react";
import { useId } from "react";
import { readCode } from "#domain/accounts/second-factor.ts";
import { wayInCalls } from "#domain/calls/ways-in.ts";
import { common } from "#domain/languages/en/common.ts";
import { doors } from "#domain/languages/en/doors.ts";
import { send } from "../../api.ts";
import { CallError } from "../../call-errors.ts";
import { failureText } from "../../doors/failure-text.ts";
import type { FormErrors } from "../../forms/form-errors.ts";
import { useForm } from "../../forms/use-form.ts";
import { translator, useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { ActionRow, DialogActions } from "../../ui/DialogActions.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { QrCode } from "../../ui/QrCode.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import { TextField } from "../../ui/TextField.tsx";

type Props = {
  /** The secret in base 32, as apps take it. */
  secret: string;
  /** `otpauth://…`: the secret for an app on this device and for the picture. */
  uri: string;
  onTurnedOn: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
};

export function SecretForm({ secret, uri, onTurnedOn, onClose }: Props) {
  const t = useTranslator();
  const id = useId();
  const form = useForm({
    initial: { code: "" },
    check: checkCode,
    send: async ({ code }) => (await send(wayInCalls.confirmTotp, { body: { code } })).data,
    explain: explainCode,
    onAccepted: ({ recoveryCodes }) => onTurnedOn(recoveryCodes),
  });
  return (
    <form {...form.props} id={id} className="flex flex-col gap-4">
      <p className="text-pretty">{t(doors.factor.scan)}</p>
      <QrCode
        text={uri}
        label={t(doors.factor.picture)}
        className="w-full max-w-52 self-center rounded-control"
      />
      <SecretText secret={secret} uri={uri} />
      <TextField
        {...form.field("code")}
        label={t(doors.factor.code)}
        hint={t(doors.factor.codeHint)}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
      />
      <DialogActions>
        <Notice>{form.notice}</Notice>
        <ActionRow>
          <Button onClick={onClose}>{t(common.cancel)}</Button>
          <SubmitButton form={id} isBusy={form.isBusy} busy={t(doors.factor.checking)}>
            {t(doors.factor.turnOn)}
          </SubmitButton>
        </ActionRow>
      </DialogActions>
    </form>
  );
}

/** Shows the secret as text too, because a phone cannot scan a picture on its own screen. */
function SecretText({ secret, uri }: Pick<Props, "secret" | "uri">) {
  const t = useTranslator();
  return (
    <div className="flex flex-col gap-2">
      <p className="text-pretty text-quiet text-small">{t(doors.factor.byHand)}</p>
      <p
        dir="ltr"
        className="select-all rounded-control bg-raised px-3 py-2 text-center font-mono wrap-anywhere"
      >
        {secret.match(/.{1,4}/g)?.join(" ")}
      </p>
      <div className="flex flex-wrap gap-2">
        <CopyButton
          text={secret}
          label={doors.factor.copySecret}
          copied={doors.factor.secretCopied}
          hint={doors.factor.secretCopiedHint}
        />
        <Button asChild variant="quiet">
          <a href={uri}>
            <Smartphone aria-hidden="true" />
            {t(doors.factor.openApp)}
          </a>
        </Button>
      </div>
    </div>
  );
}

const checkCode = ({ code }: { code: string }): FormErrors | null =>
  readCode(code)?.kind === "totp" ? null : { fields: { code: translator()(doors.factor.sixDigits) } };

/** A wrong code is said at its field, because the next one may be right. */
function explainCode(error: Error): FormErrors {
  const sentence = failureText(translator(), error, doors.factor.failed);
  const isWrong = error instanceof CallError && error.refusal.code === "wrong-code";
  return isWrong ? { fields: { code: sentence } } : { notice: sentence };
}
