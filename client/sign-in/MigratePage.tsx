import { useState } from "react";
import { Link } from "wouter";
import type { User } from "#domain/accounts.ts";
import { api } from "#domain/api.ts";
import { passwordLength } from "#domain/passwords.ts";
import { send } from "../api.ts";
import { useForm } from "../form.ts";
import { usePageTitle } from "../page-title.ts";
import { ResendButton } from "../ResendButton.tsx";
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
    <VisitorPage tagline="Your sky, kept by a password" footer={<Back isIn={user !== null} />}>
      {migrated ? (
        <Migrated {...migrated} />
      ) : (
        <MigrateForm universeName={nameAlone(user)} onMigrated={setMigrated} />
      )}
    </VisitorPage>
  );
}

/** Whoever is in by name alone has come for this universe. */
const nameAlone = (user: User | null) => (user && !user.hasPassword ? user.universeName : "");

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
          hint={`${passwordLength.least} or more: lower and upper case, a number, a special character.`}
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
    onTaken: (_, migration) => {
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

const Back = ({ isIn }: { isIn: boolean }) => (
  <p className="text-body">
    <TextLink alone href={isIn ? "/" : "/login"}>
      {isIn ? "Back to your universe" : "Back to login"}
    </TextLink>
  </p>
);
