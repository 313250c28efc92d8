import { passwordLength } from "#domain/accounts/password-length.ts";
import { passwordMessages, passwordRefusal } from "#domain/accounts/passwords.ts";
import type { User } from "#domain/accounts/user.ts";
import { wayInCalls } from "#domain/calls/ways-in.ts";
import { account } from "#domain/languages/en/account.ts";
import { waysBack } from "#domain/languages/en/ways-back.ts";
import { send } from "../../api.ts";
import { explainRefusal, type FormErrors, fieldError } from "../../forms/form-errors.ts";
import { useForm } from "../../forms/use-form.ts";
import { translator, useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import { NewPassword } from "../NewPassword.tsx";
import { Actions, Outcome } from "../Outcome.tsx";
import { enterAfterReload } from "./enter.ts";

type Passwords = { password: string; confirmPassword: string };

/** The universe is open by a link: a new password needs no present one for a few minutes. */
export function ChoosePassword({ user }: { user: User }) {
  const t = useTranslator();
  const form = useForm<Passwords, unknown>({
    initial: { password: "", confirmPassword: "" },
    check: checkPasswords,
    send: (typed) => send(wayInCalls.setPassword, { body: { newPassword: typed.password } }),
    explain: (error) =>
      explainRefusal(
        error,
        translator()(account.newPassword.failed),
        translator()(waysBack.link.password.failed),
      ),
    onAccepted: () =>
      enterAfterReload(user, { title: waysBack.link.password.saved, hint: waysBack.link.password.savedHint }),
  });
  return (
    <Outcome title={t(waysBack.link.password.title)}>
      <form {...form.props} className="flex flex-col gap-4">
        <p className="text-pretty text-quiet">{t(waysBack.link.password.hint)}</p>
        {/* Tells password managers to which account the password belongs. */}
        <input type="text" name="username" autoComplete="username" value={user.email ?? ""} readOnly hidden />
        <NewPassword
          field={form.field}
          hint={t(account.migrate.passwordHint, { min: passwordLength.min })}
          personal={[user.email ?? "", user.universeName, user.userName]}
        />
        <Notice>{form.notice}</Notice>
        <Actions>
          <SubmitButton isBusy={form.isBusy} busy={t(waysBack.link.password.busy)}>
            {t(waysBack.link.password.submit)}
          </SubmitButton>
          <Button onClick={() => enterAfterReload(user)}>{t(waysBack.link.password.later)}</Button>
        </Actions>
      </form>
    </Outcome>
  );
}

function checkPasswords({ password, confirmPassword }: Passwords): FormErrors | null {
  const title = translator()(account.newPassword.failed);
  const refusal = passwordRefusal(password);
  if (refusal) return fieldError(title, "password", refusal);
  return password === confirmPassword
    ? null
    : fieldError(title, "confirmPassword", passwordMessages.mismatch);
}
