import { accountCalls } from "#domain/calls/account.ts";
import { account } from "#domain/languages/en/account.ts";
import { doors } from "#domain/languages/en/doors.ts";
import { send } from "../api.ts";
import { CallError } from "../call-errors.ts";
import type { FormErrors } from "../forms/form-errors.ts";
import { useForm } from "../forms/use-form.ts";
import { translator, useTranslator } from "../languages/language.ts";
import { useSession } from "../session/session.ts";
import { Notice } from "../ui/Notice.tsx";
import { PasswordField } from "../ui/PasswordField.tsx";
import { SubmitButton } from "../ui/SubmitButton.tsx";
import { TextField } from "../ui/TextField.tsx";
import { failureText } from "./failure-text.ts";

type Props = { asksForCode: boolean; isSecond: boolean; onConfirmed: (password: string) => void };

export function PasswordConfirmation({ asksForCode, isSecond, onConfirmed }: Props) {
  const t = useTranslator();
  const { data: user } = useSession();
  const form = useForm({
    initial: { password: "", code: "" },
    check: checkPassword,
    send: ({ password, code }) =>
      send(accountCalls.confirm, { body: asksForCode ? { password, code } : { password } }),
    explain: (error) => explainConfirmation(error, asksForCode),
    onAccepted: (_, { password }) => onConfirmed(password),
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      {/* Tells password managers to which account the password belongs. */}
      <input type="text" name="username" autoComplete="username" value={user?.email ?? ""} readOnly hidden />
      <PasswordField
        {...form.field("password")}
        texts={account.passwords.yours}
        autoComplete="current-password"
        autoFocus={!isSecond}
      />
      {asksForCode && (
        <TextField
          {...form.field("code")}
          label={t(doors.confirm.code)}
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          dir="ltr"
        />
      )}
      <Notice>{form.notice}</Notice>
      <SubmitButton isBusy={form.isBusy} busy={t(doors.confirm.checking)} isSecond={isSecond}>
        {t(doors.confirm.submit)}
      </SubmitButton>
    </form>
  );
}

const checkPassword = ({ password }: { password: string }): FormErrors | null =>
  password === "" ? { fields: { password: translator()(doors.confirm.typedFirst) } } : null;

/** What is wrong is said at its field; a locked account and all else below them. */
function explainConfirmation(error: Error, asksForCode: boolean): FormErrors {
  const sentence = failureText(translator(), error, doors.confirm.failed);
  const code = error instanceof CallError ? error.refusal.code : null;
  if (code === "wrong-password") return { fields: { password: sentence } };
  // The field of the code comes when the ways in have arrived, which another device may have changed.
  const isOfCode = code === "wrong-code" || code === "second-factor-required" || code === "invalid-code";
  return isOfCode && asksForCode ? { fields: { code: sentence } } : { notice: sentence };
}
