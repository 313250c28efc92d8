import { Link } from "wouter";
import { passwordLength } from "#domain/accounts/password-length.ts";
import { account } from "#domain/languages/en/account.ts";
import { forms } from "#domain/languages/en/forms.ts";
import { visitorCalls } from "#domain/visitor-calls.ts";
import { send } from "../api.ts";
import { ResendButton } from "../forms/ResendButton.tsx";
import { useForm } from "../forms/use-form.ts";
import { useTranslator } from "../languages/language.ts";
import { RichText } from "../languages/RichText.tsx";
import { useInstance } from "../session/instance-settings.ts";
import { rememberBrowser } from "../session/known-browser.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { SubmitButton } from "../ui/SubmitButton.tsx";
import { TextField } from "../ui/TextField.tsx";
import { showToast } from "../ui/toasts.ts";
import { checkMigration, explainMigration, type Migration } from "./migration.ts";
import { NewPassword } from "./NewPassword.tsx";
import { Actions, Outcome } from "./Outcome.tsx";

export type FormProps = {
  universeName: string;
  /** The token of the operator's link. */
  invitation?: string | undefined;
  onMigrated: (migration: Migration) => void;
};

export function MigrateForm(props: FormProps) {
  const t = useTranslator();
  const form = useMigration(props);
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <h2 className="font-display text-title">{t(account.migrate.title)}</h2>
      <p className="text-quiet">{t(account.migrate.hint)}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...form.field("universeName")}
          label={t(account.fields.universeName)}
          required
          autoComplete="off"
        />
        <TextField
          {...form.field("email")}
          label={t(account.fields.email)}
          type="email"
          required
          autoComplete="username"
        />
        <NewPassword
          field={form.field}
          hint={t(account.migrate.passwordHint, { min: passwordLength.min })}
          personal={[form.values.email, form.values.universeName]}
        />
      </div>
      <Notice>{form.notice}</Notice>
      <SubmitButton isBusy={form.isBusy} busy={t(account.migrate.busy)}>
        {t(account.migrate.submit)}
      </SubmitButton>
    </form>
  );
}

function useMigration({ universeName, invitation, onMigrated }: FormProps) {
  return useForm<Migration, unknown>({
    initial: { universeName, email: "", password: "", confirmPassword: "" },
    check: checkMigration,
    send: ({ confirmPassword, ...body }) => send(visitorCalls.migrate, { body: { ...body, invitation } }),
    explain: explainMigration,
    onAccepted: (_, migration) => {
      rememberBrowser();
      onMigrated(migration);
      showToast((t) => ({ title: t(account.migrate.done), description: t(account.migrate.doneHint) }));
    },
  });
}

export function Migrated({ universeName, email }: Migration) {
  const t = useTranslator();
  const { data: instance } = useInstance();
  const { oneStepLeft, oneStepLeftOfClosed } = account.migrate;
  return (
    <Outcome title={t(account.migrate.migrated)}>
      <p>{t(account.migrate.preserved)}</p>
      <p>
        <RichText
          text={instance?.universeNameSignIn === false ? oneStepLeftOfClosed : oneStepLeft}
          tags={{
            address: (content) => (
              <strong className="inline-block max-w-full wrap-anywhere">{content}</strong>
            ),
            name: (content) => (
              <strong className="wrap-anywhere" dir="auto">
                {content}
              </strong>
            ),
          }}
          params={{ email: email.trim(), universeName: universeName.trim() }}
        />
      </p>
      <Actions>
        <Button asChild variant="primary">
          <Link href="/login">{t(account.goToLogin)}</Link>
        </Button>
        <ResendButton identifier={email.trim()}>{t(forms.resend.again)}</ResendButton>
      </Actions>
    </Outcome>
  );
}
