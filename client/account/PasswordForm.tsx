import { useState } from "react";
import { passwordLength } from "#domain/accounts/password-length.ts";
import type { User } from "#domain/accounts/user.ts";
import { wayInCalls } from "#domain/calls/ways-in.ts";
import { account } from "#domain/languages/en/account.ts";
import { doors } from "#domain/languages/en/doors.ts";
import { send } from "../api.ts";
import { useReloadDoors } from "../doors/doors.ts";
import { PasswordStrength } from "../forms/strength/PasswordStrength.tsx";
import { useForm } from "../forms/use-form.ts";
import { useTranslator } from "../languages/language.ts";
import { Checkbox } from "../ui/Checkbox.tsx";
import { Notice } from "../ui/Notice.tsx";
import { PasswordField } from "../ui/PasswordField.tsx";
import { Section } from "../ui/Section.tsx";
import { SubmitButton } from "../ui/SubmitButton.tsx";
import { showToast } from "../ui/toasts.ts";
import { checkPasswords, emptyPasswords, explainPasswordChange, isFilled } from "./password.ts";

export function PasswordForm({ user }: { user: User }) {
  const t = useTranslator();
  const [endsOthers, setEndsOthers] = useState(true);
  const form = usePasswordChange(user, endsOthers);
  return (
    <Section title={t(account.settings.password)}>
      <form {...form.props} className="flex flex-col gap-4">
        {/* Tells password managers to which account the password belongs. */}
        <input type="text" name="username" autoComplete="username" value={user.email ?? ""} readOnly hidden />
        <PasswordField
          {...form.field("currentPassword")}
          texts={account.passwords.current}
          autoComplete="current-password"
        />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-2">
            <PasswordField
              {...form.field("newPassword")}
              texts={account.passwords.new}
              hint={t(account.passwords.atLeast, { min: passwordLength.min })}
              autoComplete="new-password"
            />
            <PasswordStrength
              password={form.values.newPassword}
              personal={[user.email ?? "", user.universeName, user.userName]}
            />
          </div>
          <PasswordField
            {...form.field("confirmPassword")}
            texts={account.passwords.confirmNew}
            autoComplete="new-password"
          />
        </div>
        <Checkbox
          label={t(doors.sessions.endOthers)}
          hint={t(doors.endOthersHint)}
          checked={endsOthers}
          onCheckedChange={setEndsOthers}
        />
        <Notice>{form.notice}</Notice>
        <SubmitButton
          className="sm:self-start"
          isBusy={form.isBusy}
          busy={t(account.newPassword.busy)}
          disabled={!isFilled(form.values)}
        >
          {t(account.newPassword.submit)}
        </SubmitButton>
      </form>
    </Section>
  );
}

function usePasswordChange({ id }: User, endsOtherSessions: boolean) {
  const reload = useReloadDoors();
  const form = useForm({
    initial: emptyPasswords,
    check: checkPasswords,
    send: ({ currentPassword, newPassword }) =>
      send(wayInCalls.changePassword, {
        params: { id },
        body: { currentPassword, newPassword, endsOtherSessions },
      }),
    explain: explainPasswordChange,
    onAccepted: () => {
      form.reset();
      showToast((t) => ({
        title: t(account.newPassword.updated),
        description: t(endsOtherSessions ? account.newPassword.updatedHint : doors.othersStay),
      }));
      // The change cancels a pending address.
      void reload();
    },
  });
  return form;
}
