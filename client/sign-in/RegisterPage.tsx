import { useState } from "react";
import { Link } from "wouter";
import { passwordLength } from "#domain/accounts/passwords.ts";
import { api } from "#domain/api.ts";
import { send } from "../api.ts";
import { ResendButton } from "../forms/ResendButton.tsx";
import { useForm } from "../forms/use-form.ts";
import { usePageTitle } from "../navigation/page-title.ts";
import { useInstance } from "../session/instance-settings.ts";
import { rememberBrowser } from "../session/known-browser.ts";
import { localDate } from "../time/local-date.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";
import { SubmitButton } from "../ui/SubmitButton.tsx";
import { TextField } from "../ui/TextField.tsx";
import { TextLink } from "../ui/TextLink.tsx";
import { showToast } from "../ui/toasts.ts";
import { VisitorPage } from "../ui/VisitorPage.tsx";
import { NewPassword } from "./NewPassword.tsx";
import { Actions, Outcome } from "./Outcome.tsx";
import { bodyOf, checkRegistration, emptyRegistration, explainRegistration } from "./registration.ts";

export function RegisterPage() {
  const [email, setEmail] = useState<string | null>(null);
  usePageTitle(email === null ? "Create your account" : "Check your email");
  return (
    <VisitorPage tagline="Create your personal universe" footer={email === null && <LoginLink />}>
      {email === null ? <Registration onRegistered={setEmail} /> : <CheckEmail email={email} />}
    </VisitorPage>
  );
}

function Registration({ onRegistered }: { onRegistered: (email: string) => void }) {
  const { data: instance, isPending } = useInstance();
  if (isPending) return <Skeleton rows={6} />;
  return instance?.registration === false ? <Closed /> : <RegisterForm onRegistered={onRegistered} />;
}

function Closed() {
  return (
    <div className="flex flex-col gap-3">
      <h2 className="font-display text-title">New accounts are closed here</h2>
      <p>This server accepts no new accounts or universes. If you have an account already, log in.</p>
    </div>
  );
}

function RegisterForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const form = useRegistration(onRegistered);
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <h2 className="font-display text-title">Create your account</h2>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...form.field("email")} label="E-mail" type="email" required autoComplete="username" />
        <TextField {...form.field("universeName")} label="Universe Name" required autoComplete="off" />
        <TextField {...form.field("userName")} label="User Name" required autoComplete="nickname" />
        <TextField
          {...form.field("birthday")}
          label="Birthday"
          type="date"
          max={localDate(new Date())}
          required
          autoComplete="bday"
        />
        <NewPassword field={form.field} hint={`At least ${passwordLength.min} characters.`} />
      </div>
      <Notice>{form.notice}</Notice>
      <SubmitButton isBusy={form.isBusy} busy="Creating your account...">
        Create Account
      </SubmitButton>
    </form>
  );
}

function useRegistration(onRegistered: (email: string) => void) {
  return useForm({
    initial: emptyRegistration,
    check: (registration) => checkRegistration(registration, new Date()),
    send: (registration) => send(api.register, { body: bodyOf(registration, new Date()) }),
    explain: explainRegistration,
    onAccepted: (_, { email }) => {
      rememberBrowser();
      onRegistered(email.trim());
      showToast({
        title: "Account Created",
        description: "Please check your email to verify your account before logging in.",
      });
    },
  });
}

function CheckEmail({ email }: { email: string }) {
  return (
    <Outcome title="Check Your Email">
      <p>
        We sent a mail to <strong className="wrap-anywhere">{email}</strong>. Follow the link in it within a
        day, and your universe is yours.
      </p>
      <p className="text-quiet">Nothing there? Look among the spam, or have it sent again after a minute.</p>
      <Actions>
        <Button asChild variant="primary">
          <Link href="/login">Back to Login</Link>
        </Button>
        <ResendButton identifier={email}>Send it again</ResendButton>
      </Actions>
    </Outcome>
  );
}

const LoginLink = () => (
  <p className="text-body">
    Have an account?{" "}
    <TextLink alone href="/login">
      Log in
    </TextLink>
  </p>
);
