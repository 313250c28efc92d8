import { useState } from "react";
import { Link } from "wouter";
import { passwordLength } from "#domain/accounts/passwords.ts";
import type { User } from "#domain/accounts/user.ts";
import { api } from "#domain/api.ts";
import { send } from "../api.ts";
import { ResendButton } from "../forms/ResendButton.tsx";
import { useForm } from "../forms/use-form.ts";
import { usePageTitle } from "../navigation/page-title.ts";
import { rememberBrowser } from "../session/known-browser.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { SubmitButton } from "../ui/SubmitButton.tsx";
import { TextField } from "../ui/TextField.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { showToast } from "../ui/toasts.ts";
import { VisitorPage } from "../ui/VisitorPage.tsx";
import { checkMigration, explainMigration, type Migration } from "./migration.ts";
import { NewPassword } from "./NewPassword.tsx";
import { Actions, Outcome } from "./Outcome.tsx";

export function MigratePage({ user }: { user: User | null }) {
  const [migrated, setMigrated] = useState<Migration | null>(null);
  usePageTitle("Give your universe a password");
  return (
    <VisitorPage tagline="Your sky, kept by a password" footer={<Back isSignedIn={user !== null} />}>
      {migrated ? (
        <Migrated {...migrated} />
      ) : (
        <MigrateForm universeName={unprotectedName(user)} onMigrated={setMigrated} />
      )}
    </VisitorPage>
  );
}

/** Prefills the name of a signed-in user without a password. */
const unprotectedName = (user: User | null) => (user && !user.hasPassword ? user.universeName : "");

type FormProps = { universeName: string; onMigrated: (migration: Migration) => void };

function MigrateForm(props: FormProps) {
  const form = useMigration(props);
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <h2 className="font-display text-title">Give your universe a password</h2>
      <p className="text-quiet">
        For a universe that its name alone has opened so far. All your stars stay where they are.
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...form.field("universeName")} label="Universe Name" required autoComplete="off" />
        <TextField {...form.field("email")} label="E-mail" type="email" required autoComplete="username" />
        <NewPassword
          field={form.field}
          hint={`${passwordLength.min} or more: lower and upper case, a number, a special character.`}
        />
      </div>
      <Notice>{form.notice}</Notice>
      <SubmitButton isBusy={form.isBusy} busy="Migrating...">
        Migrate Account
      </SubmitButton>
    </form>
  );
}

function useMigration({ universeName, onMigrated }: FormProps) {
  return useForm<Migration, unknown>({
    initial: { universeName, email: "", password: "", confirmPassword: "" },
    check: checkMigration,
    send: ({ confirmPassword, ...body }) => send(api.migrate, { body }),
    explain: explainMigration,
    onAccepted: (_, migration) => {
      rememberBrowser();
      onMigrated(migration);
      showToast({
        title: "Migration Successful",
        description: "Your account has been updated! Please check your email for verification.",
      });
    },
  });
}

function Migrated({ universeName, email }: Migration) {
  return (
    <Outcome title="Your account is migrated">
      <p>All your mood data is preserved.</p>
      <p>
        One step is left: follow the link that we sent to{" "}
        <strong className="wrap-anywhere">{email.trim()}</strong> within a day. Until then the name{" "}
        <strong className="wrap-anywhere" dir="auto">
          {universeName.trim()}
        </strong>{" "}
        alone keeps opening your universe; afterwards it takes your password.
      </p>
      <Actions>
        <Button asChild variant="primary">
          <Link href="/login">Go to Login</Link>
        </Button>
        <ResendButton identifier={email.trim()}>Send it again</ResendButton>
      </Actions>
    </Outcome>
  );
}

const Back = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <p className="text-body">
    <TextLink alone href={isSignedIn ? "/" : "/login"}>
      {isSignedIn ? "Back to your universe" : "Back to login"}
    </TextLink>
  </p>
);
