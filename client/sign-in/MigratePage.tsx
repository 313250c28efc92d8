import { useState } from "react";
import { Link } from "wouter";
import { passwordLength } from "#domain/accounts/password-length.ts";
import { signsInBy, type User } from "#domain/accounts/user.ts";
import { account } from "#domain/languages/en/account.ts";
import { common } from "#domain/languages/en/common.ts";
import { forms } from "#domain/languages/en/forms.ts";
import { visitorCalls } from "#domain/visitor-calls.ts";
import { send } from "../api.ts";
import { ResendButton } from "../forms/ResendButton.tsx";
import { useForm } from "../forms/use-form.ts";
import { useTranslator } from "../languages/language.ts";
import { RichText } from "../languages/RichText.tsx";
import { usePageTitle } from "../navigation/page-title.ts";
import { useInstance } from "../session/instance-settings.ts";
import { rememberBrowser } from "../session/known-browser.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { SubmitButton } from "../ui/SubmitButton.tsx";
import { TextField } from "../ui/TextField.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { showToast } from "../ui/toasts.ts";
import { VisitorPage } from "../ui/VisitorPage.tsx";
import { useInvitation } from "./invitation.ts";
import { checkMigration, explainMigration, type Migration } from "./migration.ts";
import { NewPassword } from "./NewPassword.tsx";
import { Actions, Outcome } from "./Outcome.tsx";

export function MigratePage({ user }: { user: User | null }) {
  const t = useTranslator();
  const invitation = useInvitation();
  const [migrated, setMigrated] = useState<Migration | null>(null);
  usePageTitle(t(account.migrate.title));
  return (
    <VisitorPage tagline={t(account.migrate.tagline)} footer={<Back isSignedIn={user !== null} />}>
      {migrated ? (
        <Migrated {...migrated} />
      ) : user || invitation ? (
        <MigrateForm
          key={invitation?.token}
          universeName={invitation?.universeName || unprotectedName(user)}
          invitation={invitation?.token}
          onMigrated={setMigrated}
        />
      ) : (
        <ByName onMigrated={setMigrated} />
      )}
    </VisitorPage>
  );
}

/** A visitor who knows a name can migrate, if the server opens universes by their names. */
function ByName({ onMigrated }: Pick<FormProps, "onMigrated">) {
  const { data: instance, isPending } = useInstance();
  if (isPending) return <Skeleton rows={6} />;
  return instance?.universeNameSignIn === false ? (
    <Closed contact={instance.contacts.support} />
  ) : (
    <MigrateForm universeName="" onMigrated={onMigrated} />
  );
}

function Closed({ contact }: { contact: string }) {
  const t = useTranslator();
  return (
    <div className="flex flex-col gap-3">
      <h2 className="font-display text-title">{t(account.migrate.closed)}</h2>
      <p>
        <RichText
          text={account.migrate.closedReason}
          tags={{
            contact: (content) => (
              <a className="font-medium text-accent-ink underline wrap-anywhere" href={`mailto:${contact}`}>
                {content}
              </a>
            ),
          }}
          params={{ address: contact }}
        />
      </p>
    </div>
  );
}

/** Prefills the name of a signed-in user whose universe it opens. */
const unprotectedName = (user: User | null) => (user && signsInBy(user, "name") ? user.universeName : "");

type FormProps = {
  universeName: string;
  /** The token of the operator's link. */
  invitation?: string | undefined;
  onMigrated: (migration: Migration) => void;
};

function MigrateForm(props: FormProps) {
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

function Migrated({ universeName, email }: Migration) {
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

function Back({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTranslator();
  return (
    <p className="text-body">
      <TextLink alone href={isSignedIn ? "/" : "/login"}>
        {t(isSignedIn ? common.notFound.back : account.migrate.backToLogin)}
      </TextLink>
    </p>
  );
}
